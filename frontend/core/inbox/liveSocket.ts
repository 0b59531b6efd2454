import { type Hint, LIVE_PATH } from '#shared/features/live-updates.ts';
import { reconnectAfter } from './schedule.ts';

/** A connection that lasted this long was no failure. */
const LASTING_MS = 30_000;
/** How many failed attempts a connection counts as that was open and said nothing: some proxies cause that, and will again. */
const FAILURES_WHEN_SILENT = 6;
/** API Gateway has no route for this and says so: the answer proves that the socket is alive in both directions. */
const PROBE = '{}';
/** How long that answer may take. */
const PROBE_PATIENCE_MS = 1500;

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

/** Keeps a web socket open to learn what is new, until the signal ends it. All that it sends are probes. */
export class LiveSocket {
  private socket: WebSocket | undefined;
  private timer = 0;
  private failures = 0;
  /** When something last came over the socket, and when it was last probed. */
  private heardAt = 0;
  private probedAt = 0;
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
    // Back online: at once, whatever the pause was; a socket from before may be dead.
    const online = () => {
      this.prove(0);
      this.connect();
    };
    window.addEventListener('online', online, { signal });
    this.connect();
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Probes an open socket over which nothing came for this long (ms), and gives it up without an answer. To be called again and again. */
  prove(within: number): void {
    if (!this.connected) return;
    const now = Date.now();
    if (this.probedAt > this.heardAt) {
      if (now - this.probedAt > PROBE_PATIENCE_MS) this.distrust();
    } else if (now - this.heardAt >= within) {
      this.probedAt = now;
      this.socket?.send(PROBE);
    }
  }

  /**
   * The socket is open and silent: it is given up at once, as a browser reports the end of a dead connection only seconds
   * after it was closed, and tried again a while later.
   */
  distrust(): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = undefined;
    socket.close();
    this.failures = Math.max(this.failures + 1, FAILURES_WHEN_SILENT);
    this.retry();
  }

  private retry(): void {
    this.timer = window.setTimeout(() => this.connect(), reconnectAfter(this.failures, Math.random()));
    this.events.lost();
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
      this.heardAt = openedAt;
      this.events.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      this.heardAt = Date.now();
      const since = sinceIn(data);
      if (since !== undefined) this.events.hinted(since);
    });
    socket.addEventListener('close', () => {
      // One that was given up is not this one any more.
      if (this.signal.aborted || this.socket !== socket) return;
      this.failures = Date.now() - openedAt > LASTING_MS ? 0 : this.failures + 1;
      this.retry();
    });
  }
}
