import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';

/** Which events a list shows. */
export interface EventsQuery {
  readonly when: 'upcoming' | 'past';
  readonly q?: string;
  readonly mine?: 'true';
  readonly as?: 'host' | 'guest';
}

/** Places come and go, so a list is asked for again whenever it is shown. */
export const useEvents = (query: EventsQuery) =>
  useInfiniteQuery({ ...api.pages('events.list', { query: { ...query } }), staleTime: 0 });

const eventQuery = (id: string) => api.query('events.get', { params: { id } });

export const useEvent = (id: string) => useQuery({ ...eventQuery(id), staleTime: 0 });

/** A public event, with or without an account. */
export const usePublicEvent = (id: string) => useQuery(api.query('events.page', { params: { id } }));

/** Takes over an event that a change answered, and has every list of events loaded again. */
export const useEventChanged = () => {
  const client = useQueryClient();
  return async (event: WholeEvent): Promise<void> => {
    client.setQueryData(eventQuery(event.id).queryKey, event);
    await Promise.all([
      client.invalidateQueries({ queryKey: api.key('events.list') }),
      client.invalidateQueries({ queryKey: api.key('events.guests') }),
    ]);
  };
};

/** Everything about events is loaded again: after a refusal, which may mean that places were taken meanwhile. */
export const useRefreshEvents = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('events') });
};
