// Pointing at hexes and choosing among the pieces that fit there: by mouse, touch and key alike.
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";
import type { PlaceSeen } from "../lib/wire";
import type { Cells } from "./cells";
import type { Point } from "../board/point";

/** One way to answer on a hex. */
export interface HexOption {
  move: string;
  pair: [number, number] | null;
}

export abstract class HexChooser<Option extends HexOption> {
  readonly table: Table;
  /** The hex under the pointer, or the keyboard's. */
  hover = $state("");
  /** A hex that was chosen but not yet confirmed (touch, keyboard, or who wants to confirm). */
  chosen = $state("");
  /** Which of the ways on the hex that is pointed at. */
  turned = $state(0);
  private lockedOn = "";
  /** Where a piece was just laid: until it is left, nothing is offered that would change the piece again. */
  private laid = $state("");

  constructor(table: Table) {
    this.table = table;
  }

  abstract readonly cells: Cells;
  abstract readonly options: Map<string, Option[]>;
  /** The hexes one may choose. */
  abstract readonly targets: Set<string>;

  /** A click, tap or Enter on a hex; `careful` asks before it is done. */
  abstract pick(cell: PlaceSeen, careful: boolean): Promise<void>;
  /** Lay the piece that is shown. */
  abstract lay(): Promise<void>;
  abstract optionWords(option: Option): string;

  /** Whether this would change a piece that lies there already. */
  protected changes(_option: Option): boolean {
    return false;
  }

  /** The hex whose options are being looked at. */
  readonly focus = $derived.by(() => this.chosen || this.hover);
  readonly focusOptions = $derived.by(() => {
    const list = this.options.get(this.focus) ?? [];
    return this.focus === this.laid ? list.filter((option) => !this.changes(option)) : list;
  });
  readonly option = $derived.by(() => this.focusOptions[this.turned % Math.max(1, this.focusOptions.length)]);

  /** The pointer is over a hex; where it is inside decides which piece is shown, until somebody turns it by hand. */
  point(cell: PlaceSeen | undefined, inside: Point | null): void {
    const name = cell?.name ?? "";
    this.table.hint = cell?.words ?? "";
    if (name !== this.hover) {
      this.hover = name;
      this.laid = "";
      this.lockedOn = "";
      if (!this.chosen) this.turned = this.first(name);
    }
    if (!inside || this.chosen || this.lockedOn === name) return;
    const list = this.options.get(name);
    if (!list || Math.hypot(inside.x, inside.y) < 7) return;
    const at = this.towards(name, list, inside);
    if (at >= 0) this.turned = at;
  }

  /** The option that is shown first on a hex. */
  protected first(_hex: string): number {
    return 0;
  }

  /** The option that a place inside the hex speaks for; -1: none more than another. */
  protected abstract towards(hex: string, list: Option[], inside: Point): number;

  /** Turn the piece; false where there is nothing to turn. */
  turn(steps: number): boolean {
    const count = this.focusOptions.length;
    if (count < 2) return false;
    this.turned = (this.turned + steps + count) % count;
    this.lockedOn = this.focus;
    this.tell();
    return true;
  }

  /** Play the moves that lay a piece on the hex that is looked at. */
  protected async laying(...chain: string[]): Promise<void> {
    const hex = this.focus;
    this.chosen = "";
    this.laid = hex;
    if (!(await this.table.play(...chain)) && this.laid === hex) this.laid = "";
    this.turned = 0;
  }

  /** Whether somebody asks for a hex where a piece was just laid and nothing else can be done; it is said then. */
  protected justLaid(hex: string): boolean {
    const list = this.options.get(hex) ?? [];
    if (hex !== this.laid || !list.length || !list.every((option) => this.changes(option))) return false;
    this.table.tellOf(t("just-laid"));
    return true;
  }

  /** Choose a hex without playing there yet. */
  choose(cell: PlaceSeen): void {
    this.laid = "";
    this.hover = cell.name;
    this.chosen = cell.name;
    this.turned = this.first(cell.name);
    this.tell();
  }

  tell(): void {
    if (this.option) this.table.announce(`${this.focus}: ${this.optionWords(this.option)}`);
  }

  cancel(): void {
    this.chosen = "";
    this.turned = 0;
  }
}
