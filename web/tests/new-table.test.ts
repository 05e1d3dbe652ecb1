import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { find } from "../src/lib/mine";
import { route } from "../src/lib/route.svelte";
import { firstSeats, hasMoves, isLog, makeTable, startFrom } from "../src/lobby/making";
import { card, seen } from "./made";

vi.mock("../src/lib/api", () => ({ api: { make: vi.fn(), see: vi.fn() } }));
const make = vi.mocked(api.make);
const see = vi.mocked(api.see);
const MADE = {
  table: "t1",
  hostKey: "hostkey",
  seatKeys: { red: "redkey", blue: "bluekey" },
  spectatorKey: "watchkey",
};

beforeEach(() => {
  localStorage.clear();
  make.mockReset();
  make.mockResolvedValue(MADE);
});

describe("who sits where at first", () => {
  it.each([
    ["mautoma", ["me", "automa:mautoma", "empty"]],
    ["friends", ["me", "friend", "friend"]],
    ["bots", ["me", "bot:medium", "bot:medium"]],
    ["alone", ["me", "empty", "empty"]],
  ])("for %s", (mode, kinds) => {
    expect(Object.values(firstSeats(card(), mode, ["greedy", "medium"]))).toEqual(kinds);
  });
});

describe("a new table", () => {
  it("is asked for with the seats that are taken and the options that concern them", async () => {
    await makeTable(
      card(),
      "final",
      { map: "DE", difficulty: "hard" },
      { red: "me", blue: "friend", green: "empty" },
      "Ours",
      {},
    );
    expect(make).toHaveBeenCalledWith({
      game: "steam-power",
      edition: "final",
      options: { map: "DE" },
      data: {},
      seats: [
        { name: "red", kind: "person" },
        { name: "blue", kind: "person" },
      ],
      title: "Ours",
    });
    await makeTable(
      card(),
      "final",
      { difficulty: "hard" },
      { red: "me", blue: "automa:mautoma", green: "empty" },
      "",
      {
        map: "row,A",
      },
    );
    expect(make.mock.lastCall?.[0]).toMatchObject({ options: { difficulty: "hard" }, data: { map: "row,A" } });
    expect(make.mock.lastCall?.[0].options).not.toHaveProperty("map");
  });

  it("keeps the others' links and the right to delete it, and shows nobody one's own key", async () => {
    await makeTable(card(), "final", {}, { red: "me", blue: "friend", green: "empty" }, "", {});
    expect(find("t1", "redkey")).toMatchObject({ seat: "red", host: "hostkey", links: { blue: "bluekey" } });
    expect(route.place.key).toBe("redkey");
    expect(location.href).not.toContain("redkey");
  });
});

describe("a file", () => {
  const LOG = "footplate log 1\ngame: steam-power\n";
  const SCENARIO = "title: A tie\ngame: steam-power\nposition:\nthen:\n  turn red\n";

  it("is a log or a scenario, with moves or without", () => {
    expect([isLog(LOG), isLog(SCENARIO)]).toEqual([true, false]);
    expect([hasMoves(LOG), hasMoves(SCENARIO), hasMoves(`${SCENARIO}when:\n  red: money\n`)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("of a scenario is opened at its position, whatever follows by itself", async () => {
    see.mockResolvedValue(seen(4));
    await startFrom(SCENARIO, "", false);
    expect(make.mock.lastCall?.[0]).toMatchObject({ scenario: SCENARIO, played: false });
    expect(route.place).toMatchObject({ key: "redkey", move: 0 });
  });

  it("of a log goes on where it ended", async () => {
    await startFrom(LOG, "", false);
    expect(make.mock.lastCall?.[0]).toMatchObject({ log: LOG });
    expect(route.place.move).toBeNull();
  });
});
