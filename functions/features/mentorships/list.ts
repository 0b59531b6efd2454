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
  type Position,
  positionOf,
  positionSchema,
} from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { ENOUGH_RECORDS } from '#shared/features/mentors/rules.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { holdsPlace, type MentorshipSide, type MentorshipState } from '#shared/features/mentorships/rules.ts';
import { answer } from './change.ts';
import { nextSessionsOf, shownMentorship } from './view.ts';

/** More than a user has of what waits and goes on: a mentor has places, and a student few open requests. */
const GOING_ON = 100;

/** Whose mentorships are listed, on which side. */
interface Listed {
  readonly userId: string;
  readonly side: MentorshipSide;
}

/** All that waits and goes on: one query, from which its counts follow as well. */
const goingOnOf = (listed: Listed) => mentorshipsOf({ ...listed, state: 'open' }, GOING_ON);

const isOpen = ({ status }: MentorshipRecord): boolean => holdsPlace(status);

/**
 * At most `count` mentorships of a state, and all that waits and goes on. Lists begin with that: the first page is mostly read by
 * the same query.
 */
const readPage = async (
  listed: Listed,
  state: MentorshipState,
  count: number,
  after: Position | undefined,
) => {
  const page = () => mentorshipsOf({ ...listed, state }, count, after);
  if (after !== undefined || state === 'over') {
    const [found, open] = await Promise.all([page(), goingOnOf(listed)]);
    return { found, open };
  }
  if (state !== 'all') {
    const open = await goingOnOf(listed);
    return { found: open.filter(({ status }) => status === state), open };
  }
  const found = await page();
  const hasAllOpen = found.length < count || !found.every(isOpen);
  return { found, open: hasAllOpen ? found.filter(isOpen) : await goingOnOf(listed) };
};

/** The mentorships of the caller on one side: a student's are those of a mentee unless they ask for others. */
export const list: Handler<typeof mentorships.list> = async ({ account, query, now }) => {
  const { cursor, limit, state } = query;
  const side = query.as ?? (account.role === 'student' ? 'mentee' : 'mentor');
  const purpose = `mentorships.list ${account.id} ${side} ${state}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const [{ found, open }, figures, next] = await Promise.all([
    readPage({ userId: account.id, side }, state, limit + 1, after),
    getFigures(account.id),
    nextSessionsOf(account.id, now),
  ]);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, positionOf(last)));
  const requested = open.filter(({ status }) => status === 'requested').length;
  const over = side === 'mentor' ? figures.overAsMentor : figures.overAsMentee;
  return {
    ...page,
    items: page.items.map((one) => shownMentorship(one, account.id, next, now)),
    counts: { requested, active: open.length - requested, all: open.length + over },
  };
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
    .filter((entry) => entry.of !== undefined && monthIn(spanOf(entry).start, timeZone) === month)
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
