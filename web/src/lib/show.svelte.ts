// What others do is shown step by step: each move for less than half a second, and never in anybody's way.
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { MoveSeen, TableSeen } from "./wire";

const BEAT = 430;
const MOST = 48; // more than that is a long absence, which the summary tells better

type Change = NonNullable<MoveSeen["changes"]>[number];

/** A move, and the board as it was after it. */
interface Shown {
  move: MoveSeen;
  data: TableSeen["data"];
}

/** The data with what a move changed in it. */
function changed(data: TableSeen["data"], changes: Change[]): TableSeen["data"] {
  const whole = { data: structuredClone(data) };
  for (const [path, value] of changes) {
    let at: object = whole;
    let last: string | number = "data";
    for (const step of path) {
      at = Reflect.get(at, last);
      last = step;
    }
    Reflect.set(at, last, value);
  }
  return whole.data;
}

/** The pictures that lead from one position to another; null where the server doesn't tell them. */
function pictures(before: TableSeen, moves: MoveSeen[], after: TableSeen): Shown[] | null {
  const found: Shown[] = [];
  let data = before.data;
  for (const move of moves) {
    const last = move === moves.at(-1);
    if (!last && !move.changes) return null;
    data = last ? after.data : changed(data, move.changes ?? []);
    found.push({ move, data });
  }
  return found;
}

export class Show {
  /** The position on the screen while moves are being shown; null when there is nothing to show. */
  seen = $state.raw<TableSeen | null>(null);
  /** The move that is being shown, and the board as it was before it. */
  move = $state.raw<MoveSeen | null>(null);
  before = $state.raw<TableSeen["data"]>({});
  private queue: Shown[] = [];
  private timer = 0;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Begin to show moves that lead from one position to another. */
  begin(before: TableSeen, moves: MoveSeen[], after: TableSeen): void {
    const session = this.table.session;
    const told = moves.filter((move) => !move.undone && !move.move.startsWith("undo "));
    const others = told.filter((move) => move.seat !== this.table.you && !session?.dull(move.move));
    if (session && told.length) {
      const words = others.map((move) => session.words(move.move)).slice(-12);
      this.table.announce([...words, after.turn === after.you ? after.prompt : ""].filter(Boolean).join(". "));
    }
    const jump = told.length !== moves.length || told.length > MOST || !others.length;
    const shown = jump ? null : pictures(before, told, after);
    if (!session || !shown || !settings.motion || document.hidden || this.table.replay.seen) {
      this.finish();
      return;
    }
    if (!this.seen) this.seen = before;
    this.queue.push(...shown);
    if (!this.timer) this.next();
  }

  private next(): void {
    this.timer = 0;
    const session = this.table.session;
    for (;;) {
      const shown = this.queue.shift();
      if (!shown || !this.seen || !session) {
        this.finish();
        return;
      }
      const { move, data } = shown;
      this.before = this.seen.data;
      this.seen = { ...this.seen, turn: move.seat === "nature" ? this.seen.turn : move.seat, data };
      const quick = session.dull(move.move) || (move.seat === this.table.you && !move.forced);
      if (quick) continue;
      this.move = move;
      this.table.mark(move.places);
      this.timer = window.setTimeout(() => this.next(), BEAT);
      return;
    }
  }

  /** Show the position as it stands. */
  finish(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    if (this.move) this.table.mark([]);
    this.seen = null;
    this.move = null;
  }
}
