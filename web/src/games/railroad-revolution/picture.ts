// Made from src/footplate/games/railroad_revolution/picture.py by tools/wire_types.py. Don't edit.

export type Worker = "white" | "purple" | "orange" | "grey" | "turquoise";

export type Action = "station" | "railroad" | "telegraph" | "trade";

export type Piece = "rail" | "building";

export type Track = "west" | "stations" | "offices";

export type EffectKind =
  | "money"
  | "shares"
  | "worker"
  | "any"
  | "train"
  | "flip"
  | "rail"
  | "upgrade"
  | "exchange"
  | "promote"
  | "station"
  | "start-rail"
  | "start-station"
  | "start-office"
  | "line"
  | "ability"
  | "first"
  | "tile"
  | "step"
  | "take"
  | "reward"
  | "wagon"
  | "deal"
  | "extra-rail"
  | "extra-station"
  | "extra-office";

export interface Effect {
  kind: EffectKind;
  amount: number;
}

export interface Open {
  kind: EffectKind;
  amount: number;
  moves: string[];
  due: boolean;
}

export interface City {
  name: string;
  code: string;
  x: number;
  y: number;
  level: number;
  ocean: boolean;
  price: number;
  tile: string | null;
  reward: Effect[];
  bonus: Effect[];
  again: number;
  stations: string[];
  first: string | null;
}

export interface Slot {
  name: string;
  triangles: number;
  deal: boolean;
  rails: string[];
}

export interface Link {
  name: string;
  a: string;
  b: string;
  slots: Slot[];
}

export interface Section {
  name: string;
  shares: number;
  first: number;
  tile: string | null;
  bonus: Effect[];
  offices: string[];
  firstOffice: string | null;
}

export interface Gap {
  level: number;
  vp: number;
}

export interface Train {
  name: string;
  left: number;
  bonus: Effect[];
}

export interface OwnTrain {
  name: string;
  up: number;
  down: number;
  wagon: string | null;
  tender: boolean;
  bonus: Effect[];
}

export interface Wagon {
  name: string;
  row: number;
  bonus: Effect[];
}

export interface Need {
  kind: string;
  which: number;
  count: number;
  have: number;
}

export interface Milestone {
  name: string;
  letter: string;
  needs: Need[];
  workers: Worker[];
  filled: boolean[];
  vp: number;
}

export interface PerformanceTile {
  name: string;
  title: string;
  letter: string;
  counts: string;
  vp: number[];
  have: number;
}

export interface OwnTile {
  name: string;
  title: string;
  letter: string;
  counts: string;
  vp: number[];
  have: number;
  column: number;
  row: number;
}

export interface RewardTile {
  name: string;
  piece: Piece;
  bonus: Effect[];
  free: boolean;
}

export interface OwnReward {
  name: string;
  piece: Piece;
  bonus: Effect[];
  free: boolean;
  used: boolean;
}

export interface Step {
  cost: number;
  stop: "none" | "performance" | "reward";
  row: number;
}

export interface Tracks {
  cost: number[];
  vp: Record<Track, number[]>;
}

export interface Offer {
  price: number;
  reward: Effect[];
}

export interface Deal {
  name: string;
  offers: Offer[];
}

export interface Bonus {
  kind: string;
  level: number;
  counts: boolean;
}

export interface MatSlot {
  reward: Piece | null;
  full: boolean;
  bonus: Bonus[];
  deals: Bonus[][];
  paid: boolean[];
}

export interface CardSection {
  action: Action;
  target: string;
  values: number[];
  least: number;
  removes: boolean;
}

export interface Card {
  name: string;
  title: string;
  arrows: [string, string];
  sections: CardSection[];
  blue: Bonus[];
}

export interface Mautoma {
  slots: MatSlot[];
  card: Card | null;
  section: number;
  deck: Card[];
  unknown: number;
  discard: Card[];
  trades: number;
  boxRails: number;
  boxBuildings: number;
}

export interface Player {
  seat: string;
  automa: boolean;
  money: number;
  shares: number;
  supply: [number, number, number, number, number];
  used: [number, number, number, number, number];
  rails: number;
  buildings: number;
  railsBeyond: number;
  buildingsBeyond: number;
  spare: [number, number];
  trains: OwnTrain[];
  waiting: Wagon[];
  tenders: number;
  markers: number[];
  milestones: (Milestone | null)[];
  done: Milestone[];
  tiles: OwnTile[];
  rewards: OwnReward[];
  cities: number;
  stations: number;
  offices: number;
  track: number;
  vp: number;
  mautoma: Mautoma | null;
}

export interface Picture {
  game: "railroad-revolution";
  edition: string;
  step: string;
  round: number;
  last: number;
  seat: string;
  order: string[];
  worker: Worker | null;
  action: Action | null;
  open: Open[];
  cities: City[];
  links: Link[];
  sections: Section[];
  gaps: Gap[];
  trains: Train[];
  stock: [number, number, number, number, number];
  sharesLeft: number;
  tendersLeft: number;
  deal: Deal | null;
  dealDue: boolean;
  tracks: Tracks | null;
  steps: Step[];
  rows: PerformanceTile[][];
  rewardRows: RewardTile[][];
  wagons: Wagon[][];
  spots: [number, number][];
  offers: string[];
  offerWorkers: (Worker | null)[];
  drawn: Milestone[];
  players: Player[];
  sharePrice: number;
  railroadPrice: number;
  trianglePrice: number;
  trainVp: number;
  columns: string[][];
  removed: Card[];
  over: boolean;
}

/** The server says whose picture it is. */
export function isPicture(data: object): data is Picture {
  return "game" in data && data.game === "railroad-revolution";
}
