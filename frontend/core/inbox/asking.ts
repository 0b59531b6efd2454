import type { QueryClient } from '@tanstack/react-query';
import type { InboxTopic } from '#shared/features/inbox-topics.ts';
import type { FeatureName } from '#shared/routes.ts';
import { api } from '../api/client.ts';
import type { AnswerOf } from '../api/types.ts';
import { inboxQuery } from './inboxQuery.ts';
import { LiveSocket } from './liveSocket.ts';
import { nextAfter, provenWithin } from './schedule.ts';

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
/** How long the first question waits for the socket: when it opens soon, one question does for both. */
const SOCKET_PATIENCE_MS = 1000;
/** Hints that come together are one question. */
const TOGETHER_MS = 50;
/** A hint comes within this time before or after a question that finds the change. */
const HINT_WITHIN_MS = 5000;
/** How often it looks whether the socket is to prove that it is alive. */
const PROOF_CHECK_MS = 500;

/** Takes over an answer: what changed is loaded again. */
export const take = (client: QueryClient, answer: AnswerOf<'inbox.changes'>): void => {
  const { queryKey } = inboxQuery;
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, { ...before, ...answer });
  if (!before) return;
  for (const topic of answer.changed ?? [])
    for (const feature of LOADED[topic]) void client.invalidateQueries({ queryKey: api.key(feature) });
};

/** Asks what is new, when a web socket says that something is, and now and then in any case; until the signal ends it. */
export class Asking {
  private timer = 0;
  private activeAt = Date.now();
  private conversationUntil = 0;
  private hintedAt = 0;
  /** Whether a question was answered since the socket opened: later changes are its to tell. */
  private caughtUp = false;
  private readonly socket: LiveSocket;
  private readonly client: QueryClient;
  private readonly tell: (answer: AnswerOf<'inbox.changes'>) => void;
  private readonly signal: AbortSignal;

  constructor(client: QueryClient, tell: (answer: AnswerOf<'inbox.changes'>) => void, signal: AbortSignal) {
    [this.client, this.tell, this.signal] = [client, tell, signal];
    const proof = window.setInterval(() => this.socket.prove(provenWithin(this.situation)), PROOF_CHECK_MS);
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.timer);
      window.clearInterval(proof);
    });
    this.soon(SOCKET_PATIENCE_MS);
    this.socket = new LiveSocket(
      {
        opened: () => {
          this.caughtUp = false;
          this.soon(0);
        },
        hinted: (since) => this.noteHint(since),
        lost: () => this.soon(Math.min(this.wait(), SOCKET_PATIENCE_MS)),
      },
      signal,
    );
  }

  /** Someone is active in one of the tabs: after a long pause it asks at once, unless a socket tells what is new. */
  noteActivity(): void {
    const paused = this.wait() > 30_000 && !this.socket.connected;
    this.activeAt = Date.now();
    if (paused) this.soon(0);
  }

  noteConversation(): void {
    const isNew = this.conversationUntil < Date.now();
    this.conversationUntil = Date.now() + OPEN_FOR_MS;
    if (isNew) this.soon(this.wait());
  }

  private noteHint(since: string): void {
    this.hintedAt = Date.now();
    if (since !== this.state) this.soon(TOGETHER_MS);
  }

  private get state(): string | undefined {
    return this.client.getQueryData(inboxQuery.queryKey)?.since;
  }

  private get situation() {
    const { activeAt, conversationUntil, socket } = this;
    return { now: Date.now(), activeAt, conversationUntil, connected: socket.connected };
  }

  private wait(): number {
    return nextAfter(this.situation);
  }

  private soon(ms: number): void {
    window.clearTimeout(this.timer);
    if (!this.signal.aborted) this.timer = window.setTimeout(() => void this.ask(), ms);
  }

  private async ask(): Promise<void> {
    const wasConnected = this.socket.connected;
    try {
      const since = this.state;
      const answer = await api.call('inbox.changes', { query: since === undefined ? {} : { since } });
      if (this.signal.aborted) return;
      if (answer.changed) {
        take(this.client, answer);
        this.tell(answer);
        if (wasConnected && this.caughtUp) this.checkSocket();
      }
      this.caughtUp ||= wasConnected;
    } catch {
      // The next question finds what this one missed.
    }
    this.soon(this.wait());
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
