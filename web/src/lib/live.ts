// Live updates over a WebSocket. It comes back by itself after every loss, and goes on where it was.
import { settings } from "./settings.svelte";
import type { CellSeen, Hello, Live, TableSeen } from "./wire";

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

  constructor(
    table: string,
    hello: () => Hello,
    heard: (message: Live) => void,
    state: (live: boolean) => void,
  ) {
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
      this.heard(this.whole(JSON.parse(event.data) as Live));
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.state(false);
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  /** An update brings only the cells that changed since the one before; the others are as they were. */
  private whole(message: Live): Live {
    if (message.type !== "update") return message;
    const { seen, part } = message;
    const last = this.last;
    if (!part || !last) {
      this.last = seen;
      return message;
    }
    const sheets = seen.sheets.map((sheet, n) => ({ ...sheet, cells: merged(last.sheets[n]?.cells ?? [], sheet.cells) }));
    this.last = { ...seen, cells: merged(last.cells, seen.cells), sheets };
    return { ...message, seen: this.last, part: false };
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

function merged(before: CellSeen[], changed: CellSeen[]): CellSeen[] {
  const fresh = new Map(changed.map((cell) => [cell.name, cell]));
  return before.map((cell) => fresh.get(cell.name) ?? cell);
}
