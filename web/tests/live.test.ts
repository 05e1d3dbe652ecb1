import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/lib/live";
import type { Live } from "../src/lib/wire";
import { board, line, place, seen } from "./made";

class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: Live): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = (): Socket => {
  const found = Socket.made.at(-1);
  if (!found) throw new Error("no socket was made");
  return found;
};

beforeEach(() => {
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listening(): { heard: Live[]; states: boolean[]; line: Line } {
  const heard: Live[] = [];
  const states: boolean[] = [];
  const one = new Line(
    "t1",
    () => ({ key: "redkey", since: heard.length, chat: 0 }),
    (message) => heard.push(message),
    (live) => states.push(live),
  );
  last().open();
  return { heard, states, line: one };
}

describe("live updates", () => {
  it("are asked for by key and by what was seen", () => {
    listening();
    expect(last().address).toContain("/api/tables/t1/live");
    expect(JSON.parse(last().sent[0] ?? "")).toMatchObject({ key: "redkey", since: 0 });
  });

  it("bring of a board only what changed, and are heard whole", () => {
    const { heard } = listening();
    const whole = board("graph", [place("A", 0, 0), place("B", 1, 0)], [line("AB", "A", "B", 1)]);
    last().say({ type: "update", moves: [], seen: seen(1, { boards: [whole] }) });
    const part = { ...board("graph", [place("B", 1, 0, { words: "B, mine" })]), part: true };
    last().say({ type: "update", moves: [], seen: seen(2, { boards: [part] }) });
    const update = heard[1];
    const [now] = update?.type === "update" ? update.seen.boards : [];
    expect(now?.places.map(({ words }) => words)).toEqual(["A", "B, mine"]);
    expect(now?.lines).toHaveLength(1);
  });

  it("come back by themselves, a little later each time, and go on where they were", () => {
    const { heard, states } = listening();
    last().say({ type: "update", moves: [], seen: seen(1) });
    last().close();
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(400);
    expect(Socket.made).toHaveLength(2);
    last().close();
    vi.advanceTimersByTime(400);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(Socket.made).toHaveLength(3);
    last().open();
    expect(JSON.parse(last().sent[0] ?? "")).toMatchObject({ since: heard.length });
  });

  it("end when the table is left", () => {
    const { line: one } = listening();
    one.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(Socket.made).toHaveLength(1);
  });
});
