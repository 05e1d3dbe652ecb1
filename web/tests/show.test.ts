import { beforeEach, describe, expect, it, vi } from "vitest";
import { Plain } from "../src/games/plain/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { move, seen } from "./made";

vi.mock("../src/lib/api", () => ({ api: {}, problemOf: vi.fn() }));

const BEFORE = seen(0, { turn: "blue", data: { heap: 9, taken: { red: 0, blue: 0 } } });
const AFTER = seen(2, { data: { heap: 4, taken: { red: 0, blue: 5 } } });
const FIRST = move(1, "blue", "take 3", {
  places: ["heap"],
  changes: [
    [["heap"], 6],
    [["taken", "blue"], 3],
  ],
});
const SECOND = move(2, "blue", "take 2");

function table(): Table {
  const made = new Table("t1", "redkey");
  made.session = new Plain(made);
  made.seen = BEFORE;
  return made;
}

beforeEach(() => {
  settings.set({ motion: "full" });
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

describe("what others do", () => {
  it("is shown move by move as the server says it was", () => {
    const { show } = table();
    show.begin(BEFORE, [FIRST, SECOND], AFTER);
    expect(show.seen?.data).toEqual({ heap: 6, taken: { red: 0, blue: 3 } });
    expect(show.move).toBe(FIRST);
    vi.advanceTimersByTime(430);
    expect(show.seen?.data).toEqual(AFTER.data);
    vi.advanceTimersByTime(430);
    expect(show.seen).toBeNull();
    expect(BEFORE.data).toEqual({ heap: 9, taken: { red: 0, blue: 0 } });
  });

  it("lights the places of the move, and no longer than it is shown", () => {
    const one = table();
    one.show.begin(BEFORE, [FIRST, SECOND], AFTER);
    expect(one.marks).toEqual(["heap"]);
    one.show.finish();
    expect(one.marks).toEqual([]);
  });

  it.each([
    ["motion isn't wanted", () => settings.set({ motion: "none" }), [FIRST, SECOND]],
    ["the server doesn't tell what a move changed", () => undefined, [{ ...FIRST, changes: null }, SECOND]],
    ["something was taken back", () => undefined, [FIRST, move(2, "blue", "undo 1")]],
    ["it is only one's own", () => undefined, [move(1, "red", "take 3"), move(2, "red", "take 2")]],
    ["it is a long absence", () => undefined, Array.from({ length: 49 }, (_, n) => ({ ...FIRST, number: n }))],
  ])("isn't shown where %s", (_, first, moves) => {
    first();
    const { show } = table();
    show.begin(BEFORE, moves, AFTER);
    expect(show.seen).toBeNull();
  });

  it("is read to who can't see it, with what is asked then", () => {
    const one = table();
    one.show.begin(BEFORE, [FIRST, SECOND], AFTER);
    expect(one.said).toBe("take 3. take 2. Take how many?");
  });
});
