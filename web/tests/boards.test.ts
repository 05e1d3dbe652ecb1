// @vitest-environment node
import { describe, expect, it } from "vitest";
import { walk } from "../src/board/spots";
import { Drawn, below, spotsOf, under } from "../src/games/plain/boards";
import type { BoardSeen } from "../src/lib/wire";
import { board, line, place } from "./made";

const NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
const GRAPH = board(
  "graph",
  [place("Aston", 0, 0), place("Burford", 2, 0), place("Colne", 1, 2), place("Dunley", 1, 0.8)],
  [line("AB", "Aston", "Burford", 2), line("BC", "Burford", "Colne", 1), line("CB", "Colne", "Burford", 3)],
);
const BOARDS: Record<string, BoardSeen> = {
  graph: GRAPH,
  row: board(
    "row",
    NAMES.map((name) => place(name, 0, 0)),
  ),
  track: board(
    "track",
    [...Array(23).keys()].map((n) => place(`${n}`, 0, 0)),
  ),
  grid: board(
    "grid",
    [...Array(12).keys()].map((n) => place(`${n}`, n % 4, Math.floor(n / 4))),
  ),
  flat: board("flat", [place("A1", 0, 0), place("A2", 0, 2), place("B1", 1, 1), place("B2", 1, 3)]),
  pointy: board("pointy", [place("A1", 0, 0), place("A2", 2, 0), place("B1", 1, 1), place("B2", 3, 1)]),
};
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(Object.entries(BOARDS))("a board that is a %s", (_, one) => {
  const { placed, box } = below([one]);
  const spots = spotsOf(placed);

  it("has a spot for each place and slot, each under its own point", () => {
    const slots = (one.lines ?? []).flatMap(({ slots: list }) => list.map((slot) => slot.name));
    expect(spots.map((spot) => spot.name).sort()).toEqual([...slots, ...one.places.map(({ name }) => name)].sort());
    for (const spot of spots) expect(under(placed, spot.at)?.name).toBe(spot.name);
  });

  it("has room for all of them", () => {
    for (const { at } of spots) {
      expect(at.x).toBeGreaterThan(box.x);
      expect(at.x).toBeLessThan(box.x + box.width);
      expect(at.y).toBeGreaterThan(box.y);
      expect(at.y).toBeLessThan(box.y + box.height);
    }
  });

  it("can be walked over with the arrow keys, from any spot to any other", () => {
    for (const start of spots) {
      const reached = new Set([start.name]);
      for (const name of reached)
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = walk(spotsOf(placed), name, key);
          if (next) reached.add(next.name);
        }
      expect(reached.size).toBe(spots.length);
    }
  });
});

describe("cities and links", () => {
  const drawn = new Drawn(GRAPH);

  it("stand far enough apart for their names, and for the slots between them", () => {
    const cities = GRAPH.places.map(({ name }) => drawn.centre(name));
    cities.forEach((a, n) => cities.slice(0, n).forEach((b) => expect(far(a, b)).toBeGreaterThanOrEqual(119.9)));
    const slots = drawn.tracks.flatMap((track) => track.slots);
    for (const a of slots) for (const b of slots) if (a !== b) expect(far(a.at, b.at)).toBeGreaterThan(24);
  });

  it("lead beside each other where two join the same cities, in whichever order they are named", () => {
    const [one, other] = drawn.tracks.filter(({ line: { name } }) => name !== "AB");
    const middle = one?.slots[0]?.at;
    expect(middle && far(middle, other?.slots[1]?.at ?? middle)).toBeCloseTo(30);
  });

  it("leave out a link to a place that isn't there", () => {
    const lost = board("graph", [place("Aston", 0, 0)], [line("AX", "Aston", "Xanadu", 1)]);
    expect(new Drawn(lost).tracks).toEqual([]);
  });
});

describe("several boards", () => {
  const { placed, box } = below(Object.values(BOARDS));

  it("lie below each other without overlapping", () => {
    const ends = placed.map(({ drawn, shift }) => ({
      top: drawn.box.y + shift.y,
      foot: drawn.box.y + shift.y + drawn.box.height,
    }));
    ends.slice(1).forEach(({ top }, n) => expect(top).toBeGreaterThan(ends[n]?.foot ?? 0));
    expect(ends.at(-1)?.foot).toBeCloseTo(box.y + box.height);
  });

  it("are found under a point of the whole picture", () => {
    for (const spot of spotsOf(placed)) expect(under(placed, spot.at)?.words).toBe(spot.words);
    expect(under(placed, { x: -9999, y: 0 })).toBeUndefined();
  });
});

it("draws nothing where there is no board", () => {
  expect(below([]).placed).toEqual([]);
  expect(walk([], "", "ArrowUp")).toBeUndefined();
});
