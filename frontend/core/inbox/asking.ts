import type { QueryClient } from '@tanstack/react-query';
import type { Hint } from '#shared/features/inbox/live-updates.ts';
import { type InboxTopic, isBefore, topicsChanged } from '#shared/features/inbox/topics.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import type { FeatureName } from '#shared/routes.ts';
import { api } from '../api/client.ts';
import { inboxQuery } from './inboxQuery.ts';
import { LiveSocket } from './liveSocket.ts';
import { isPause, nextAfter, proofDueAt } from './schedule.ts';

/** What is loaded again when a topic changed. */
const LOADED: Readonly<Record<InboxTopic, readonly FeatureName[]>> = {
  // A meeting that the other side changed is in the bell, too.
  bell: ['notifications', 'dashboard', 'meetings'],
  messages: ['conversations'],
  // The interviews of applicants are meetings.
  meetings: ['meetings', 'applicants'],
};

/** How long a conversation counts as open after a tab said so. */
const OPEN_FOR_MS = 8000;
/** How long the first question waits for the socket: when it opens soon, none is needed. */
const SOCKET_PATIENCE_MS = 1000;
/** How long a question waits for the hint with which a socket begins. */
const GREETING_PATIENCE_MS = 2000;
/** Of hints that come together the latest state counts. */
const TOGETHER_MS = 50;
/** A hint comes within this time before or after a question that finds the change. */
const HINT_WITHIN_MS = 5000;

/** Takes over an answer: what changed is loaded again. */
export const take = (client: QueryClient, answer: AnswerOf<'inbox.changes'>): void => {
  const { queryKey } = inboxQuery;
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, { ...before, ...answer });
  if (!before) return;
  for (const topic of answer.changed ?? [])
    for (const feature of LOADED[topic]) void client.invalidateQueries({ queryKey: api.key(feature) });
};

/** Learns what is new from a web socket, and asks when there is none, and now and then in any case; until the signal ends it. */
export class Asking {
  private timer = 0;
  private hintTimer = 0;
  private latest: Hint | undefined;
  private activeAt = Date.now();
  private activeSince = this.activeAt;
  private conversationUntil = 0;
  private hintedAt = 0;
  /** Whether a hint came since the socket opened: until then it asks as if there were none. */
  private greeted = false;
  /** Whether a socket was lost: what it missed is asked for when it is due. */
  private lost = false;
  private readonly socket: LiveSocket;
  private readonly client: QueryClient;
  private readonly tell: (answer: AnswerOf<'inbox.changes'>) => void;
  private readonly signal: AbortSignal;

  constructor(client: QueryClient, tell: (answer: AnswerOf<'inbox.changes'>) => void, signal: AbortSignal) {
    [this.client, this.tell, this.signal] = [client, tell, signal];
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.timer);
      window.clearTimeout(this.hintTimer);
    });
    this.soon(SOCKET_PATIENCE_MS);
    this.socket = new LiveSocket(
      {
        opened: () => {
          this.greeted = false;
          if (!this.lost) this.soon(GREETING_PATIENCE_MS);
        },
        hinted: (hint) => this.noteHint(hint),
        proofDueAt: (heardAt) => proofDueAt(this.situation, heardAt),
        late: () => this.soon(0),
        lost: () => {
          this.lost = true;
          this.soon(Math.min(this.wait(), SOCKET_PATIENCE_MS));
        },
      },
      signal,
    );
  }

  /** Someone is active in one of the tabs: after a long pause it asks at once, unless a socket tells what is new. */
  noteActivity(): void {
    const paused = this.wait() > 30_000 && !this.socket.connected;
    const now = Date.now();
    if (isPause(now - this.activeAt)) this.activeSince = now;
    this.activeAt = now;
    if (paused) this.soon(0);
    this.socket.prove();
  }

  noteConversation(): void {
    const isNew = this.conversationUntil < Date.now();
    this.conversationUntil = Date.now() + OPEN_FOR_MS;
    if (isNew) this.soon(this.wait());
    this.socket.prove();
  }

  private noteHint(hint: Hint): void {
    this.hintedAt = Date.now();
    [this.greeted, this.lost] = [true, false];
    // Hints can overtake each other.
    if (!this.latest || !isBefore(hint.since, this.latest.since)) this.latest = hint;
    window.clearTimeout(this.hintTimer);
    this.hintTimer = window.setTimeout(() => this.takeHint(this.latest ?? hint), TOGETHER_MS);
  }

  private takeHint({ since, unread }: Hint): void {
    this.latest = undefined;
    const known = this.state;
    if (known !== undefined && isBefore(since, known)) {
      this.soon(0);
      return;
    }
    if (since !== known) {
      const answer = { since, changed: topicsChanged(known, since), unreadMessages: unread };
      take(this.client, answer);
      this.tell(answer);
    }
    this.soon(this.wait());
  }

  private get state(): string | undefined {
    return this.client.getQueryData(inboxQuery.queryKey)?.since;
  }

  private get situation() {
    const { activeAt, activeSince, conversationUntil, socket } = this;
    return {
      now: Date.now(),
      activeAt,
      activeSince,
      conversationUntil,
      connected: socket.connected && this.greeted,
    };
  }

  private wait(): number {
    return nextAfter(this.situation);
  }

  private soon(ms: number): void {
    window.clearTimeout(this.timer);
    if (!this.signal.aborted) this.timer = window.setTimeout(() => void this.ask(), ms);
  }

  private async ask(): Promise<void> {
    const { connected } = this.situation;
    let wait = () => this.wait();
    try {
      const since = this.state;
      const answer = await api.call('inbox.changes', { query: since === undefined ? {} : { since } });
      if (this.signal.aborted) return;
      if (answer.changed) {
        take(this.client, answer);
        this.tell(answer);
        if (connected) this.checkSocket();
      }
    } catch {
      // The next question finds what this one missed, and comes soon: what failed this one may have ended the socket.
      wait = () => nextAfter({ ...this.situation, connected: false });
    }
    this.soon(wait());
  }

  /** A question found something new: a socket that says nothing of it is broken, though it seems open. */
  private checkSocket(): void {
    const askedAt = Date.now();
    const check = () => {
      if (!this.signal.aborted && this.hintedAt < askedAt - HINT_WITHIN_MS) this.socket.distrust();
    };
    window.setTimeout(check, HINT_WITHIN_MS);
  }
}
