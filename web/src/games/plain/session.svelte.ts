// A game that has no board of its own yet: the map from its cells, the decision as a list, the panels as they are.
import type { Component } from "svelte";
import { Cells } from "../../hexmap/cells";
import { FLAT, POINTY } from "../../hexmap/geometry";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, TableSeen } from "../../lib/wire";
import type { Open, Session } from "../game";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import Nothing from "./Nothing.svelte";
import Players from "./Players.svelte";

type Part = Component<{ session: never }>;

export class Plain implements Session {
  readonly table: Table;
  readonly Board = Board as unknown as Part;
  readonly Decide = Decide as unknown as Part;
  readonly Hand = Nothing as unknown as Part;
  readonly Players = Players as unknown as Part;
  readonly series = [];
  /** The cell whose answers are listed; empty: all. */
  chosen = $state("");

  constructor(table: Table) {
    this.table = table;
  }

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly cells = $derived(new Cells(this.seen.cells, this.seen.pointy ? POINTY : FLAT));
  readonly answers = $derived.by((): Answer[] => {
    if (!this.table.mine || this.table.show.seen) return [];
    const all = this.seen.answers;
    return this.chosen ? all.filter((answer) => this.places(answer.move).includes(this.chosen)) : all;
  });

  words(move: string): string {
    const undo = /^undo (\d+)$/.exec(move);
    return undo ? t("move-undo", { count: Number(undo[1]) }) : move;
  }

  places(text: string): string[] {
    return this.cells.mentioned(text);
  }

  handName(): string {
    return t("tab-hand");
  }

  dull(): boolean {
    return false;
  }

  after(seen: TableSeen): TableSeen {
    return seen;
  }

  topics(kind: string): string[] {
    return [kind];
  }

  cancel(): void {
    this.chosen = "";
  }
}

export const open: Open = (table) => new Plain(table);
