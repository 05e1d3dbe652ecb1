// The cells of a map, found by name and by place.
import type { CellSeen } from "../lib/wire";
import { FLAT, type Layout, type Point } from "./geometry";

export class Cells {
  readonly list: CellSeen[];
  readonly layout: Layout;
  private readonly byName = new Map<string, CellSeen>();
  private readonly byPlace = new Map<string, CellSeen>();
  readonly columns: number;
  readonly halfRows: number;
  readonly firstColumn: number;
  readonly firstHalfRow: number;

  constructor(list: CellSeen[], layout = FLAT) {
    this.list = list;
    this.layout = layout;
    for (const cell of list) {
      this.byName.set(cell.name, cell);
      if (cell.title) this.byName.set(cell.title, cell);
      this.byPlace.set(`${cell.column},${cell.halfRow}`, cell);
    }
    const columns = list.map((cell) => cell.column);
    const halfRows = list.map((cell) => cell.halfRow);
    this.firstColumn = list.length ? Math.min(...columns) : 0;
    this.firstHalfRow = list.length ? Math.min(...halfRows) : 0;
    this.columns = list.length ? Math.max(...columns) - this.firstColumn + 1 : 0;
    this.halfRows = list.length ? Math.max(...halfRows) - this.firstHalfRow + 1 : 0;
  }

  /** A cell by its name, or by the name of what is on it. */
  named(name: string): CellSeen | undefined {
    return this.byName.get(name);
  }

  at(column: number, halfRow: number): CellSeen | undefined {
    return this.byPlace.get(`${column},${halfRow}`);
  }

  under(p: Point): CellSeen | undefined {
    const { column, halfRow } = this.layout.hexAt(p);
    return this.at(column, halfRow);
  }

  beyond(cell: CellSeen, edge: number): CellSeen | undefined {
    const step = this.layout.steps[edge];
    return step && this.at(cell.column + step[0], cell.halfRow + step[1]);
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

  centre(cell: CellSeen): Point {
    return this.layout.centre(cell.column, cell.halfRow);
  }

  /** Every name of a place that stands in a text, as names of cells: for highlighting what a sentence speaks of. */
  mentioned(text: string): string[] {
    const found = new Set<string>();
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      const cell = /^[A-Z]{1,2}\d{1,2}$/.test(word) ? this.byName.get(word) : undefined;
      if (cell) found.add(cell.name);
    }
    for (const cell of this.list) if (cell.title && text.includes(cell.title)) found.add(cell.name);
    return [...found];
  }
}
