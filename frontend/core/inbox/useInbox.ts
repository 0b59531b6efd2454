import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CONVERSATION_EVENT, inboxQuery } from './inboxQuery.ts';

/** Keeps the inbox up to date while this is on screen. */
export const useWatchedInbox = (live: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!live) return undefined;
    const ended = new AbortController();
    // Not with the first page: nothing on it waits for what is new since.
    import('./watchInbox.ts')
      .then(({ watchInbox }) => watchInbox(client, ended.signal))
      // The next visit of a screen tries again.
      .catch(() => undefined);
    return () => ended.abort();
  }, [client, live]);
};

/** How many messages are unread, as far as the inbox is known. */
export const useUnreadMessages = (): number =>
  useQuery({ ...inboxQuery, enabled: false }).data?.unreadMessages ?? 0;

/** Says that this tab shows a conversation, as long as it is visible: new messages then arrive sooner. */
export const useOpenConversation = (): void => {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState === 'visible') window.dispatchEvent(new Event(CONVERSATION_EVENT));
    };
    say();
    const timer = window.setInterval(say, 4000);
    return () => window.clearInterval(timer);
  }, []);
};
