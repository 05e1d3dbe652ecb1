// What others do is shown step by step: each move for less than half a second, and never in anybody's way.
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { MoveSeen, TableSeen, TraceSeen } from "./wire";

const BEAT = 430;
const MOST = 48; // more than that is a long absence, which the summary tells better

export function traceText(trace: TraceSeen | null): string {
  if (!trace) return "";
  const steps = trace.steps.flatMap((step) => step.kept.map((candidate) => candidate.name));
  return [trace.answer, ...steps, ...trace.parts.map(traceText)].join("; ");
}

export class Show {
  /** The position on the screen while moves are being shown; null when there is nothing to show. */
  seen = $state.raw<TableSeen | null>(null);
  /** The move that is being shown. */
  move = $state.raw<MoveSeen | null>(null);
  private queue: MoveSeen[] = [];
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
    if (!session || jump || !settings.motion || document.hidden || this.table.replay.seen) {
      this.finish();
      return;
    }
    if (!this.seen) this.seen = before;
    this.queue.push(...told);
    if (!this.timer) this.next();
  }

  private next(): void {
    this.timer = 0;
    const session = this.table.session;
    for (;;) {
      const move = this.queue.shift();
      if (!move || !this.seen || !session) {
        this.finish();
        return;
      }
      this.seen = session.after(this.seen, move.seat, move.move, traceText(move.trace));
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
