import { timeZoneOf } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getMeetings, sessionsOf } from '#functions/parts/meetings/repository.ts';
import { shown } from '#functions/parts/meetings/view.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { type Figures, getFigures, visibleRatings } from '#functions/parts/mentorships/figures.ts';
import {
  type MentorshipRecord,
  mentorshipsOf,
  positionOf,
  positionSchema,
} from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { ENOUGH_RECORDS, isSession, PLACES } from '#shared/features/mentors/rules.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import type { MentorshipSide } from '#shared/features/mentorships/rules.ts';
import { answer } from './change.ts';
import { nextSessionsOf, shownMentorship } from './view.ts';

/** More than a user can have of what waits and goes on: a mentor has places, and a student open requests. */
const GOING_ON = 2 * PLACES.max;

/** How many mentorships of a user wait, go on, and are over. What waits and goes on is counted in the list itself. */
const countsOf = async (userId: string, side: MentorshipSide) => {
  const [requested, active, figures] = await Promise.all([
    mentorshipsOf({ userId, side, state: 'requested' }, GOING_ON),
    mentorshipsOf({ userId, side, state: 'active' }, GOING_ON),
    getFigures(userId),
  ]);
  const over = side === 'mentor' ? figures.overAsMentor : figures.overAsMentee;
  return {
    requested: requested.length,
    active: active.length,
    all: requested.length + active.length + over,
  };
};

/** The mentorships of the caller on one side: a student's are those of a mentee unless they ask for others. */
export const list: Handler<typeof mentorships.list> = async ({ account, query, now }) => {
  const { cursor, limit, state } = query;
  const side = query.as ?? (account.role === 'student' ? 'mentee' : 'mentor');
  const purpose = `mentorships.list ${account.id} ${side} ${state}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const [found, counts, next] = await Promise.all([
    mentorshipsOf({ userId: account.id, side, state }, limit + 1, after),
    countsOf(account.id, side),
    nextSessionsOf(account.id, now),
  ]);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, positionOf(last)));
  return { ...page, items: page.items.map((one) => shownMentorship(one, account.id, next, now)), counts };
};

/** One mentorship with its sessions, the latest first. */
export const wholeOf = async (call: Parameters<typeof answer>[0]) => {
  const { record, account, now } = call;
  const [mentorship, sessions] = await Promise.all([answer(call), sessionsOf(record.id)]);
  const orderOf = ({ start, createdAt }: (typeof sessions)[number]) => start ?? createdAt;
  return {
    ...mentorship,
    sessions: sessions
      .sort((one, other) => (orderOf(one) > orderOf(other) ? -1 : 1))
      .map((meeting) => shown(meeting, account.id, now)),
  };
};

/** One mentorship of the caller. */
export const get: Handler<typeof mentorships.get, MentorshipRecord> = (call) => wholeOf(call);

/** The month of a moment in a zone, `2026-12`. */
const monthIn = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(ms);

/** Half of the longest month, and what zones differ by: the month is within so many days around each of its moments. */
const MONTH_MS = 32 * DAY_MS;
/** The most sessions of a month that are looked at: the hours of a mentor leave room for fewer. */
const READ = 100;

/** How many sessions of this month are confirmed or were held, in the mentor's time zone. */
const sessionsThisMonth = async (userId: string, timeZone: string, now: Date): Promise<number> => {
  const span = { start: now.getTime() - MONTH_MS, end: now.getTime() + MONTH_MS };
  const month = monthIn(now.getTime(), timeZone);
  const ids = (await weeksOf(userId, span, false))
    .flatMap(({ entries }) => entries)
    .filter((entry) => isSession(entry.id) && monthIn(spanOf(entry).start, timeZone) === month)
    .map(({ id }) => id);
  const found = await getMeetings(ids.slice(0, READ));
  return found.filter(
    ({ status, host }) => host.id === userId && (status === 'confirmed' || status === 'held'),
  ).length;
};

/** The mean of the ratings that the mentor may see, with one decimal; null for fewer than three. */
const averageOf = (figures: Figures, now: Date): number | null => {
  const { sum, count } = visibleRatings(figures, now);
  return count < ENOUGH_RECORDS ? null : Math.round((10 * sum) / count) / 10;
};

/** The figures of the signed-in mentor. */
export const stats: Handler<typeof mentorships.stats> = async ({ account, now }) => {
  const [active, sessions, figures] = await Promise.all([
    mentorshipsOf({ userId: account.id, side: 'mentor', state: 'active' }, GOING_ON),
    sessionsThisMonth(account.id, timeZoneOf(account), now),
    getFigures(account.id),
  ]);
  const { ended, completed } = figures;
  return {
    activeMentees: active.length,
    sessionsThisMonth: sessions,
    averageRating: averageOf(figures, now),
    completionRate: ended < ENOUGH_RECORDS ? null : Math.round((100 * completed) / ended),
  };
};
