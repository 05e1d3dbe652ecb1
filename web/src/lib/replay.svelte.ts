// Looking back: the table as it was after any move.
import { api, problemOf } from "./api";
import { showAddress } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { TableSeen } from "./wire";

const STEP = 700;

export class Replay {
  /** The move that is looked at; null: the game as it stands. */
  move = $state<number | null>(null);
  seen = $state.raw<TableSeen | null>(null);
  running = $state(false);
  private readonly kept = new Map<number, TableSeen>();
  private timer = 0;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  async go(move: number | null): Promise<void> {
    const last = this.table.seen?.moves ?? 0;
    const wanted = move === null ? null : Math.max(0, Math.min(last, move));
    this.move = wanted;
    showAddress(this.table.id, this.table.key, this.table.seen?.watch ?? "", wanted);
    if (wanted === null) {
      this.stop();
      this.seen = null;
      this.table.mark([]);
      return;
    }
    try {
      const found = this.kept.get(wanted) ?? (await api.at(this.table.id, this.table.key, wanted));
      this.kept.set(wanted, found);
      if (this.move !== wanted) return; // the slider has gone on
      this.seen = found;
      const shown = this.table.counted[wanted - 1];
      this.table.mark(shown?.places ?? []);
    } catch (error) {
      this.table.problem = problemOf(error);
      this.stop();
    }
  }

  /** Let the game run by itself from here. */
  async run(): Promise<void> {
    if (this.running) {
      this.stop();
      return;
    }
    this.running = true;
    const last = this.table.seen?.moves ?? 0;
    if (this.move === null || this.move >= last) await this.go(0);
    const next = async (): Promise<void> => {
      if (!this.running || this.move === null) return;
      let to = this.move + 1;
      while (to < last && this.table.session?.dull(this.table.counted[to - 1]?.move ?? "")) to++;
      await this.go(to);
      if (to >= last) this.stop();
      else this.timer = window.setTimeout(() => void next(), settings.motion ? STEP : STEP * 2);
    };
    await next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** Forget positions that were said in another language. */
  forget(): void {
    this.kept.clear();
    if (this.move !== null) void this.go(this.move);
  }

  close(): void {
    this.stop();
  }
}
