"""Ratios against peers and limits, measured in one run each."""
