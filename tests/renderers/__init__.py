"""Tests of what people see and read."""
