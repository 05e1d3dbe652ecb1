// Live updates over a WebSocket. It comes back by itself after every loss, and goes on where it was.
import { settings } from "./settings.svelte";
import type { BoardSeen, Hello, Live, TableSeen } from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  private last: TableSeen | null = null;
  private readonly table: string;
  private readonly hello: () => Hello;
  private readonly heard: (message: Live) => void;
  private readonly state: (live: boolean) => void;

  constructor(table: string, hello: () => Hello, heard: (message: Live) => void, state: (live: boolean) => void) {
    this.table = table;
    this.hello = hello;
    this.heard = heard;
    this.state = state;
    this.open();
    addEventListener("online", this.hurry);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.last = null;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello(), lang: settings.language }));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      this.state(true);
      const message: Live = JSON.parse(event.data);
      this.heard(this.whole(message));
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.state(false);
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  /** Of most boards an update brings only what changed since the one before; the rest is as it was. */
  private whole(message: Live): Live {
    if (message.type !== "update") return message;
    const before = this.last?.boards ?? [];
    const boards = message.seen.boards.map((board, n) => wholeBoard(board, before[n]));
    this.last = { ...message.seen, boards };
    return { ...message, seen: this.last };
  }

  /** Try again now: the network is back, or the page is looked at again. */
  hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.socket?.close();
    this.open();
  };

  /** Begin anew, with what `hello` says now. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    old?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }
}

function wholeBoard(board: BoardSeen, before: BoardSeen | undefined): BoardSeen {
  if (!board.part || !before) return board;
  const places = merged(before.places, board.places);
  return { ...before, ...board, places, lines: merged(before.lines ?? [], board.lines ?? []), part: false };
}

function merged<Part extends { name: string }>(before: Part[], changed: Part[]): Part[] {
  const fresh = new Map(changed.map((part) => [part.name, part]));
  return before.map((part) => fresh.get(part.name) ?? part);
}
