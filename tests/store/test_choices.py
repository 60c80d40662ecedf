"""Settings, preferences, memory."""

from dataclasses import replace

from bot.store import GuildSettings, Preferences
from bot.waking import Quiet


async def test_who_has_chosen_nothing_has_the_defaults(store):
    assert await store.settings(1) == GuildSettings()
    assert await store.preferences(1) == Preferences(dm=True, mention=True)
    assert await store.get_meta("commands") is None


async def test_choices_are_kept_and_changed(store):
    for chosen in (
        GuildSettings("blitz", 3, True, "pl", (2**60 + 7, 8), 2**60 + 9, True, True),
        GuildSettings("day", 1, False),
    ):
        await store.save_settings(2**60, chosen)
        assert await store.settings(2**60) == chosen
    night = Quiet(22 * 60, 7 * 60 + 30, "America/St_Johns")
    for wanted in (Preferences(False, True, "es", True, True, night), Preferences(True, False)):
        await store.save_preferences(2**60, wanted)
        assert await store.preferences(2**60) == wanted
    for value in ("abc", "dé🌹f"):
        await store.set_meta("commands", value)
        assert await store.get_meta("commands") == value
    assert await store.settings(5) == GuildSettings()
    assert await store.preferences(5) == Preferences()


async def test_only_chosen_languages_are_listed(store):
    assert await store.languages() == ({}, {})
    await store.save_preferences(1, Preferences(language="es"))
    await store.save_preferences(2, Preferences(dm=False))
    await store.save_settings(3, GuildSettings(language="pl"))
    await store.save_settings(4, GuildSettings())
    assert await store.languages() == ({1: "es"}, {3: "pl"})


async def test_quiet_hours_in_a_time_zone_that_is_gone_are_none(store):
    """The list of time zones is another one after an upgrade of the machine; nobody's table may stop for that."""
    gone = Preferences(False, quiet=Quiet(60, 120, "Atlantis/Poseidonis"))
    await store.save_preferences(1, gone)
    assert await store.preferences(1) == replace(gone, quiet=None)
