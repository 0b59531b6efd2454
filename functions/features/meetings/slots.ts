import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { getAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { roomForSession } from '#functions/parts/meetings/session-times.ts';
import { bookedIn, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { sessionRulesOf } from '#functions/parts/mentors/session-rules.ts';
import { mentorshipOf } from '#functions/parts/profile/relation.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { availabilityAtFirst, SLOT_DAYS } from '#shared/features/meetings/availability-rules.ts';
import { panelSlots } from '#shared/features/meetings/panel-slots.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import type { Span } from '#shared/features/meetings/slots.ts';
import { mayMeet } from './parties.ts';

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

/** Whether two users are members of one company. */
const areColleagues = async (one: Account, other: Account): Promise<boolean> => {
  if (one.role !== 'employer' || other.role !== 'employer') return false;
  const [company, others] = await Promise.all([companyIdOf(one.id), companyIdOf(other.id)]);
  return company !== undefined && company === others;
};

/** 404 for a user whose time the caller has no reason to see. */
const checkSeen = async (account: Account, userId: string): Promise<void> => {
  if (userId === account.id) return;
  const other = await getAccount(userId);
  if (!other || !((await areColleagues(account, other)) || (await mayMeet(account, other))))
    throw new AppError('not_found');
};

/** The rules of sessions, when a user is asked for the slots of a mentorship that goes on; undefined for other meetings. */
const sessionRulesFor = async (hostId: string, guestId: string | undefined) => {
  if (guestId === undefined || guestId === hostId) return undefined;
  const [host, guest] = await Promise.all([hostId, guestId].map(getAccount));
  return host && guest && (await mentorshipOf(host, guest)) ? sessionRulesOf(hostId) : undefined;
};

/** The free slots of a user, with a panel. Nothing says why a time is not among them. */
export const slots: Handler<typeof meetings.slots> = async ({ params, query, account, now }) => {
  const span = askedSpan(query);
  const hosts = [...new Set([params.id, ...(query.panel ?? [])])];
  const guests = [...new Set([account.id, ...(query.guest === undefined ? [] : [query.guest])])].filter(
    (id) => !hosts.includes(id),
  );
  await Promise.all([...hosts, ...guests].map((id) => checkSeen(account, id)));
  const wide = { start: span.start - AROUND_MS, end: span.end + AROUND_MS };
  const weeksOfUser = (userId: string) => weeksOf(userId, wide, false);
  const [found, taken, session] = await Promise.all([
    Promise.all(
      hosts.map(async (id) => {
        const [availability, weeks] = await Promise.all([getAvailability(id), weeksOfUser(id)]);
        return { availability, weeks, busy: bookedIn(weeks) };
      }),
    ),
    Promise.all(guests.map(async (id) => bookedIn(await weeksOfUser(id)))),
    sessionRulesFor(params.id, params.id === account.id ? query.guest : account.id),
  ]);
  const rules = found[0]?.availability ?? availabilityAtFirst('UTC');
  const minutes = query.minutes ?? rules.slotMinutes;
  const free = panelSlots(found, { ...span, minutes, now: now.getTime(), taken: taken.flat() });
  const weeks = found[0]?.weeks ?? [];
  const offered = session
    ? free.filter(roomForSession({ meeting: { id: '', minutes }, session, weeks }))
    : free;
  return {
    timeZone: rules.timeZone,
    minutes,
    slots: offered.map((start) => new Date(start).toISOString()),
  };
};
