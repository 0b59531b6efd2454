import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#shared/route-types.ts';
import { Asking, take } from './asking.ts';
import { CONVERSATION_EVENT } from './inboxQuery.ts';

const ACTIVITY = ['pointerdown', 'keydown', 'scroll'] as const;

/** What tabs send each other. */
type News =
  | { readonly answer: AnswerOf<'inbox.changes'> }
  | { readonly active: true }
  | { readonly conversation: true };

const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? new BroadcastChannel('inbox') : undefined;

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
 * in hidden tabs, and less while the user does nothing, until the signal ends it.
 */
export const watchInbox = (client: QueryClient, ended: AbortSignal): void => {
  if (ended.aborted) return;
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
    signal: ended,
  });
  let toldAt = 0;
  const active = () => {
    if (Date.now() - toldAt < 1000) return;
    toldAt = Date.now();
    say({ active: true });
  };
  // At the window, where the keys of an input method arrive, too (core/page/inputMethods.ts).
  for (const event of ACTIVITY)
    window.addEventListener(event, active, { signal: ended, passive: true, capture: true });
  window.addEventListener(CONVERSATION_EVENT, () => say({ conversation: true }), { signal: ended });
  inOneVisibleTab((signal) => {
    asking = new Asking(client, (answer) => tell({ answer }), signal);
    signal.addEventListener('abort', () => {
      asking = undefined;
    });
  }, ended);
  ended.addEventListener('abort', () => channel?.close());
};
