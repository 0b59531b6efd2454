import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { createOutbox, type Outbox } from '#frontend/core/forms/outbox.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { keepEnrolment, refreshEnrolments } from '../api.ts';
import { addProgress, isProgress, type Progress } from './progressQueue.ts';

const PAUSE_MS = 1500;

/** The progress that this tab sends, and of which user it is: screens come and go while it is being sent. */
let current: { readonly userId: string; readonly outbox: Outbox<Progress> } | undefined;

const outboxOf = (userId: string, client: QueryClient): Outbox<Progress> => {
  if (current?.userId === userId) return current.outbox;
  const outbox = createOutbox<Progress>({
    name: `progress ${userId}`,
    isEntry: isProgress,
    add: addProgress,
    send: async ({ courseId, ...body }) =>
      keepEnrolment(client, await api.call('enrolments.progress', { params: { courseId }, body })),
    onRefused: (error) => {
      void refreshEnrolments(client);
      if (errorCode(error) === 'conflict')
        toast({
          title: 'You’re now reading another version',
          description: 'You switched on another device. Lessons that didn’t change stay done.',
        });
    },
    pauseMs: PAUSE_MS,
  });
  current = { userId, outbox };
  return outbox;
};

/** The user's progress in courses: what waits to be sent from this device, and how to add to it. */
export const useProgress = () => {
  const { id } = useCurrentUser();
  const { subscribe, view, put, flush } = outboxOf(id, useQueryClient());
  return { ...useSyncExternalStore(subscribe, view), put, flush };
};
