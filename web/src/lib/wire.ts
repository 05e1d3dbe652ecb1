// Made from src/footplate/host/messages.py and src/footplate/server/messages.py by tools/wire_types.py. Don't edit.

export type Layout = "flat" | "pointy" | "graph" | "row" | "grid" | "track";

export interface OptionInfo {
  name: string;
  values: string[];
  meaning: string;
  role: string;
  expert: boolean;
}

export interface GameCard {
  id: string;
  title: string;
  ruleset: number;
  editions: string[];
  seats: [number, number];
  colours: string[];
  roles: string[];
  automas: string[];
  options: OptionInfo[];
  data: string[];
  credit: string;
}

export interface RuleText {
  id: string;
  editions: string;
  source: string;
  statement: string;
}

export interface Answer {
  move: string;
  words: string;
  places: string[];
}

export interface SeatState {
  name: string;
  kind: string;
  automa: boolean;
  player: string;
  online: boolean;
  bot: string;
  resigned: boolean;
}

export interface CandidateSeen {
  name: string;
  value: string;
  places: string[];
}

export interface StepSeen {
  label: string;
  facts: Record<string, string>;
  rule: string;
  kept: CandidateSeen[];
  dropped: CandidateSeen[];
}

export interface TraceSeen {
  question: string;
  facts: Record<string, string>;
  answer: string;
  steps: StepSeen[];
  parts: TraceSeen[];
}

export interface GainSeen {
  column: string;
  own: number;
  rival: number;
}

export interface AdviceSeen {
  moves: string[];
  words: string[];
  places: string[];
  ahead: number;
  chance: number;
  gains: GainSeen[];
  why: string[];
}

export interface MomentSeen {
  move: number;
  played: string[];
  better: string[];
  places: string[];
  cost: number;
  chance: number;
}

export interface ReviewSeen {
  seat: string;
  chances: [number, number][];
  moments: MomentSeen[];
}

export interface MoveSeen {
  number: number;
  seat: string;
  move: string;
  forced: boolean;
  undone: boolean;
  places: string[];
  trace: TraceSeen | null;
  changes: [(string | number)[], unknown][] | null;
}

export interface RailSeen {
  edges: [number, number];
  colour: string;
  complete: boolean;
}

export interface MarkSeen {
  text: string;
  colour: string;
  meaning: string;
}

export interface PlaceSeen {
  name: string;
  x: number;
  y: number;
  terrain: string;
  code: string;
  title: string;
  colour: string;
  rails: RailSeen[];
  marks: MarkSeen[];
  words: string;
}

export interface SlotSeen {
  name: string;
  terrain: string;
  colours: string[];
  marks: MarkSeen[];
  words: string;
}

export interface LineSeen {
  name: string;
  a: string;
  b: string;
  slots: SlotSeen[];
  words: string;
}

export interface BoardSeen {
  layout: Layout;
  places: PlaceSeen[];
  lines?: LineSeen[];
  title?: string;
  colour?: string;
  private?: boolean;
  part?: boolean;
}

export interface CardSeen {
  name: string;
  lines: string[];
  marks: MarkSeen[];
}

export interface PanelSeen {
  title: string;
  lines: string[];
  colour?: string;
  cards?: CardSeen[];
  private?: boolean;
}

export interface TieSeen {
  name: string;
  values: Record<string, number>;
}

export interface ScorePad {
  columns: string[];
  rows: Record<string, number[]>;
  totals: Record<string, number>;
  ties: TieSeen[];
  winners: string[];
}

export interface UndoWish {
  seat: string;
  moves: number;
  agreed: string[];
}

export interface TableSeen {
  table: string;
  title: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  ruleset: number;
  version: number;
  moves: number;
  you: string;
  seats: SeatState[];
  turn: string;
  kind: string;
  prompt: string;
  answers: Answer[];
  default: string;
  freeUndo: number;
  turnUndo: number;
  undo: UndoWish | null;
  boards: BoardSeen[];
  panels: PanelSeen[];
  data: Record<string, unknown>;
  scores: ScorePad;
  over: boolean;
  problem: string;
  watch: string;
  lateAt: number;
  decided: string[];
  sealed: string;
}

export interface Moment {
  move: number;
  seat: string;
  rows: Record<string, number[]>;
  totals: Record<string, number>;
  data: Record<string, unknown>;
}

export interface History {
  columns: string[];
  moments: Moment[];
}

export interface Update {
  type: "update";
  moves: MoveSeen[];
  seen: TableSeen;
}

export interface Lobby {
  games: GameCard[];
  players: Record<string, string>;
  languages: string[];
  version: string;
  reach: string[];
}

export interface SeatWish {
  name: string;
  kind: string;
}

export interface TableWish {
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: SeatWish[];
  title?: string;
  data?: Record<string, string>;
  log?: string;
  scenario?: string;
  played?: boolean;
  copyOf?: string;
  copyKey?: string;
  copyMove?: number;
}

export interface TableMade {
  table: string;
  hostKey: string;
  seatKeys: Record<string, string>;
  spectatorKey: string;
}

export interface ChatLine {
  number: number;
  seat: string;
  player: string;
  text: string;
  at: number;
  told: boolean;
}

export interface MoveWish {
  version: number;
  moves: string[];
}

export interface Question {
  version: number;
  moves: string[];
}

export interface UndoAsk {
  version: number;
  moves: number;
}

export interface UndoAnswer {
  version: number;
  moves: number;
  agree: boolean;
}

export interface ChatWish {
  text: string;
}

export interface SitDown {
  player: string;
}

export interface BotWish {
  seat?: string;
  bot?: string;
  resign?: boolean;
}

export interface Accepted {
  version: number;
}

export interface MineAsk {
  keys: string[];
}

export interface MineLine {
  table: string;
  gone: boolean;
  title: string;
  game: string;
  you: string;
  turn: string;
  yourTurn: boolean;
  over: boolean;
  moves: number;
  seats: SeatState[];
  touched: number;
  problem: string;
  created: number;
  deleted: number;
  round: string;
  totals: Record<string, number>;
}

export interface Health {
  status: "ok";
  version: string;
  database: string;
}

export interface Problem {
  type: string;
  title: string;
  detail: string;
  rule?: string;
  facts?: string;
  version?: number;
  move?: string;
  status: number;
}

export interface Hello {
  key: string;
  since?: number;
  chat?: number;
  lang?: string;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

export interface Presence {
  type: "presence";
  seats: SeatState[];
}

export interface Gone {
  type: "gone";
  why: "closed" | "deleted" | "stale";
}

export interface Failed {
  type: "problem";
  problem: Problem;
}

export type Live = Update | Chatted | Presence | Gone | Failed;
