"""The history of the database's form, run by Alembic.

To add a step: write `versions/v0002_what.py` by hand after the pattern of the last one, change `bot/store/schema.py`
alike, and set `HEAD` in `bot/store/migrate.py`; the tests say whether the three agree.
"""
