"""A person's walk with the coach: a hint that is played, and a finished game that is looked back at."""

import re

from playwright.sync_api import expect

from footplate.games import GAMES
from footplate.players import make_player, play_on
from footplate.table.game import Seat, Setup
from footplate.table.log import write_log
from footplate.table.match import Match
from footplate.table.nature import Roller
from tests.waiting import PATIENCE
from tests.web.fixtures import Open
from tests.web.helpers import Server, ready, shot

LONG = PATIENCE * 1000


def test_a_hint_is_asked_for_and_played(open_page: Open, server: Server) -> None:
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    before = table.seen("red")["moves"]
    page.get_by_role("button", name="Hint").click()
    coach = page.get_by_role("dialog")
    expect(coach.get_by_role("button", name="Play this").first).to_be_visible(timeout=LONG)
    expect(coach).to_contain_text(re.compile(r"1\. .*(ahead|behind) at the end by [\d.]+ points; chance to win: \d+ %"))
    expect(coach).to_contain_text(re.compile(r"brings (a|an|\d+|\$\d+) ?\w*"))
    shot(page, "coach")
    coach.get_by_role("button", name="Play this").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table.seen("red")["moves"] > before


def test_a_line_is_tried_on_a_copy(open_page: Open, server: Server) -> None:
    """What if: the line is played at a table of its own, and this one stays as it is."""
    table = server.make("red", "blue=mautoma")
    page = open_page(table.link("red"))
    ready(page)
    before = table.seen("red")["moves"]
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Try it on a copy").first.click(timeout=LONG)
    expect(page.get_by_role("heading", name=f"Steam Power, from move {before}")).to_be_visible()
    ready(page)
    assert table.id not in page.url
    assert table.seen("red")["moves"] == before
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").last).to_contain_text(re.compile(r"\d+$"))


def test_nobody_is_helped_where_others_play(open_page: Open, server: Server) -> None:
    page = open_page(server.make("red", "blue").link("red"))
    ready(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_looked_back_at(open_page: Open, server: Server) -> None:
    game = GAMES["steamrollers"]
    match = Match(game, Setup("steamrollers", "1.04", [Seat("red"), Seat("blue")], {}))
    play_on(match, [make_player("greedy", "1"), make_player("random", "2")], Roller("looked back at"))
    table = server.open(log=write_log(match))
    page = open_page(table.link("blue"))
    page.get_by_role("button", name="Look back with the coach").click()
    look = page.get_by_role("region", name="Looking back")
    expect(look).to_contain_text("What cost most:", timeout=LONG)
    expect(look.get_by_role("listitem")).to_have_count(5)
    shot(page, "review")
    look.get_by_role("button", name="See it").first.click()
    expect(page.get_by_text(re.compile(r"Move \d+ of \d+")).first).to_be_visible()
    page.get_by_role("button", name="Scores and charts").click()
    page.locator("figure svg[role=img]").nth(1).click()  # a point of a curve is the game at that move
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Scores and charts").click()
    page.get_by_role("button", name="Look back with the coach").click()
    look.get_by_role("button", name="Try it from there").first.click(timeout=LONG)
    expect(page.get_by_role("heading", name=re.compile("SteamRollers, from move"))).to_be_visible()
    assert table.id not in page.url
