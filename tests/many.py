"""How much is played at random: a sample, or all with STARCROSSED_MANY=1000 in the environment, the full measure."""

import os

MANY = int(os.environ.get("STARCROSSED_MANY", "0"))


def many(sample: int) -> int:
    """Return how many games a test plays."""
    return MANY or sample
