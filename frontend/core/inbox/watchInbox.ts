import type { QueryClient } from '@tanstack/react-query';
import type { InboxTopic } from '#shared/features/inbox-topics.ts';
import type { FeatureName } from '#shared/routes.ts';
import { api } from '../api/client.ts';
import type { AnswerOf } from '../api/types.ts';
import { nextAfter } from './schedule.ts';

/** What the inbox last answered. The number of unread messages is kept from the answer that last had it. */
export const inboxQuery = api.query('inbox.changes');

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
const ACTIVITY = ['pointerdown', 'keydown', 'scroll'] as const;

/** What tabs send each other. */
type News =
  | { readonly answer: AnswerOf<'inbox.changes'> }
  | { readonly active: true }
  | { readonly conversation: true };

const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? new BroadcastChannel('inbox') : undefined;

/** Says that this tab shows a conversation: the tab that asks for all then asks more often. */
export const CONVERSATION_EVENT = 'inbox-conversation';

/** Takes over an answer: what changed is loaded again. */
const take = (client: QueryClient, answer: AnswerOf<'inbox.changes'>): void => {
  const { queryKey } = inboxQuery;
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, { ...before, ...answer });
  if (!before) return;
  for (const topic of answer.changed ?? [])
    for (const feature of LOADED[topic]) void client.invalidateQueries({ queryKey: api.key(feature) });
};

/** Asks again and again, until the signal ends it. */
class Asking {
  private timer = 0;
  private activeAt = Date.now();
  private conversationUntil = 0;
  private readonly client: QueryClient;
  private readonly tell: (news: News) => void;
  private readonly signal: AbortSignal;

  constructor(client: QueryClient, tell: (news: News) => void, signal: AbortSignal) {
    [this.client, this.tell, this.signal] = [client, tell, signal];
    signal.addEventListener('abort', () => window.clearTimeout(this.timer));
    void this.ask();
  }

  /** Someone is active in one of the tabs: after a long pause it asks at once. */
  noteActivity(): void {
    const paused = this.wait() > 30_000;
    this.activeAt = Date.now();
    if (paused) this.soon(0);
  }

  noteConversation(): void {
    const isNew = this.conversationUntil < Date.now();
    this.conversationUntil = Date.now() + OPEN_FOR_MS;
    if (isNew) this.soon(this.wait());
  }

  private wait(): number {
    return nextAfter({ now: Date.now(), activeAt: this.activeAt, conversationUntil: this.conversationUntil });
  }

  private soon(ms: number): void {
    window.clearTimeout(this.timer);
    if (!this.signal.aborted) this.timer = window.setTimeout(() => void this.ask(), ms);
  }

  private async ask(): Promise<void> {
    try {
      const since = this.client.getQueryData(inboxQuery.queryKey)?.since;
      const answer = await api.call('inbox.changes', { query: since === undefined ? {} : { since } });
      if (this.signal.aborted) return;
      if (answer.changed) {
        take(this.client, answer);
        this.tell({ answer });
      }
    } catch {
      // The next question finds what this one missed.
    }
    this.soon(this.wait());
  }
}

/** Runs `work` while this tab is visible, in one tab of the browser at a time; its signal says when to stop. */
const inOneVisibleTab = (work: (signal: AbortSignal) => void, ended: AbortSignal): void => {
  let stop: AbortController | undefined;
  const update = () => {
    stop?.abort();
    stop = undefined;
    if (document.visibilityState !== 'visible' || ended.aborted) return;
    stop = new AbortController();
    const { signal } = stop;
    if (!('locks' in navigator)) return work(signal);
    const hold = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        signal.addEventListener('abort', () => release());
        work(signal);
      });
    // Another tab has it until it is hidden or closed; given up when this one is hidden first.
    void navigator.locks.request('inbox', { signal }, hold).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', update, { signal: ended });
  ended.addEventListener('abort', update);
  update();
};

/**
 * Keeps bell, messages and meetings up to date: one visible tab asks what is new, and tells the others. Nothing is asked
 * in hidden tabs, and less while the user does nothing. Returns what ends it.
 */
export const watchInbox = (client: QueryClient): (() => void) => {
  const ended = new AbortController();
  const channel = openChannel();
  let asking: Asking | undefined;
  const tell = (news: News) => channel?.postMessage(news);
  const hear = (news: News) => {
    if ('answer' in news) take(client, news.answer);
    else if ('active' in news) asking?.noteActivity();
    else asking?.noteConversation();
  };
  const say = (news: News) => {
    hear(news);
    if (!asking) tell(news);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data), {
    signal: ended.signal,
  });
  let toldAt = 0;
  const active = () => {
    if (Date.now() - toldAt < 5000) return;
    toldAt = Date.now();
    say({ active: true });
  };
  for (const event of ACTIVITY)
    document.addEventListener(event, active, { signal: ended.signal, passive: true, capture: true });
  window.addEventListener(CONVERSATION_EVENT, () => say({ conversation: true }), { signal: ended.signal });
  inOneVisibleTab((signal) => {
    asking = new Asking(client, tell, signal);
    signal.addEventListener('abort', () => {
      asking = undefined;
    });
  }, ended.signal);
  return () => {
    ended.abort();
    channel?.close();
  };
};
