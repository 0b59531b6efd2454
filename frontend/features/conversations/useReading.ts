import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';

/** Marks a conversation as read up to its newest message while it is on screen. */
export const useMarkRead = (id: string, newest: number, unread: number): void => {
  const client = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || newest === 0) return;
      if (unread === 0 || marked.current >= newest) return;
      marked.current = newest;
      api
        .call('conversations.read', { params: { id }, body: { upTo: newest } })
        .then(() => client.invalidateQueries({ queryKey: api.key('conversations.list') }))
        .catch(() => {
          marked.current = 0;
        });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, newest, unread]);
};

/** How near to its end a thread must be to follow new messages, in pixels. */
const NEAR = 80;

interface Following {
  box: RefObject<HTMLDivElement | null>;
  /** How many messages of the other side arrived while the user was reading further up. */
  waiting: number;
  toEnd: () => void;
  onScroll: () => void;
}

/**
 * Keeps a thread at its end while the user is there. Further up it stays as it is: arrivals wait behind a button, and earlier
 * messages that are loaded above do not move what is being read. `shown`: the thread is on screen, not its skeleton.
 */
export const useFollowing = (shown: boolean, newest: number, own: number, oldest: number): Following => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ newest: 0, own: 0, oldest: 0, height: 0 });
  const [waiting, setWaiting] = useState(0);
  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setWaiting(0);
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!shown || !element) return;
    const was = before.current;
    if (was.newest === 0 || atEnd.current || own !== was.own) toEnd();
    else if (oldest < was.oldest) element.scrollTop += element.scrollHeight - was.height;
    else if (newest > was.newest) setWaiting((count) => count + newest - was.newest);
    before.current = { newest, own, oldest, height: element.scrollHeight };
  }, [shown, newest, own, oldest, toEnd]);
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (atEnd.current) setWaiting(0);
  };
  return { box, waiting, toEnd, onScroll };
};
