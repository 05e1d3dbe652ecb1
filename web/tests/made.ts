// What the server would send, with as little in it as a test needs.
import type { BoardSeen, GameCard, LineSeen, MoveSeen, PlaceSeen, SeatState, TableSeen } from "../src/lib/wire";

export const place = (name: string, x: number, y: number, more: Partial<PlaceSeen> = {}): PlaceSeen => ({
  name,
  x,
  y,
  terrain: "",
  code: "",
  title: "",
  colour: "",
  rails: [],
  marks: [],
  words: name,
  ...more,
});

export const line = (name: string, a: string, b: string, count: number): LineSeen => {
  const slots = Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
  return {
    name,
    a,
    b,
    words: name,
    slots: slots.map((slot) => ({ name: slot, terrain: "", colours: [], marks: [], words: slot })),
  };
};

export const board = (layout: BoardSeen["layout"], places: PlaceSeen[], lines: LineSeen[] = []): BoardSeen => ({
  layout,
  places,
  lines,
});

export const seat = (name: string, more: Partial<SeatState> = {}): SeatState => ({
  name,
  kind: "person",
  automa: false,
  player: "",
  online: true,
  bot: "",
  resigned: false,
  ...more,
});

export const move = (number: number, by: string, text: string, more: Partial<MoveSeen> = {}): MoveSeen => ({
  number,
  seat: by,
  move: text,
  forced: false,
  undone: false,
  places: [],
  trace: null,
  changes: [],
  ...more,
});

export const seen = (version: number, more: Partial<TableSeen> = {}): TableSeen => ({
  table: "t1",
  title: "",
  game: "pebbles",
  edition: "house",
  options: {},
  ruleset: 1,
  version,
  moves: version,
  you: "red",
  seats: [seat("red"), seat("blue")],
  turn: "red",
  kind: "take",
  prompt: "Take how many?",
  answers: [],
  default: "",
  freeUndo: 0,
  turnUndo: 0,
  undo: null,
  boards: [],
  panels: [],
  data: {},
  scores: { columns: [], rows: {}, totals: {}, ties: [], winners: [] },
  over: false,
  problem: "",
  watch: "watchkey",
  lateAt: 0,
  decided: [],
  sealed: "",
  ...more,
});

export const card = (more: Partial<GameCard> = {}): GameCard => ({
  id: "steam-power",
  title: "Steam Power",
  ruleset: 1,
  editions: ["final"],
  seats: [1, 5],
  colours: ["red", "blue", "green"],
  roles: ["player", "mautoma"],
  automas: ["mautoma"],
  options: [
    { name: "map", values: ["GL", "DE"], meaning: "", role: "", expert: false },
    { name: "difficulty", values: ["normal", "hard"], meaning: "", role: "mautoma", expert: false },
  ],
  data: ["map"],
  credit: "",
  ...more,
});
