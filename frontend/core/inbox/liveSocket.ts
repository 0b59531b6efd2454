import { type Hint, LIVE_PATH, PROVEN_WITHIN_MS } from '#shared/features/inbox/live-updates.ts';
import { reconnectAfter } from './schedule.ts';
import { SocketProof } from './socketProof.ts';

/** A connection that lasted this long was no failure. */
const LASTING_MS = 30_000;
/** How many failed attempts a connection counts as that was open and said nothing: some proxies cause that, and will again. */
const FAILURES_WHEN_SILENT = 6;

export interface SocketEvents {
  /** The socket is open, and will tell what is new. */
  readonly opened: () => void;
  readonly hinted: (hint: Hint) => void;
  /** When to probe it, if something last came over it at this time. */
  readonly proofDueAt: (heardAt: number) => number;
  /** The answer to a probe is late: the socket may be dead. */
  readonly late: () => void;
  /** It is not open, and will be tried again. */
  readonly lost: () => void;
}

/** What came over the socket, unless it is the answer to a probe. */
const hintIn = (data: unknown): Hint | undefined => {
  try {
    const { since, unread }: Partial<Hint> = JSON.parse(String(data));
    return since === undefined || unread === undefined ? undefined : { since, unread };
  } catch {
    return undefined;
  }
};

/** Keeps a web socket open to learn what is new, until the signal ends it. All that it sends are probes. */
export class LiveSocket {
  private socket: WebSocket | undefined;
  private proof: SocketProof | undefined;
  private timer = 0;
  private failures = 0;
  private readonly events: SocketEvents;
  private readonly signal: AbortSignal;

  constructor(events: SocketEvents, signal: AbortSignal) {
    this.events = events;
    this.signal = signal;
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.timer);
      this.proof?.end();
      this.socket?.close();
    });
    // One tab of a session has a socket: where tabs cannot agree which, they would take it from each other.
    if (!('locks' in navigator)) return;
    // Back online: at once, whatever the pause was; a socket from before may be dead.
    const online = () => {
      this.proof?.probe();
      this.connect();
    };
    window.addEventListener('online', online, { signal });
    // Where browsers have it, it also changes as their estimate of the network's speed does.
    const moved = () => this.proof?.probe(PROVEN_WITHIN_MS.usual);
    const network = 'connection' in navigator && navigator.connection;
    if (network instanceof EventTarget) network.addEventListener('change', moved, { signal });
    this.connect();
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** To be called when the user did something: the socket may be due for a probe. */
  prove(): void {
    this.proof?.watch();
  }

  /** The socket is open and says nothing of what is new: it is given up, and tried again a while later. */
  distrust(): void {
    this.giveUp(Math.max(this.failures + 1, FAILURES_WHEN_SILENT));
  }

  /** At once, as a browser reports the end of a dead connection only seconds after it was closed. */
  private giveUp(failures: number): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = undefined;
    this.proof?.end();
    socket.close();
    this.failures = failures;
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
    const { proofDueAt, late, opened, hinted } = this.events;
    const dead = (spoke: boolean) => (spoke ? this.giveUp(0) : this.distrust());
    const proof = new SocketProof(socket, { proofDueAt, late, dead });
    this.proof = proof;
    socket.addEventListener('open', () => {
      openedAt = Date.now();
      proof.watch();
      opened();
    });
    socket.addEventListener('message', ({ data }) => {
      proof.noteHeard();
      const hint = hintIn(data);
      if (hint) hinted(hint);
    });
    socket.addEventListener('close', () => {
      proof.end();
      // One that was given up is not this one any more.
      if (this.signal.aborted || this.socket !== socket) return;
      this.failures = Date.now() - openedAt > LASTING_MS ? 0 : this.failures + 1;
      this.retry();
    });
  }
}
