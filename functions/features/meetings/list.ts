import * as z from 'zod';
import { byText } from '#functions/core/by-text.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { deadlineOf, deadlinesOf } from '#functions/parts/challenges/calendar.ts';
import { partsIn } from '#functions/parts/challenges/own.ts';
import { getEvents, isHost } from '#functions/parts/events/repository.ts';
import { getMeetings, meetingsOf } from '#functions/parts/meetings/repository.ts';
import { shown } from '#functions/parts/meetings/view.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { dueMilestones } from '#functions/parts/startups/calendar.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { isEvent } from '#shared/features/events/address.ts';
import { SLOT_DAYS } from '#shared/features/meetings/availability-rules.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { FOUNDER_ROLES } from '#shared/features/startups/rules.ts';

/** The most meetings that wait for an answer in one answer of the list. */
const PROPOSALS = 50;
/** The most events in one answer of the list. */
const EVENTS = 100;
/** The most milestones of startups. */
const MILESTONES = 100;

/** The meetings of a user that wait for their guest to pick a time. */
const proposalsOf = async (userId: string): Promise<string[]> => {
  const { pk, sk } = keyOf('meeting-proposal', { userId, meetingId: '' });
  const { items } = await queryItems(z.object({ meetingId: z.string() }), {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ConsistentRead: true,
    Limit: PROPOSALS,
  });
  return items.map(({ meetingId }) => meetingId);
};

/** The events in a user's calendar, in order: those that they go to, and those that they host. */
const eventsOf = async (ids: readonly string[], userId: string) =>
  (await getEvents(ids.slice(0, EVENTS)))
    .sort((one, other) => byText(one.startsAt, other.startsAt))
    .map((event) => ({
      id: event.id,
      title: event.title,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      timeZone: event.timeZone,
      venue: event.venue,
      status: event.status,
      hosting: isHost(event, userId),
    }));

/** The days of a time in UTC. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The user's meetings within a time, in order, and after them those without a time; and their events, milestones and deadlines of challenges. */
export const list: Handler<typeof meetings.list> = async ({ account, query, now }) => {
  const span = { start: Date.parse(query.from), end: Date.parse(query.to) };
  if (span.end <= span.start || span.end - span.start > SLOT_DAYS * DAY_MS)
    throw new AppError('invalid_input', { fields: { to: `Ask for at most ${SLOT_DAYS} days` } });
  const [weeks, waiting] = await Promise.all([weeksOf(account.id, span), proposalsOf(account.id)]);
  const booked = weeks
    .flatMap(({ entries }) => entries)
    .filter((entry) => spanOf(entry).start < span.end && spanOf(entry).end > span.start)
    .map(({ id }) => id);
  const isFounder = FOUNDER_ROLES.some((role) => role === account.role);
  const [found, events, milestones, deadlines] = await Promise.all([
    getMeetings([...new Set([...booked.filter((id) => !isEvent(id)), ...waiting])]),
    eventsOf([...new Set(booked.filter(isEvent))], account.id),
    isFounder ? dueMilestones(account.id, dayOf(span.start), dayOf(span.end)) : [],
    partsIn(account.id).then((parts) => deadlinesOf(parts, span)),
  ]);
  const orderOf = ({ start, createdAt }: StoredMeeting) => start ?? `~${createdAt}`;
  return {
    items: found
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
      .map((meeting) => shown(meeting, account.id, now)),
    events,
    milestones: milestones.slice(0, MILESTONES),
    deadlines: deadlines.map(deadlineOf),
  };
};

/** The meetings for an application of the user, the latest first. */
export const ofApplication: Handler<typeof meetings.ofApplication, StoredApplication> = async ({
  record,
  account,
  now,
}) => ({ items: (await meetingsOf(record)).map((meeting) => shown(meeting, account.id, now)) });

/** One meeting of the user. */
export const get: Handler<typeof meetings.get, StoredMeeting> = async ({ record, account, now }) =>
  shown(record, account.id, now);
