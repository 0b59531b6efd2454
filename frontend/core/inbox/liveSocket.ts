import { type Hint, LIVE_PATH } from '#shared/features/live-updates.ts';
import { reconnectAfter } from './schedule.ts';

/** A connection that lasted this long was no failure. */
const LASTING_MS = 30_000;
/** How many failed attempts a connection counts as that was open and said nothing: some proxies cause that, and will again. */
const FAILURES_WHEN_SILENT = 6;

export interface SocketEvents {
  /** The socket is open: from now on it tells what is new. */
  readonly opened: () => void;
  /** Something is new: the state that the inbox has. */
  readonly hinted: (since: string) => void;
  /** It is not open, and will be tried again. */
  readonly lost: () => void;
}

const sinceIn = (data: unknown): string | undefined => {
  try {
    const hint: Partial<Hint> = JSON.parse(String(data));
    return hint.since;
  } catch {
    return undefined;
  }
};

/** Keeps a web socket open to learn what is new, until the signal ends it. It sends nothing. */
export class LiveSocket {
  private socket: WebSocket | undefined;
  private timer = 0;
  private failures = 0;
  private silent = false;
  private readonly events: SocketEvents;
  private readonly signal: AbortSignal;

  constructor(events: SocketEvents, signal: AbortSignal) {
    [this.events, this.signal] = [events, signal];
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.timer);
      this.socket?.close();
    });
    // One tab of a session has a socket: where tabs cannot agree which, they would take it from each other.
    if (!('locks' in navigator)) return;
    // Back online: at once, whatever the pause was.
    window.addEventListener('online', () => this.connect(), { signal });
    this.connect();
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Something was new of which the socket said nothing: it is closed, and tried again a while later. */
  distrust(): void {
    this.failures = Math.max(this.failures, FAILURES_WHEN_SILENT);
    this.silent = true;
    this.socket?.close();
  }

  private connect(): void {
    window.clearTimeout(this.timer);
    if (this.signal.aborted || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const url = new URL(LIVE_PATH, window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    let openedAt = Number.POSITIVE_INFINITY;
    socket.addEventListener('open', () => {
      openedAt = Date.now();
      this.events.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      const since = sinceIn(data);
      if (since !== undefined) this.events.hinted(since);
    });
    socket.addEventListener('close', () => {
      if (this.signal.aborted) return;
      const lasted = !this.silent && Date.now() - openedAt > LASTING_MS;
      this.failures = lasted ? 0 : this.failures + 1;
      this.silent = false;
      this.timer = window.setTimeout(() => this.connect(), reconnectAfter(this.failures, Math.random()));
      this.events.lost();
    });
  }
}
