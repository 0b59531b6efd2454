import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CONVERSATION_EVENT, inboxQuery, watchInbox } from './watchInbox.ts';

/** Keeps the inbox up to date while this is on screen. */
export const useWatchedInbox = (live: boolean): void => {
  const client = useQueryClient();
  useEffect(() => (live ? watchInbox(client) : undefined), [client, live]);
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
