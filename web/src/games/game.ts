// What the client knows of a game. A new game adds a folder beside this file, and a line to GAMES and ART.
import type { Component } from "svelte";
import { speak } from "../lib/text.svelte";
import type { Table } from "../lib/table.svelte";
import type { Moment, TraceSeen } from "../lib/wire";

/** A line of a chart: one value per seat. */
export interface Series {
  name: string;
  of: (moment: Moment) => Record<string, number>;
}

/** A part of a game's own with its session in it: the house draws it without knowing whose it is. */
export const part =
  <S>(Part: Component<{ session: S }>, session: S): Component =>
  (internals, props) =>
    Part(internals, { ...props, session });

/** What lies on the table that an automa's move was found with. `number`: the move's; `trace`: its steps, once they are there. */
export type Reason = Component<{ number: number; trace: TraceSeen | null }>;

/** A game at a table. Parts draw it; the rest is what the house asks about it. */
export interface Session {
  /** The map and everything on it. */
  Board: Component;
  /** How much at the foot of the board is there to be clicked: what is told over the board keeps clear of it. */
  foot?: number;
  /** The decision that is asked: buttons, prices, routes. */
  Decide: Component;
  /** What the viewer holds. */
  Hand: Component;
  /** Whether there is nothing to hold in this game, or not now. */
  handless?: boolean;
  /** Whether the decision is made in the hand, which a phone then opens. */
  handWanted?: boolean;
  /** What that is called, on a phone's tab. */
  handName(): string;
  /** Everybody's pieces. */
  Players: Component;
  /** An automa's cards, above the steps of its decision. */
  Why?: Reason;
  /** What is asked, where the game says it better than for this kind of decision in general. */
  prompt?: string;
  /** A move in words, in the chosen language. */
  words(move: string): string;
  /** Moves that nobody wants to read one by one. */
  dull(move: string): boolean;
  /** The parts of the rule index (as in `sp.track.cost`) that a kind of decision is about. */
  topics(kind: string): string[];
  /** Whether a column of the score pad can't score at this table; none, where it isn't said. */
  unscored?(column: string): boolean;
  /** The lines of charts beside the points. */
  series: Series[];
  /** Turn the piece that is about to be placed; whether there was one to turn. */
  turn?(steps: number): boolean;
  /** Leave whatever was half chosen. */
  cancel(): void;
}

export type Open = (table: Table) => Session;

const GAMES: Record<string, () => Promise<{ open: Open }>> = {
  "steam-power": () => import("./steam-power"),
  steamrollers: () => import("./steamrollers"),
  "imperial-steam": () => import("./imperial-steam"),
  "railroad-revolution": () => import("./railroad-revolution"),
};

/** A game that the client has no folder for is shown plainly, from its boards, answers and panels. */
const PLAIN = () => import("./plain/session.svelte");

/** The pictures on the games' cards in the lobby. */
export const ART: Record<string, () => Promise<{ default: Component }>> = {
  "steam-power": () => import("./steam-power/Art.svelte"),
  steamrollers: () => import("./steamrollers/Art.svelte"),
  "imperial-steam": () => import("./imperial-steam/Art.svelte"),
  "railroad-revolution": () => import("./railroad-revolution/Art.svelte"),
};

export async function openGame(game: string, table: Table): Promise<Session> {
  const [{ open }] = await Promise.all([(GAMES[game] ?? PLAIN)(), speak(game)]);
  return open(table);
}
