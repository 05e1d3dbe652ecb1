// Railroad Revolution at a table: what the viewer points at, has opened or chosen, and may do.
import { untrack, type Component } from "svelte";
import type { Box } from "../../board/point";
import type { Spot } from "../../board/spots";
import { LinkChooser } from "../../linkmap/choosing.svelte";
import { Net } from "../../linkmap/net";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import type { Answer, BoardSeen, Moment, TableSeen } from "../../lib/wire";
import { part, type Reason, type Series, type Session } from "../game";
import Board from "./Board.svelte";
import {
  WORKERS,
  dataOf,
  partsOf,
  type Action,
  type City,
  type Picture,
  type Player,
  type Section,
  type Slot,
  type Worker,
} from "./data";
import Decide from "./Decide.svelte";
import Hand from "./Hand.svelte";
import { ANCHORS, FRAME } from "./land";
import { BENDS, isSection, reachOf, sheet } from "./look";
import Players from "./Players.svelte";
import { choiceWords, moveWords } from "./words";
import Why from "./Why.svelte";

const DULL = new Set([
  "tile",
  "section",
  "gap",
  "row",
  "rewards",
  "set",
  "offer",
  "with",
  "reveal",
  "draw",
  "start",
  "done",
  "card",
  "skip",
]);
const TOPICS: Record<string, string[]> = {
  choose: ["setup", "performance"],
  place: ["turn", "worker", "workers", "shares"],
  station: ["station"],
  railroad: ["railroad", "rail"],
  telegraph: ["telegraph"],
  trade: ["trade", "wagon", "train"],
  effects: ["effects", "ability", "promote", "milestone", "train", "performance"],
  swap: ["exchange", "worker"],
  attach: ["wagon", "train"],
  keep: ["milestone"],
  deal: ["deal"],
};
/** The decisions that are about places on the map and the telegraph line. */
const ON_MAP = new Set(["station", "railroad", "telegraph", "effects"]);
/** What an action is done to, where it is on the map. */
const MAIN_VERBS: Record<Action, string> = { station: "station", railroad: "rail", telegraph: "office", trade: "" };
const MOST_HASTY = 40; // moves; a turn has fewer

export class RailroadRevolution extends LinkChooser implements Session {
  readonly Board: Component = part(Board, this);
  readonly Decide: Component = part(Decide, this);
  readonly Hand: Component = part(Hand, this);
  readonly Players: Component = part(Players, this);
  /** Its trace comes a moment later: the props are asked each time, not copied. */
  readonly Why: Reason = (internals, props) => {
    const given = {
      session: this,
      get number() {
        return props.number;
      },
      get trace() {
        return props.trace;
      },
    };
    return Why(internals, given);
  };
  /** The worker that would be placed. */
  private wished = $state<Worker | "">("");
  /** Which of the things on the open list is being looked at; -1: all of them. */
  opened = $state(-1);
  /** What a click on the map left to choose from: moves of a chain each. */
  offered = $state.raw<string[][]>([]);
  /** The viewer's own rail that is being laid. */
  journey = $state.raw<{ number: number; seat: string; move: string } | null>(null);
  /** How high the actions are, at the foot of the board, and the map above them; where on it the telegraph line begins. */
  actionsHigh = $state(0);
  mapHigh = $state(0);
  lineTop = $state(0);
  /** Whether the boards beside the map are wanted where there is no room for them. */
  boards = $state(false);
  /** The arrows that decided what is being explained: horizontal, vertical. */
  arrows = $state.raw<[string, string] | null>(null);

  /** What is told of a section stands above the telegraph line: it would hide it. */
  get foot(): number {
    const line = Math.max(0, Math.min(this.mapHigh - this.lineTop, this.mapHigh / 2));
    return this.actionsHigh + (isSection(this.hover) ? line : 0);
  }

  // What there is

  readonly seen = $derived.by((): TableSeen => {
    const seen = this.table.shown;
    if (!seen) throw new Error("no table");
    return seen;
  });
  readonly data = $derived<Picture>(dataOf(this.seen));
  private readonly map = $derived<BoardSeen>(this.seen.boards[0] ?? { layout: "graph", places: [] });
  /** The land belongs to the map of the box; a map of one's own lies on plain paper. */
  readonly known = $derived(
    Object.entries(ANCHORS).every(([name, [x, y]]) =>
      this.map.places.some((place) => place.name === name && place.x === x && place.y === y),
    ),
  );
  readonly frame = $derived.by<Box>(() => (this.known ? FRAME : new Net(this.map, { reach: reachOf }).box(40)));
  /** The map with everything in words as it stands. */
  readonly net = $derived(this.netOf());
  private readonly landKey = $derived(this.map.places.map(({ name, x, y }) => `${name} ${x} ${y}`).join());
  /** The printed map: the same object while only what lies on it changes, so that it is drawn once. */
  readonly land = $derived.by(() => {
    void this.landKey;
    return untrack(() => this.netOf());
  });
  private readonly cityNamed = $derived(new Map(this.data.cities.map((city) => [city.name, city])));
  private readonly slotNamed = $derived(
    new Map(this.data.links.flatMap((link) => link.slots.map((slot) => [slot.name, slot]))),
  );
  readonly me = $derived<Player | undefined>(this.data.players.find((player) => player.seat === this.seen.you));

