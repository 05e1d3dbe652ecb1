// The cells of a map, found by name and by place.
import type { PlaceSeen } from "../lib/wire";
import type { Point } from "../board/point";
import { FLAT, type Layout } from "./geometry";

export class Cells {
  readonly list: PlaceSeen[];
  readonly layout: Layout;
  private readonly byName = new Map<string, PlaceSeen>();
  private readonly byPlace = new Map<string, PlaceSeen>();
  readonly columns: number;
  readonly halfRows: number;
  readonly firstColumn: number;
  readonly firstHalfRow: number;

  constructor(list: PlaceSeen[], layout = FLAT) {
    this.list = list;
    this.layout = layout;
    for (const cell of list) {
      this.byName.set(cell.name, cell);
      if (cell.title) this.byName.set(cell.title, cell);
      this.byPlace.set(`${cell.x},${cell.y}`, cell);
    }
    const columns = list.map((cell) => cell.x);
    const halfRows = list.map((cell) => cell.y);
    this.firstColumn = list.length ? Math.min(...columns) : 0;
    this.firstHalfRow = list.length ? Math.min(...halfRows) : 0;
    this.columns = list.length ? Math.max(...columns) - this.firstColumn + 1 : 0;
    this.halfRows = list.length ? Math.max(...halfRows) - this.firstHalfRow + 1 : 0;
  }

  /** A cell by its name, or by the name of what is on it. */
  named(name: string): PlaceSeen | undefined {
    return this.byName.get(name);
  }

  at(column: number, halfRow: number): PlaceSeen | undefined {
    return this.byPlace.get(`${column},${halfRow}`);
  }

  under(p: Point): PlaceSeen | undefined {
    const { column, halfRow } = this.layout.hexAt(p);
    return this.at(column, halfRow);
  }

  beyond(cell: PlaceSeen, edge: number): PlaceSeen | undefined {
    const step = this.layout.steps[edge];
    return step && this.at(cell.x + step[0], cell.y + step[1]);
  }

  /** The room that the map takes, with a margin around it. */
  box(margin: number): { x: number; y: number; width: number; height: number } {
    const { across, down, half } = this.layout;
    return {
      x: this.firstColumn * across - half.x - margin,
      y: this.firstHalfRow * down - half.y - margin,
      width: (this.columns - 1) * across + 2 * half.x + 2 * margin,
      height: (this.halfRows - 1) * down + 2 * half.y + 2 * margin,
    };
  }

  centre(cell: PlaceSeen): Point {
    return this.layout.centre(cell.x, cell.y);
  }
}
