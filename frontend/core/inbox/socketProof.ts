import { lateAfter } from './schedule.ts';

/** API Gateway has no route for this and says so: the answer proves that the socket is alive in both directions. */
const PROBE = '{}';
/** A socket that has not answered a probe for this long (ms) is dead. */
const DEAD_AFTER_MS = 2200;

interface ProofEvents {
  /** When to probe, if something last came at this time. */
  readonly proofDueAt: (heardAt: number) => number;
  readonly late: () => void;
  /** No answer came; whether anything ever came over the socket. */
  readonly dead: (spoke: boolean) => void;
}

/** Proves again and again that a web socket is alive, by probes, as one can die without a sign. */
export class SocketProof {
  private timer = 0;
  /** When something last came, or the proof began. */
  private heardAt = Date.now();
  private spoke = false;
  /** When the probe was sent that nothing has come after yet. */
  private probedAt: number | undefined;
  private isLate = false;
  private patience = lateAfter(0);
  private readonly socket: WebSocket;
  private readonly events: ProofEvents;

  constructor(socket: WebSocket, events: ProofEvents) {
    [this.socket, this.events] = [socket, events];
  }

  end(): void {
    window.clearTimeout(this.timer);
  }

  /** Something came: what was sent before has arrived, and so has this. */
  noteHeard(): void {
    const now = Date.now();
    if (this.probedAt !== undefined) this.patience = lateAfter(now - this.probedAt);
    this.heardAt = now;
    this.spoke = true;
    this.probedAt = undefined;
    this.isLate = false;
    this.watch();
  }

  /** Probes now, unless an answer is awaited already or something came within this time (ms). */
  probe(within = 0): void {
    if (
      Date.now() - this.heardAt < within ||
      this.probedAt !== undefined ||
      this.socket.readyState !== WebSocket.OPEN
    )
      return;
    this.probedAt = Date.now();
    this.socket.send(PROBE);
    this.watch();
  }

  /** Does what is due, and looks again when the next is; to be called when `proofDueAt` may be earlier than before. */
  watch(): void {
    window.clearTimeout(this.timer);
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const wait = this.dueAt() - Date.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.watch(), wait);
    } else if (this.probedAt === undefined) {
      this.probe();
    } else if (this.isLate) {
      this.events.dead(this.spoke);
    } else {
      this.isLate = true;
      this.events.late();
      this.watch();
    }
  }

  private dueAt(): number {
    if (this.probedAt === undefined) return this.events.proofDueAt(this.heardAt);
    return this.probedAt + (this.isLate ? DEAD_AFTER_MS : this.patience);
  }
}
