// A game that has no board of its own yet: the boards from their places, the decision as a list, the panels as they are.
import type { Component } from "svelte";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, TableSeen } from "../../lib/wire";
import type { Open, Session } from "../game";
import Board from "./Board.svelte";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";

type Part = Component<{ session: never }>;

export class Plain implements Session {
  readonly table: Table;
  readonly Board: Part = Board;
  readonly Decide: Part = Decide;
  readonly Hand: Part = Hand;
  readonly Players: Part = Players;
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
  /** What can be named: places by name, title and code, slots of lines, cards. A name that two boards have is the first one's. */
  private readonly names = $derived.by(() => {
    const found = new Map<string, string>();
    const add = (name: string, ...others: string[]): void => {
      for (const one of [name, ...others]) if (one && !found.has(one)) found.set(one, name);
    };
    for (const board of this.seen.boards) {
      for (const place of board.places) add(place.name, place.title, place.code);
      for (const line of board.lines ?? []) for (const slot of line.slots) add(slot.name);
    }
    for (const panel of this.seen.panels) for (const card of panel.cards ?? []) add(card.name);
    return found;
  });
  readonly all = $derived.by((): Answer[] => (this.table.mine && !this.table.show.seen ? this.seen.answers : []));
  readonly answers = $derived.by((): Answer[] => {
    const here = this.all.filter((answer) => this.spots(answer.move).includes(this.chosen));
    return here.length ? here : this.all; // what was chosen may be gone since
  });

  words(move: string): string {
    const undo = /^undo (\d+)$/.exec(move);
    return undo ? t("move-undo", { count: Number(undo[1]) }) : move;
  }

  /** What a move is about: its words after the verb that name something. */
  spots(move: string): string[] {
    return this.named(move.split(" ").slice(1));
  }

  /** Numbers in a sentence are seldom names; in an answer they may be. */
  places(text: string): string[] {
    if (this.all.some((answer) => answer.move === text)) return this.spots(text);
    return this.named(text.split(/[^\p{L}\p{N}-]+/u).filter((word) => !/^\d+$/.test(word)));
  }

  private named(words: string[]): string[] {
    const found = new Set<string>();
    words.forEach((_, start) => {
      for (let end = words.length; end > start; end--) {
        const name = this.names.get(words.slice(start, end).join(" "));
        if (name) {
          found.add(name);
          break;
        }
      }
    });
    return [...found];
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
