import { serve } from '#functions/core/serve.ts';
import { meetings } from '#shared/features/meetings.ts';
import { availability, saveAvailability } from './availability.ts';
import { calendar, resetCalendar } from './calendar-link.ts';
import { accept, ask, cancel, place, propose, reschedule } from './change.ts';
import { create } from './create.ts';
import { feed } from './feed.ts';
import { get, list } from './list.ts';
import { outcome } from './outcome.ts';
import { getMeeting } from './repository.ts';
import { slots } from './slots.ts';
import { sideIn } from './view.ts';

/** When users can be met, their meetings, and their calendars for other programs. */
export const handler = serve(meetings, {
  handlers: {
    ...{ availability, saveAvailability, slots },
    ...{ create, list, get, propose, ask, accept, reschedule, cancel, place, outcome },
    ...{ calendar, resetCalendar, feed },
  },
  records: {
    meeting: {
      load: ({ params }) => getMeeting(params.id),
      relations: { participant: (meeting, { id }) => sideIn(meeting, id) !== undefined },
    },
  },
});