  private netOf(): Net {
    return new Net(sheet(this.map, this.seen.boards[1], this.frame), {
      reach: reachOf,
      bends: this.known ? BENDS : {},
    });
  }

  city(name: string): City | undefined {
    return this.cityNamed.get(name);
  }

  slot(name: string): Slot | undefined {
    return this.slotNamed.get(name);
  }

  section(name: string): Section | undefined {
    return this.data.sections[Number(name.split(" ")[1]) - 1];
  }

  /** The sections where they are drawn. */
  readonly sections = $derived(
    this.land.cities.flatMap((placed) => {
      const section = isSection(placed.name) ? this.section(placed.name) : undefined;
      return section ? [{ placed, section }] : [];
    }),
  );

  // What may be done

  readonly answering = $derived.by(() => this.table.asked && !this.table.show.seen);
  readonly step = $derived(this.answering ? this.seen.kind : "");
  readonly answers = $derived<Answer[]>(this.answering ? this.seen.answers : []);
  readonly legal = $derived(new Set(this.answers.map((answer) => answer.move)));
  private readonly answerNamed = $derived(new Map(this.answers.map((answer) => [answer.move, answer])));
  /** The worker that a click on an action places: the one that was chosen, or the plainest. */
  readonly worker = $derived.by((): Worker | "" => {
    const ready = WORKERS.filter((_, i) => this.me?.supply[i]);
    return ready.find((worker) => worker === this.wished) ?? ready[0] ?? "";
  });
  /** What waits, with its answers. */
  readonly open = $derived(this.step === "effects" ? this.data.open : []);
  private readonly looked = $derived(this.open[this.opened]);

  answer(move: string): Answer | undefined {
    return this.answerNamed.get(move);
  }

  /** The answers that are about a place: of what was opened on the list, or all. */
  at(name: string): Answer[] {
    if (!ON_MAP.has(this.step)) return [];
    const moves = this.looked?.moves;
    return this.answers.filter(({ move, places }) => places.includes(name) && (!moves || moves.includes(move)));
  }

  /** Of a section that can be chosen the tag beside it tells enough. */
  override point(spot: Spot | undefined): void {
    super.point(spot);
    if (spot && isSection(spot.name) && this.at(spot.name).length) this.table.hint = "";
  }

  readonly targets = $derived.by(() => {
    if (!ON_MAP.has(this.step)) return new Set<string>();
    const moves = this.looked?.moves;
    const from = this.answers.filter(({ move }) => !moves || moves.includes(move));
    return new Set(from.flatMap(({ places }) => places).filter((name) => this.net.spot(name)));
  });

  /** The rail that would be laid where one points. */
  readonly ghost = $derived.by(() => (this.slot(this.focus) && this.at(this.focus).length ? this.focus : ""));

  /** Milestones of one's own that an answer would complete: the rules say it in its words. */
  completes(answer: Answer | undefined): boolean {
    return !!this.me?.milestones.some((tile) => tile && answer?.words.includes(tile.name));
  }

  optionWords(move: string): string {
    return [choiceWords(move), this.answer(move)?.words].filter(Boolean).join(": ");
  }

  aheadWords(name: string): string {
    return this.at(name)
      .map(({ move }) => this.optionWords(move))
      .join("; ");
  }

  // Pointing and choosing

  chooseWorker(worker: Worker): void {
    this.wished = worker;
    this.table.announce(
      this.answers
        .filter(({ move }) => move.startsWith(`place ${worker} `))
        .map(({ move }) => this.optionWords(move))
        .join(". "),
    );
  }

  /** The chosen worker on an action; where that can't be, why not. */
  async act(action: Action): Promise<void> {
    const move = `place ${this.worker || "white"} ${action}`;
    if (this.legal.has(move)) await this.play(move);
    else await this.table.ask("", move);
  }

