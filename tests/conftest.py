"""Settings that all tests share."""

from hypothesis import settings

settings.register_profile("calm", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("calm")
