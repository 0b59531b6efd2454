import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import { dueFields, pastReminders } from '#functions/parts/events/due.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { eventKey, hostWrites } from '#functions/parts/events/repository.ts';
import type { events } from '#shared/features/events/routes.ts';
import { currentEvent, notPossible } from './change.ts';
import { CHANGES_LIMIT } from './create.ts';
import { checkedFields, checkHost } from './hosts.ts';
import { settleUnlessBusy } from './settle-places.ts';
import { wholeOf } from './view.ts';

/** What guests and their calendars are told of when it changes. */
const TOLD = ['title', 'startsAt', 'endsAt', 'timeZone', 'venue', 'link'] as const;

/** The transaction that stores what a host changed. Guests are told of what matters to them (effects.ts). */
const changeSteps = (
  event: EventRecord,
  fields: Awaited<ReturnType<typeof checkedFields>>,
  now: Date,
): Steps => {
  const isNews = event.status === 'published' && TOLD.some((name) => fields[name] !== event[name]);
  const at = now.toISOString();
  const told = fields.startsAt === event.startsAt ? event.told : pastReminders(fields, now);
  const changes = {
    ...fields,
    told,
    updatedAt: at,
    ...(isNews && { sequence: event.sequence + 1, changedAt: at }),
  };
  const next = { ...event, ...changes };
  const due = dueFields(next, now);
  return {
    event: {
      Update: updateOf(
        eventKey(event.id),
        { set: { ...changes, ...due.set }, remove: due.remove, add: { version: 1, turn: 1 } },
        asRead({ turn: event.turn }),
      ),
    },
    hosts: hostWrites(next, event),
  };
};

/** Changes what a host entered. */
export const update: Handler<typeof events.update, EventRecord> = async ({ record, account, body, now }) => {
  checkHost(account);
  await limitRequests(CHANGES_LIMIT, account.id, now);
  const { version, ...fields } = body;
  await untilFirst(now, async () => {
    const event = await currentEvent(record.id);
    if (event.version !== version) throw new AppError('conflict');
    if (event.status !== 'draft' && event.status !== 'published')
      throw notPossible('An event that is over or cancelled can’t be changed.');
    if (Date.parse(event.startsAt) <= now.getTime() && event.status === 'published')
      throw notPossible('An event that has begun can’t be changed.');
    await transact(changeSteps(event, await checkedFields(fields, event.host, now), now));
  });
  await settleUnlessBusy(record.id, now);
  return wholeOf(record.id, account);
};
