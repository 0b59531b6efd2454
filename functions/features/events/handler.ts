import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getEvent, isHost } from '#functions/parts/events/repository.ts';
import { events } from '#shared/features/events/routes.ts';
import { figures } from './figures.ts';
import { get, list } from './list.ts';
import { page } from './page.ts';

// What changes an event is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(() => import('./update.ts'), ['update']),
  ...laterHandlers(() => import('./lifecycle.ts'), ['publish', 'cancel']),
  ...laterHandlers(() => import('./rsvp.ts'), ['rsvp', 'leave']),
  ...laterHandlers(() => import('./check-in.ts'), ['checkIn']),
  ...laterHandlers(() => import('./guests.ts'), ['guests', 'message']),
  ...laterHandlers(() => import('./show.ts'), ['show']),
};

/** Events: finding and hosting them, places and waiting lists, and who came. */
export const handler = serve(events, {
  handlers: { list, get, page, figures, ...later },
  records: {
    event: {
      load: ({ params }) => getEvent(params.id),
      relations: { owner: (event, { id }) => isHost(event, id) },
      notFound: 'This event doesn’t exist.',
    },
  },
});
