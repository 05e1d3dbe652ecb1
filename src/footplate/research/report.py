"""An arena's results as files: JSON always; Parquet and a page with plots where the extra `lab` is installed."""

import json
from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from footplate.calling import install
from footplate.games import GAMES
from footplate.research.contest import Played
from footplate.research.figures import Figure, Results, by_deal, margin, share
from footplate.research.running import EXTRA
from footplate.table.errors import BadInput

Plot = dict[str, object]  # in Vega-Lite
# Room on both sides: letters are measured here, and drawn where the page is read.
LAYOUT: Final = {"width": 560, "padding": {"left": 40, "right": 40, "top": 5, "bottom": 5}, "background": "transparent"}
INK: Final = "#2f4b66"
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #222; background: #faf8f2; max-width: 64rem; margin: auto }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .6rem; white-space: nowrap; text-align: right; border-bottom: 1px solid #ddd6c6 }
th:first-child, td:first-child { text-align: left }
figure { margin: 2rem 0 }
svg { max-width: 100%; height: auto }
"""


def write_all(found: Results, games: list[Played], folder: Path) -> list[str]:
    """Write every kind of results that can be written here; what is lacking, as lines for people."""
    try:
        (folder / "results.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        if find_spec("pyarrow"):
            write_parquet(found, games, folder / "games.parquet")
        if find_spec("altair") and find_spec("vl_convert"):
            (folder / "report.html").write_text(page(found, games), "utf-8")
    except OSError as error:
        cure = "The games are kept; once there is room, the same command writes them."
        raise BadInput(f"the results can't be written: {error.strerror}.", str(folder), cure) from None
    names = {"pyarrow": "games.parquet", "altair": "report.html", "vl_convert": "report.html"}
    lacking = sorted({file for package, file in names.items() if not find_spec(package)})
    return [f"For {' and '.join(lacking)} something is lacking: {install(EXTRA)}"] if lacking else []


def rows(found: Results, games: list[Played]) -> dict[str, list[object]]:
    """A row for each seat of each game, by columns."""
    names = found["plan"]["players"]
    assert isinstance(names, list)
    columns: dict[str, Callable[[Played, int], object]] = {
        "deal": lambda played, seat: played["deal"],
        "table": lambda played, seat: played["table"],
        "seat": lambda played, seat: seat,
        "player": lambda played, seat: names[played["players"][seat]],
        "points": lambda played, seat: played["totals"][seat],
        "margin": margin,
        "win": share,
        "moves": lambda played, seat: played["moves"],
        "unfinished": lambda played, seat: played["full"],
        "seconds": lambda played, seat: played["seconds"][seat],
    }
    sat = [(played, seat) for played in games for seat in range(len(played["players"]))]
    return {name: [value(played, seat) for played, seat in sat] for name, value in columns.items()}


def write_parquet(found: Results, games: list[Played], file: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pa.table(rows(found, games)).replace_schema_metadata({"plan": json.dumps(found["plan"])})
    pq.write_table(table, file)


def page(found: Results, games: list[Played]) -> str:
    """The report: a page that needs no network and no script."""
    title = f"{GAMES[str(found['plan']['game'])].info.title}: an arena"
    plots = [
        ("Shares of the victories, with 95 % intervals clustered by deal", shares_plot(found)),
        ("Who came out ahead of whom", pairs_plot(found)),
        ("Points ahead of the best of the others", margins_plot(found, games)),
        ("The share so far, deal by deal", course_plot(found, games)),
    ]
    drawn = "\n".join(
        f"<figure>{svg(chart, words)}<figcaption>{escape(words)}</figcaption></figure>" for words, chart in plots
    )
    plan = "".join(
        f"<tr><td>{escape(str(name))}</td><td>{escape(said(value))}</td></tr>"
        for name, value in found["plan"].items()
        if value and name != "data"
    )
    left_out = "".join(f"<p>Not played: {escape(line)}</p>" for line in found["left_out"])
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1>
<p>{found["games"]} games on {found["deals"]} deals, every deal from every seat that the game takes.
{verdict_words(found)}</p>
{standings_table(found)}
{left_out}
{drawn}
<h2>What was played</h2>
<table>{plan}</table>
</body></html>
"""


def said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def verdict_words(found: Results) -> str:
    test = found["test"]
    if test is None:
        return ""
    answer = f"{test['player']} is {test['answer']}" if test["answer"] else "not clear yet"
    asked = f"Does {test['player']} take {test['share']:.0%} from {test['other']} rather than half?"
    return escape(f"{asked} After {test['deals']} deals: {answer}.")


