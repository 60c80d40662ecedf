"""The gallery: every picture with its alternative text, and one page of them all."""

import pytest

from renderers.__main__ import main
from renderers.samples import samples
from tests.renderers.sights import sights


def test_the_gallery_has_every_scene_and_its_text(tmp_path, capsys) -> None:
    assert main(["gallery", "--out", str(tmp_path / "new"), "--game", "where_art_thou_romeo", "--locale", "en"]) == 0
    pictures = sorted((tmp_path / "new").glob("*.png"))
    scenes = [scene for game, scene in sights() if game == "where_art_thou_romeo"]
    assert len(pictures) == 2 * len(scenes) > 80
    assert f"{len(pictures)} pictures" in capsys.readouterr().out
    page = (tmp_path / "new" / "index.html").read_text("utf-8")
    for picture in pictures:
        assert 20 < len(picture.with_suffix(".txt").read_text("utf-8")) <= 257
        assert f'src="{picture.name}"' in page


def test_without_a_game_there_are_leaderboards_and_profiles_too(tmp_path, capsys) -> None:
    assert main(["gallery", "--out", str(tmp_path), "--locale", "en"]) == 0
    for scene in samples():
        assert (tmp_path / f"en-{scene.name}.png").exists()
        assert len((tmp_path / f"en-{scene.name}.txt").read_text("utf-8")) > 20


def test_an_unknown_game_is_refused(tmp_path, capsys) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["gallery", "--out", str(tmp_path), "--game", "chess"])
    assert refused.value.code == 2
    assert "where_art_thou_romeo" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_named(tmp_path, capsys) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit) as ended:
        main(["gallery", "--out", str(tmp_path / "file"), "--game", "roma"])
    assert ended.value.code == 2
    assert f"cannot write into {tmp_path / 'file'}" in capsys.readouterr().err
