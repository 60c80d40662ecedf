"""Whatever is committed in whatever order, a table is what its accepted commits say."""

from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import Store, sqlite_url
from tests.store.rows import answer, table

questions = st.sampled_from(["a", "b", "c", "d"])
commits = st.tuples(
    st.sampled_from(["x", "y"]),  # table
    st.sampled_from([0, 0, 0, 0, -1, 1, -2]),  # how far the expected revision is off
    st.dictionaries(questions, st.floats(0, 1e9), max_size=3),  # due
    st.booleans(),  # with an input
    st.sampled_from([0, 1]),  # through which of two stores
    st.booleans(),  # closed and opened again afterwards
)


@dataclass
class Model:
    """What a table should be."""

    revision: int = 0
    due: dict[str, float] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)

    def commit(self, revision: int, due: dict[str, float], question: str | None) -> bool:
        """Apply a commit."""
        if revision != self.revision:
            return False
        self.revision += 1
        self.due = dict(due)
        self.log += [question] if question else []
        return True


@given(steps=st.lists(commits, max_size=25))
@settings(max_examples=40)
async def test_a_table_is_what_its_accepted_commits_say(steps, tmp_path_factory):
    url = sqlite_url(tmp_path_factory.mktemp("any") / "x.db")
    stores = [await Store.open(url, now=0.0), await Store.open(url, now=0.0)]
    models = {name: Model() for name in ("x", "y")}
    for name in models:
        await stores[0].create(table(name))
    for number, (name, off, due, with_input, which, again) in enumerate(steps):
        model, question = models[name], f"q{number}"
        expected = model.revision + off
        given_input = answer(question=question) if with_input else None
        done = await stores[which].commit(name, expected, snapshot={"by": number}, due=due, input=given_input)
        assert done == model.commit(expected, due, question if with_input else None)
        if again:
            await stores[which].close()
            stores[which] = await Store.open(url, now=0.0)
    for name, model in models.items():
        row = await stores[0].get(name)
        assert (row.revision, row.due) == (model.revision, model.due)
        assert [entry.question for entry in await stores[1].inputs(name)] == model.log
    for store in stores:
        await store.close()