def standings_table(found: Results) -> str:
    head = "".join(
        f"<th>{name}</th>" for name in ("player", "games", "wins", "", "margin", "", "rating", "", "s a game")
    )
    lines: list[str] = []
    for each in found["standings"]:
        cells = [escape(each["player"]), str(each["games"])]
        for name, form in (("share", ".1%"), ("margin", "+.1f"), ("rating", "+.0f")):
            cells += told(each[name], form)  # type: ignore[literal-required]
        lines.append("".join(f"<td>{cell}</td>" for cell in [*cells, f"{each['seconds']:.3f}"]))
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def told(figure: Figure, form: str) -> list[str]:
    value, low, high = figure["value"], figure["low"], figure["high"]
    return [
        "" if value is None else f"{value:{form}}",
        "" if low is None or high is None else f"{low:{form}} … {high:{form}}",
    ]


def svg(plot: Plot, words: str) -> str:
    """A plot as a picture inside the page, with its words for who can't see it."""
    import vl_convert

    drawn: str = vl_convert.vegalite_to_svg(json.dumps(plot))
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(words, quote=True)}" ', 1)


def shares_plot(found: Results) -> Plot:
    import altair as alt

    values = [{"player": each["player"], **each["share"]} for each in found["standings"]]
    base = alt.Chart(alt.Data(values=values)).encode(y=alt.Y("player:N", sort=None, title=None))
    axis = alt.Axis(format="%")
    dots = base.mark_point(filled=True, size=80, color=INK).encode(
        x=alt.X("value:Q", title="share of victories", axis=axis, scale=alt.Scale(domain=[0, 1]))
    )
    drawn: Plot = (base.mark_rule(color=INK).encode(x="low:Q", x2="high:Q") + dots).properties(**LAYOUT).to_dict()
    return drawn


def pairs_plot(found: Results) -> Plot:
    import altair as alt

    order = [each["player"] for each in found["standings"]]
    values: list[dict[str, object]] = [
        {"player": each["player"], "other": each["other"], "share": each["share"]["value"]} for each in found["pairs"]
    ]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("other:N", sort=order, title="against", axis=alt.Axis(labelAngle=0)),
        y=alt.Y("player:N", sort=order, title=None),
    )
    scale = alt.Scale(domain=[0, 0.5, 1], range=["#b5563b", "#f3efe4", "#3b7a8c"])
    cells = base.mark_rect().encode(color=alt.Color("share:Q", scale=scale, legend=alt.Legend(format="%")))
    texts = base.mark_text().encode(text=alt.Text("share:Q", format=".0%"))
    drawn: Plot = (cells + texts).properties(**LAYOUT).to_dict()
    return drawn


def margins_plot(found: Results, games: list[Played]) -> Plot:
    import altair as alt

    names = found["plan"]["players"]
    assert isinstance(names, list)
    values: list[dict[str, object]] = [
        {"player": names[who], "margin": margin(played, seat)}
        for played in games
        for seat, who in enumerate(played["players"])
    ]
    order = [each["player"] for each in found["standings"]]
    drawn: Plot = (
        alt.Chart(alt.Data(values=values))
        .mark_boxplot(color=INK)
        .encode(x=alt.X("margin:Q", title="points ahead"), y=alt.Y("player:N", sort=order, title=None))
        .properties(**LAYOUT)
        .to_dict()
    )
    return drawn


def course_plot(found: Results, games: list[Played]) -> Plot:
    import altair as alt

    names = found["plan"]["players"]
    assert isinstance(names, list)
    won, played_by = [0.0] * len(names), [0] * len(names)
    values: list[dict[str, object]] = []
    deals = by_deal(games)
    every = max(1, len(deals) // 200)
    for number, deal in enumerate(deals, 1):
        for played in deal:
            for seat, who in enumerate(played["players"]):
                won[who] += share(played, seat)
                played_by[who] += 1
        if number % every == 0 or number == len(deals):
            values += [
                {"deals": number, "player": name, "share": won[who] / played_by[who]}
                for who, name in enumerate(names)
                if played_by[who]
            ]
    drawn: Plot = (
        alt.Chart(alt.Data(values=values))
        .mark_line(point=len(deals) == 1)
        .encode(
            x=alt.X("deals:Q"),
            y=alt.Y("share:Q", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("player:N", sort=[each["player"] for each in found["standings"]]),
        )
        .properties(**LAYOUT)
        .to_dict()
    )
    return drawn
