// Pointing at cities and links, and choosing among what can be done there: by mouse, touch and key alike.
import type { Spot } from "../board/spots";
import type { Table } from "../lib/table.svelte";
import type { Net } from "./net";

export abstract class LinkChooser {
  readonly table: Table;
  /** The city or link under the pointer, or the keyboard's. */
  hover = $state("");
  /** One that was chosen but not yet confirmed (touch, keyboard, or who wants to confirm). */
  chosen = $state("");

  constructor(table: Table) {
    this.table = table;
  }

  abstract readonly net: Net;
  /** The cities and links one may choose. */
  abstract readonly targets: ReadonlySet<string>;

  /** A click, tap or Enter; `careful` asks before it is done. */
  abstract pick(spot: Spot, careful: boolean): Promise<void>;

  /** What would be done there, in words; empty: nothing. */
  abstract aheadWords(name: string): string;

  /** What is being looked at. */
  readonly focus = $derived.by(() => this.chosen || this.hover);

  point(spot: Spot | undefined): void {
    this.table.hint = spot?.words ?? "";
    this.hover = spot?.name ?? "";
  }

  choose(spot: Spot): void {
    this.hover = spot.name;
    this.chosen = spot.name;
    this.table.announce([spot.words, this.aheadWords(spot.name)].filter(Boolean).join(". "));
  }

  cancel(): void {
    this.chosen = "";
  }
}
