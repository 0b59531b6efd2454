import { ICalCalendarMethod } from 'ical-generator';
import { calendarFile } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { calendarEventOf } from './calendar-event.ts';
import { getMeeting } from './repository.ts';

/**
 * The confirmed ones of these meetings as one file for a digest, undefined without any. An invitation has one meeting (RFC
 * 5546), so this publishes them: a program adds what it has not, and replaces what it has by the same UID.
 */
export const digestFile = async (ids: readonly string[], at: Date) => {
  // One by one: the consumer `mail` may not read several records at once.
  const found = await Promise.all([...new Set(ids)].map(getMeeting));
  const events = found.flatMap((meeting) => {
    if (meeting?.status !== 'confirmed' || meeting.start === undefined) return [];
    const { id, start, minutes, sequence, topic, link } = meeting;
    const organizer = env('MAIL_FROM');
    return [
      calendarEventOf({ id, minutes, sequence, link, summary: topic, start: Date.parse(start), organizer }),
    ];
  });
  if (events.length === 0) return undefined;
  const method = ICalCalendarMethod.PUBLISH;
  return { method, content: calendarFile(events, { stamp: at, method }) };
};
