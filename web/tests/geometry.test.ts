// @vitest-environment node
import { describe, expect, it } from "vitest";
import { APOTHEM, FLAT, POINTY, R, add } from "../src/hexmap/geometry";

const LAYOUTS = [
  { name: "flat tops", layout: FLAT },
  { name: "pointy tops", layout: POINTY },
];
const EDGES = [0, 1, 2, 3, 4, 5];
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe.each(LAYOUTS)("hexes with $name", ({ layout }) => {
  const cells = [...Array(9).keys()].flatMap((a) => [...Array(9).keys()].map((b) => [a - 4, b - 4] as const));
  const hexes = cells.filter(([a, b]) => ((a + b) & 1) === 0);

  it("finds each hex at its centre and near each of its edges", () => {
    for (const [column, halfRow] of hexes) {
      const at = layout.centre(column, halfRow);
      expect(layout.hexAt(at)).toEqual({ column, halfRow });
      for (const edge of EDGES) expect(layout.hexAt(add(at, layout.edge(edge, 0.95)))).toEqual({ column, halfRow });
    }
  });

  it("shares the middle of an edge with the neighbour over it", () => {
    for (const edge of EDGES) {
      const [column, halfRow] = layout.steps[edge] ?? [0, 0];
      const here = add(layout.centre(0, 0), layout.edge(edge));
      const there = add(layout.centre(column, halfRow), layout.edge((edge + 3) % 6));
      expect(there.x).toBeCloseTo(here.x);
      expect(there.y).toBeCloseTo(here.y);
    }
  });

  it("knows the edge that lies in a direction", () => {
    for (const edge of EDGES) expect(layout.edgeTowards(layout.edge(edge, 0.4))).toBe(edge);
  });

  it("draws track from edge to edge, each pair of them", () => {
    const at = layout.centre(2, 2);
    for (const enter of EDGES)
      for (const leave of EDGES.filter((edge) => edge !== enter)) {
        const drawn = numbers(layout.trackPath([{ at, enter, leave }]));
        const [from, to] = [add(at, layout.edge(enter)), add(at, layout.edge(leave))];
        expect(drawn[0]).toBeCloseTo(from.x, 1);
        expect(drawn[1]).toBeCloseTo(from.y, 1);
        expect(drawn.at(-2)).toBeCloseTo(to.x, 1);
        expect(drawn.at(-1)).toBeCloseTo(to.y, 1);
      }
    expect(layout.trackPath([])).toBe("");
  });

  it("puts the middle of a piece on its track, and a straight's into the middle of the hex", () => {
    const at = layout.centre(0, 0);
    expect(layout.middle({ at, enter: 1, leave: 4 })).toMatchObject({ x: 0, y: 0 });
    for (const [enter, leave, radius] of [
      [0, 1, R / 2],
      [0, 2, 1.5 * R],
    ] as const) {
      const [a, b] = [layout.edge(enter), layout.edge(leave)];
      const middle = layout.middle({ at, enter, leave });
      const chord = Math.hypot(a.x - b.x, a.y - b.y);
      const bulge = Math.hypot(middle.x - (a.x + b.x) / 2, middle.y - (a.y + b.y) / 2);
      expect(bulge).toBeCloseTo(radius - Math.sqrt(radius ** 2 - (chord / 2) ** 2), 5);
    }
  });

  it("draws a side of the hex where its edge is", () => {
    for (const edge of EDGES) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers(layout.sidePath({ x: 0, y: 0 }, edge));
      const middle = layout.edge(edge);
      expect((ax + bx) / 2).toBeCloseTo(middle.x, 1);
      expect((ay + by) / 2).toBeCloseTo(middle.y, 1);
    }
  });
});

it("is as wide as a hex is", () => {
  expect(FLAT.half).toEqual({ x: R, y: APOTHEM });
  expect(POINTY.half).toEqual({ x: APOTHEM, y: R });
});
