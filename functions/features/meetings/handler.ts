import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import type { StoredMeeting } from '#shared/features/meeting-schema.ts';
import { meetings } from '#shared/features/meetings.ts';
import { getApplication } from '../applications/repository.ts';
import { availability } from './availability.ts';
import { calendar, resetCalendar } from './calendar-link.ts';
import { get, list, ofApplication } from './list.ts';
import { getMeeting } from './repository.ts';
import { sideIn } from './view.ts';

type Routes = typeof meetings;
type OfMeeting<Name extends keyof Routes> = Handler<Routes[Name], StoredMeeting>;

// Computing with time zones, and writing calendar files, is loaded with the first request that needs it.
const saveAvailability: Handler<Routes['saveAvailability']> = async (call) =>
  (await import('./save-availability.ts')).saveAvailability(call);
const slots: Handler<Routes['slots']> = async (call) => (await import('./slots.ts')).slots(call);
const create: Handler<Routes['create']> = async (call) => (await import('./create.ts')).create(call);
const propose: OfMeeting<'propose'> = async (call) => (await import('./change.ts')).propose(call);
const ask: OfMeeting<'ask'> = async (call) => (await import('./change.ts')).ask(call);
const accept: OfMeeting<'accept'> = async (call) => (await import('./change.ts')).accept(call);
const reschedule: OfMeeting<'reschedule'> = async (call) => (await import('./change.ts')).reschedule(call);
const cancel: OfMeeting<'cancel'> = async (call) => (await import('./change.ts')).cancel(call);
const place: OfMeeting<'place'> = async (call) => (await import('./change.ts')).place(call);
const outcome: OfMeeting<'outcome'> = async (call) => (await import('./outcome.ts')).outcome(call);
const feed: Handler<Routes['feed']> = async (call) => (await import('./feed.ts')).feed(call);

/** When users can be met, their meetings, and their calendars for other programs. */
export const handler = serve(meetings, {
  handlers: {
    ...{ availability, saveAvailability, slots },
    ...{ create, list, ofApplication, get, propose, ask, accept, reschedule, cancel, place, outcome },
    ...{ calendar, resetCalendar, feed },
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
