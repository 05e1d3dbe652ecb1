// Railroad Revolution's own: where the land lies, where workers stand, what arrows decided, where the telegraph line is.
import { describe, expect, it } from "vitest";
import { albers } from "../src/games/railroad-revolution/albers";
import { arrowsOf } from "../src/games/railroad-revolution/arrows";
import { counted, partsOf, standing, workerOf } from "../src/games/railroad-revolution/data";
import { glyphOf } from "../src/games/railroad-revolution/glyphs";
import { FRAME, LAND, project } from "../src/games/railroad-revolution/land";
import { isSection, sheet } from "../src/games/railroad-revolution/look";
import { missingWords, slotWords } from "../src/games/railroad-revolution/words";
import type { PlaceSeen, StepSeen, TraceSeen } from "../src/lib/wire";

const place = (name: string): PlaceSeen => ({
  name,
  x: 0,
  y: 0,
  terrain: "",
  code: "",
  title: name,
  colour: "",
  rails: [],
  marks: [],
  words: name,
});

describe("the land", () => {
  it("has its middle where it is said to be, north above and west to the left", () => {
    const at = albers({ south: 29.5, north: 45.5, lon: -96, lat: 38, at: { x: 10, y: 20 }, radius: 1000 });
    expect(at(-96, 38)).toEqual({ x: 10, y: 20 });
    expect(at(-96, 45).y).toBeLessThan(20);
    expect(at(-110, 38).x).toBeLessThan(10);
  });

  it("keeps areas: a degree square in the south is as much larger as on the globe", () => {
    const at = albers({ south: 29.5, north: 45.5, lon: -96, lat: 38, at: { x: 0, y: 0 }, radius: 1000 });
    const area = (lat: number): number => {
      const [a, b, c] = [at(-96.5, lat), at(-95.5, lat), at(-96.5, lat + 1)];
      return (b.x - a.x) * Math.abs(c.y - a.y);
    };
    const globe = (lat: number): number => Math.cos(((lat + 0.5) * Math.PI) / 180);
    expect(area(30) / area(45)).toBeCloseTo(globe(30) / globe(45), 1);
  });

  it("puts the printed cities near where they are", () => {
    const near = (lon: number, lat: number, x: number, y: number): number => {
      const at = project(lon, lat);
      return Math.hypot(at.x - x, at.y - y);
    };
    expect(near(-122.33, 47.61, 212, 80)).toBeLessThan(5);
    expect(near(-104.99, 39.74, 694, 527)).toBeLessThan(5);
    expect(near(-80.19, 25.76, 1652, 1098)).toBeLessThan(30);
  });

  it("is drawn within the sheet where it has names and peaks", () => {
    for (const [x, y] of (LAND.peaks ?? []).map(([x, y]) => [x, y] as const)) {
      expect(x).toBeGreaterThan(FRAME.x);
      expect(x).toBeLessThan(FRAME.x + FRAME.width);
      expect(y).toBeLessThan(FRAME.y + FRAME.height + 120);
    }
    for (const { x, y } of LAND.names ?? []) {
      expect(x > FRAME.x && x < FRAME.x + FRAME.width).toBe(true);
      expect(y > FRAME.y && y < FRAME.y + FRAME.height).toBe(true);
    }
  });
});

describe("the telegraph line", () => {
  it("lies below the map, its sections in order and all within the sheet", () => {
    const line = { layout: "row" as const, places: ["section 1", "section 2", "section 3"].map(place) };
    const { places } = sheet({ layout: "graph", places: [place("Chicago")] }, line, FRAME);
    const sections = places.filter(({ name }) => isSection(name));
    expect(sections.map(({ name }) => name)).toEqual(["section 1", "section 2", "section 3"]);
    expect(sections.every(({ y }) => y > FRAME.y + FRAME.height)).toBe(true);
    const across = sections.map(({ x }) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
    expect(across.every((x) => x > FRAME.x && x < FRAME.x + FRAME.width)).toBe(true);
  });
});

describe("moves", () => {
  it("are taken apart", () => {
    expect(partsOf("station Salt Lake City")).toEqual({
      verb: "station",
      rest: "Salt Lake City",
      words: ["Salt", "Lake", "City"],
    });
    expect(workerOf("used-orange")).toEqual({ worker: "orange", used: true });
    expect(slotWords("Miami-Houston-2")).toBe("Miami–Houston 2");
    expect(slotWords("Salt Lake City-El Paso")).toBe("Salt Lake City–El Paso");
  });

  it("say where the used workers stand: of each colour the last ones that were placed", () => {
    const moves = [
      { seat: "red", move: "place white station" },
      { seat: "blue", move: "place white trade" },
      { seat: "red", move: "place white trade" },
      { seat: "red", move: "place orange railroad" },
      { seat: "red", move: "place white telegraph" },
    ];
    expect(standing(moves, "red", [2, 0, 1, 0, 0])).toEqual({
      station: [],
      railroad: ["orange"],
      telegraph: ["white"],
      trade: ["white"],
    });
    expect(standing(moves, "blue", [0, 0, 0, 0, 0]).trade).toEqual([]);
  });
});

describe("effects", () => {
  it("are counted where they are the same", () => {
    const promote = { kind: "promote" as const, amount: 0 };
    const money = { kind: "money" as const, amount: 100 };
    expect(counted([promote, promote, money])).toEqual([
      { effect: promote, times: 2 },
      { effect: money, times: 1 },
    ]);
  });

  it("have a sign each: a worker's colour, an amount", () => {
    expect(glyphOf({ kind: "worker", amount: 2 })).toEqual({ name: "orange", text: "" });
    expect(glyphOf({ kind: "money", amount: 300 })).toEqual({ name: "money", text: 300 });
  });
});

describe("arrows", () => {
  const step = (arrows: string, kept: string[], dropped: string[]): StepSeen => ({
    label: "",
    facts: arrows ? { arrows } : {},
    rule: "",
    kept: kept.map((name) => ({ name, value: "", places: [name] })),
    dropped: dropped.map((name) => ({ name, value: "", places: [name] })),
  });
  const trace = (steps: StepSeen[], parts: TraceSeen[] = []): TraceSeen => ({
    question: "",
    facts: {},
    answer: "",
    steps,
    parts,
  });

  it("are those of the step in which they left something out, with what they chose among", () => {
    const inner = trace([step("", ["Denver", "Houston"], []), step("→ ↓", ["Denver"], ["Houston"])]);
    expect(arrowsOf(trace([], [inner]))).toEqual({ arrows: ["→", "↓"], places: ["Denver", "Houston"] });
    expect(arrowsOf(trace([step("←", ["section 1"], ["section 7"])]))?.arrows).toEqual(["←", ""]);
  });

  it("are none where nothing was left out, or another step decided", () => {
    expect(arrowsOf(trace([step("→ ↓", ["Denver"], [])]))).toBeNull();
    expect(arrowsOf(trace([step("", ["Denver"], ["Houston"])]))).toBeNull();
  });
});

it("workers of one colour that a milestone lacks are told once", () => {
  const tile = { name: "C-06", letter: "C", needs: [], vp: 21 };
  const lacks = (...filled: boolean[]): string[] =>
    missingWords({ ...tile, workers: ["grey", "grey", "white"], filled });
  expect(lacks(false, false, false)).toEqual(["rr-need-workers-grey", "rr-need-worker"]);
  expect(lacks(true, false, true)).toEqual(["rr-need-worker"]);
});