  async pick(spot: Spot, careful: boolean): Promise<void> {
    const { table } = this;
    table.problem = null;
    if (!this.answering) {
      if (table.show.seen) table.show.finish();
      table.tellOf(spot.words);
      return;
    }
    this.offered = [];
    const found = this.at(spot.name).map(({ move }) => [move]);
    const ahead = found.length ? found : this.begun(spot.name);
    const [only] = ahead;
    const sure = found.length === 1 && (!(careful || settings.stored.confirm) || this.chosen === spot.name);
    if (only && sure) await this.play(...only);
    else if (only) {
      this.choose(spot);
      this.offered = ahead;
    } else {
      this.chosen = "";
      await this.askWhy(spot);
    }
  }

  /** The answers that are about a thing beside the map: a train, a wagon, a tile. */
  about(name: string): string[] {
    return this.answers.filter(({ places }) => places.includes(name)).map(({ move }) => move);
  }

  /** A click on such a thing: what it can be used for, or what it is. */
  async touch(name: string, words: string): Promise<void> {
    this.cancel();
    const found = this.about(name);
    const [only] = found;
    if (only && found.length === 1) await this.play(only);
    else if (only) {
      this.offered = found.map((move) => [move]);
      this.table.announce(found.map((move) => this.optionWords(move)).join(". "));
    } else this.table.tellOf(words);
  }

  /** Before a worker is placed: what the chosen one could begin at a place, as a chain. */
  private begun(name: string): string[][] {
    const action = this.actionAt(name);
    const place = `place ${this.worker} ${action}`;
    if (this.step !== "place" || !action || !this.legal.has(place)) return [];
    return [[place, this.mainMove(action, name)]];
  }

  private actionAt(name: string): Action | null {
    if (this.city(name)) return "station";
    return this.slot(name) ? "railroad" : isSection(name) ? "telegraph" : null;
  }

  private mainMove(action: Action, name: string): string {
    return `${MAIN_VERBS[action]} ${isSection(name) ? (name.split(" ")[1] ?? "") : name}`;
  }

  /** Why nothing can be done at a place: asked with the most likely thing that was meant. */
  private async askWhy(spot: Spot): Promise<void> {
    const action = this.actionAt(spot.name);
    if (action && (this.step === action || this.step === "effects"))
      await this.table.ask(spot.name, this.mainMove(action, spot.name));
    else this.table.tellOf(spot.words);
  }

  async play(...moves: string[]): Promise<void> {
    this.leave();
    this.send(moves.at(-1) ?? "");
    await this.table.play(...moves);
  }

  /** An engine runs over the new rail while the server is told. */
  private send(move: string): void {
    if (!["rail", "extra"].includes(partsOf(move).verb) || !settings.motion) return;
    const journey = { number: (this.journey?.number ?? 0) + 1, seat: this.seen.you, move };
    this.journey = journey;
    setTimeout(() => {
      if (this.journey === journey) this.journey = null;
    }, 620);
  }

  /** What somebody in a hurry would do with all that is open. */
  async hurry(): Promise<void> {
    for (let i = 0; i < MOST_HASTY && this.step === "effects" && this.seen.default; i++)
      if (!(await this.table.play(this.seen.default))) return;
  }

  /** Leave what was half chosen, after something was done. */
  private leave(): void {
    this.chosen = "";
    this.opened = -1;
    this.offered = [];
    this.table.mark([]);
  }

  override cancel(): void {
    super.cancel();
    this.leave();
  }

  /** Point at a choice: what it is about is lit. */
  look(move: string): void {
    this.table.mark(this.answer(move)?.places ?? []);
  }

  // What the house asks

  words(move: string): string {
    return moveWords(move);
  }

  handName(): string {
    return t("rr-company");
  }

  dull(move: string): boolean {
    return DULL.has(partsOf(move).verb);
  }

  topics(kind: string): string[] {
    return TOPICS[kind] ?? ["turn"];
  }

  readonly series: Series[] = [
    { name: "rr-chart-money", of: (moment) => bySeat(moment, (player) => player.money) },
    { name: "rr-chart-network", of: (moment) => bySeat(moment, (player) => player.cities) },
    { name: "rr-chart-buildings", of: (moment) => bySeat(moment, (player) => player.stations + player.offices) },
    { name: "rr-chart-milestones", of: (moment) => bySeat(moment, (player) => player.done.length) },
  ];
}

function bySeat(moment: Moment, value: (player: Player) => number): Record<string, number> {
  const { players } = dataOf(moment);
  return Object.fromEntries(players.map((player) => [player.seat, value(player)]));
}
