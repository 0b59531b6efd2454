import { calendarFile } from '#functions/core/calendar-file.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { calendarEventOf } from '#functions/parts/meetings/calendar-event.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import { userOfToken } from './calendar-link.ts';

/** A feed has the meetings of a quarter before and a year after. */
const BEFORE_MS = 90 * DAY_MS;
const AFTER_MS = 365 * DAY_MS;

/** The user's calendar for programs. Without a session: the address is the secret. */
export const feed: Handler<typeof meetings.feed> = async ({ params, now, setHeader }) => {
  const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
  const userId = token === undefined ? undefined : await userOfToken(token);
  if (userId === undefined) throw new AppError('not_found');
  const span = { start: now.getTime() - BEFORE_MS, end: now.getTime() + AFTER_MS };
  const events = (await weeksOf(userId, span, false)).flatMap(({ entries }) =>
    entries.map((entry) =>
      calendarEventOf({
        id: entry.id,
        minutes: entry.minutes,
        sequence: entry.seq,
        summary: entry.text,
        start: spanOf(entry).start,
      }),
    ),
  );
  setHeader('content-type', DOCUMENT_TYPES.calendar);
  return calendarFile(events, { stamp: now });
};
