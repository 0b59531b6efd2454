import { getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { availabilityAtFirst, SLOT_DAYS } from '#shared/features/availability-rules.ts';
import type { meetings } from '#shared/features/meetings.ts';
import { type Span, slotsOf } from '#shared/features/slots.ts';
import { getAvailability } from './availability-repository.ts';
import { mayMeet } from './parties.ts';
import { bookedIn, weeksOf } from './weeks.ts';

const DAY_MS = 86_400_000;
/** Limits count within weeks of the owner's time zone: so far around the asked time, meetings matter. */
const AROUND_MS = 8 * DAY_MS;

/** The time that is asked for; 400 when it is none, or too long. */
const askedSpan = ({ from, to }: { from: string; to: string }): Span => {
  const span = { start: Date.parse(from), end: Date.parse(to) };
  if (span.end <= span.start)
    throw new AppError('invalid_input', { fields: { to: 'This must be after the beginning' } });
  if (span.end - span.start > SLOT_DAYS * DAY_MS)
    throw new AppError('invalid_input', { fields: { to: `Ask for at most ${SLOT_DAYS} days` } });
  return span;
};

/** The free slots of a user. Nothing says why a time is not among them. */
export const slots: Handler<typeof meetings.slots> = async ({ params, query, account, now }) => {
  const span = askedSpan(query);
  const owner = params.id === account.id ? account : await getAccount(params.id);
  if (!owner || (owner.id !== account.id && !(await mayMeet(account, owner))))
    throw new AppError('not_found');
  const wide = { start: span.start - AROUND_MS, end: span.end + AROUND_MS };
  const [stored, ownWeeks, guestWeeks] = await Promise.all([
    getAvailability(owner.id),
    weeksOf(owner.id, wide, false),
    owner.id === account.id ? [] : weeksOf(account.id, wide, false),
  ]);
  const availability = stored ?? availabilityAtFirst('UTC');
  const minutes = query.minutes ?? availability.slotMinutes;
  const free = slotsOf(availability, {
    ...span,
    minutes,
    now: now.getTime(),
    busy: bookedIn(ownWeeks),
    taken: bookedIn(guestWeeks),
  });
  return {
    timeZone: availability.timeZone,
    minutes,
    slots: free.map((start) => new Date(start).toISOString()),
  };
};
