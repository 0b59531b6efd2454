import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { getMeeting } from '#functions/parts/meetings/repository.ts';
import { sideIn } from '#functions/parts/meetings/view.ts';
import { meetings } from '#shared/features/meetings/routes.ts';
import { availability } from './availability.ts';
import { calendar, resetCalendar } from './calendar-link.ts';
import { get, list, ofApplication } from './list.ts';

// Computing with time zones, and writing calendar files, is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./save-availability.ts'), ['saveAvailability']),
  ...laterHandlers(() => import('./slots.ts'), ['slots']),
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(
    () => import('./meeting-change.ts'),
    ['propose', 'ask', 'accept', 'reschedule', 'cancel', 'place'],
  ),
  ...laterHandlers(() => import('./outcome.ts'), ['outcome']),
  ...laterHandlers(() => import('./feed.ts'), ['feed']),
};

/** When users can be met, their meetings, and their calendars for other programs. */
export const handler = serve(meetings, {
  handlers: {
    availability,
    list,
    ofApplication,
    get,
    calendar,
    resetCalendar,
    ...later,
  },
  records: {
    application: {
      load: ({ params, account }) => getApplication(account.id, params.opportunityId),
      relations: { owner: ({ userId }, { id }) => userId === id },
    },
    meeting: {
      load: ({ params }) => getMeeting(params.id),
      relations: { participant: (meeting, { id }) => sideIn(meeting, id) !== undefined },
    },
  },
});
