// A game that has no board of its own yet: the boards from their places, the decision as a list, the panels as they are.
import type { Component } from "svelte";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, TableSeen } from "../../lib/wire";
import { part, type Open, type Session } from "../game";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";

export class Plain implements Session {
  readonly table: Table;
  readonly Board: Component = part(Board, this);
  readonly Decide: Component = part(Decide, this);
  readonly Hand: Component = part(Hand, this);
  readonly Players: Component = part(Players, this);
  readonly series = [];
  /** The place, slot or card whose answers are listed; empty: all. */
  chosen = $state("");

  constructor(table: Table) {
    this.table = table;
  }

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly all = $derived.by((): Answer[] => (this.table.asked && !this.table.show.seen ? this.seen.answers : []));
  readonly answers = $derived.by((): Answer[] => {
    const here = this.all.filter((answer) => answer.places.includes(this.chosen));
    return here.length ? here : this.all; // what was chosen may be gone since
  });

  words(move: string): string {
    const undo = /^undo (\d+)$/.exec(move);
    return undo ? t("move-undo", { count: Number(undo[1]) }) : move;
  }

  /** What only the viewer sees; where there is no board, it stands in its place with the other panels. */
  readonly hand = $derived(this.seen.boards.length ? this.seen.panels.filter((panel) => panel.private) : []);
  readonly handless = $derived(!this.hand.length);

  handName(): string {
    return this.hand[0]?.title ?? t("tab-hand");
  }

  dull(): boolean {
    return false;
  }

  topics(kind: string): string[] {
    return [kind];
  }

  cancel(): void {
    this.chosen = "";
  }
}

export const open: Open = (table) => new Plain(table);
