import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import { type Due, dueFields, dueKey, openDues } from '#functions/parts/events/due.ts';
import { heldWrite } from '#functions/parts/events/figures.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { eventKey, getEvent } from '#functions/parts/events/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { eventMove } from './event-move.ts';
import { settlePlaces } from './settle-places.ts';
import { queueGuests } from './tell-queue.ts';

/** Ends an event: a guest with a place who was not seen is absent. Their records follow (`tellGuests`). */
const hold = (event: EventRecord, now: Date): Promise<void> =>
  transact({
    event: eventMove(event, {
      to: 'held',
      by: 'schedule',
      now,
      fields: { absent: event.held - event.attended },
    }),
    figures: heldWrite(event),
  });

/** Reminds the guests, of several reminders that are due at once with the last, and notes that it was said. */
const remind = async (event: EventRecord, dues: readonly Due[], now: Date): Promise<void> => {
  const reminders = dues.filter(({ kind }) => kind === 'reminder');
  const last = reminders.at(-1);
  if (last)
    await queueGuests(
      { eventId: event.id, news: (last.before ?? 0) > HOUR_MS ? 'tomorrow' : 'soon', at: last.at },
      0,
    );
  const told = [...event.told, ...reminders.map(dueKey)];
  const due = dueFields({ ...event, told }, now);
  await updateItem(
    updateOf(
      eventKey(event.id),
      { set: { told, ...due.set }, remove: due.remove, add: { turn: 1 } },
      asRead({ turn: event.turn }),
    ),
  );
};

/**
 * Does what is due about an event: lets offers lapse and those move up who are next, reminds the guests, and ends the event.
 * `at` is the moment for which it was queued: once the event has another one, that is queued by itself.
 */
export const settleEvent = async (id: string, at: string, now: Date): Promise<void> => {
  if ((await getEvent(id))?.dueAt !== at) return;
  // The task may run up to a second before its moment.
  const moment = new Date(Math.max(now.getTime(), Date.parse(at)));
  await settlePlaces(id, moment);
  await untilFirst(moment, async () => {
    const event = await getEvent(id);
    if (event?.dueAt === undefined || Date.parse(event.dueAt) > moment.getTime()) return;
    const dues = openDues(event, moment).filter((due) => Date.parse(due.at) <= moment.getTime());
    await (dues.some(({ kind }) => kind === 'end') ? hold(event, moment) : remind(event, dues, moment));
  });
};

const dataSchema = z.object({ eventId: z.string(), at: z.string() });

/** Does what is due about an event at a moment; before it, waits on. */
export const eventDue = defineTask('event-due', dataSchema, async (data, now) => {
  const { eventId, at } = data;
  await (hasCome(at, now) ? settleEvent(eventId, at, now) : waitOn('event-due', data, at, now));
});
