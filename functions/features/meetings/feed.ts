import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { deadlineForCalendars, deadlinesOf } from '#functions/parts/challenges/calendar.ts';
import { partsIn } from '#functions/parts/challenges/own.ts';
import { entriesFile } from '#functions/parts/events/entries-file.ts';
import { judgingEvents } from '#functions/parts/judging/calendar.ts';
import { weeksOf } from '#functions/parts/meetings/weeks.ts';
import { milestoneEvents } from '#functions/parts/startups/calendar.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import { userOfToken } from './calendar-link.ts';

/** A feed has the meetings and events of a quarter before and a year after. */
const BEFORE_MS = 90 * DAY_MS;
const AFTER_MS = 365 * DAY_MS;

/** The user's calendar for programs. Without a session: the address is the secret. */
export const feed: Handler<typeof meetings.feed> = async ({ params, now, setHeader }) => {
  const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
  const userId = token === undefined ? undefined : await userOfToken(token);
  if (userId === undefined) throw new AppError('not_found');
  const span = { start: now.getTime() - BEFORE_MS, end: now.getTime() + AFTER_MS };
  const [weeks, milestones, parts] = await Promise.all([
    weeksOf(userId, span, false),
    milestoneEvents(userId),
    partsIn(userId),
  ]);
  const [deadlines, scores] = await Promise.all([deadlinesOf(parts, span), judgingEvents(userId, parts)]);
  const entries = weeks.flatMap((week) => week.entries);
  setHeader('content-type', DOCUMENT_TYPES.calendar);
  const due = deadlines.map((deadline) => deadlineForCalendars(deadline));
  return entriesFile(entries, now, [...milestones, ...due, ...scores]);
};
