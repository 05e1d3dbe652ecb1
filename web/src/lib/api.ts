// The server's interface (docs/api.md). Every answer is a type of wire.ts; every failure is a Problem.
import { server } from "./server.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";
import type {
  Accepted,
  AdviceSeen,
  ChatLine,
  History,
  Lobby,
  MineLine,
  MoveSeen,
  Problem,
  ReviewSeen,
  RuleText,
  TableMade,
  TableSeen,
  TableWish,
  TraceSeen,
} from "./wire";

export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** A failure as something to show: the server's own words, or that it could not be reached. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  return { type: "offline", title: t("problem-offline"), status: 0, detail: t("problem-offline-more") };
}

async function send(method: string, path: string, key = "", body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const mark = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/api${path}${mark}lang=${settings.language}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    server.lost();
    throw error;
  });
  if (answer.headers.has("footplate-kept"))
    server.lost(); // the service worker's, from an earlier time
  else server.answered();
  if (answer.ok) return answer;
  let problem: Problem;
  try {
    problem = await answer.json();
  } catch {
    problem = {
      type: "our-fault",
      title: t("problem-server"),
      status: answer.status,
      detail: t("problem-server-more"),
    };
  }
  throw new Trouble(problem);
}

async function get<T>(path: string, key = ""): Promise<T> {
  return (await send("GET", path, key)).json();
}

async function post<T>(path: string, key: string, body: unknown): Promise<T> {
  return (await send("POST", path, key, body)).json();
}

export const api = {
  lobby: () => get<Lobby>("/lobby"),
  rules: (game: string) => get<RuleText[]>(`/games/${game}/rules`),
  make: (wish: TableWish) => post<TableMade>("/tables", "", wish),
  mine: (keys: string[]) => post<MineLine[]>("/mine", "", { keys }),
  see: (table: string, key: string) => get<TableSeen>(`/tables/${table}`, key),
  at: (table: string, key: string, move: number) => get<TableSeen>(`/tables/${table}/at/${move}`, key),
  moves: (table: string, key: string, after = 0) => get<MoveSeen[]>(`/tables/${table}/moves?after=${after}`, key),
  why: (table: string, key: string, number: number) => get<TraceSeen>(`/tables/${table}/moves/${number}/why`, key),
  hint: (table: string, key: string) => get<AdviceSeen[]>(`/tables/${table}/hint`, key),
  review: (table: string, key: string) => get<ReviewSeen>(`/tables/${table}/review`, key),
  history: (table: string, key: string) => get<History>(`/tables/${table}/history`, key),
  play: (table: string, key: string, version: number, moves: string[]) =>
    post<Accepted>(`/tables/${table}/moves`, key, { version, moves }),
  ask: (table: string, key: string, version: number, moves: string[]) =>
    post<Accepted>(`/tables/${table}/ask`, key, { version, moves }),
  undo: (table: string, key: string, version: number, moves: number) =>
    post<Accepted>(`/tables/${table}/undo`, key, { version, moves }),
  answerUndo: (table: string, key: string, version: number, moves: number, agree: boolean) =>
    post<Accepted>(`/tables/${table}/undo/answer`, key, { version, moves, agree }),
  chat: (table: string, key: string, text: string) => post<ChatLine>(`/tables/${table}/chat`, key, { text }),
  sit: (table: string, key: string, player: string) => post<Accepted>(`/tables/${table}/sit`, key, { player }),
  log: async (table: string, key: string) => (await send("GET", `/tables/${table}/log`, key)).text(),
  bot: (table: string, key: string, seat: string, resign: boolean) =>
    post<Accepted>(`/tables/${table}/bot`, key, { seat, resign }),
  back: (table: string, key: string) => post<Accepted>(`/tables/${table}/back`, key, undefined),
  restore: (table: string, key: string) => post<Accepted>(`/tables/${table}/restore`, key, undefined),
  remove: async (table: string, key: string) => void (await send("DELETE", `/tables/${table}`, key)),
};
