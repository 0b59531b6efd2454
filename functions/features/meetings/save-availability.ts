import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { getAvailability, putAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { roomsFor } from '#functions/parts/meetings/describe.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { SLOT_DAYS } from '#shared/features/meetings/availability-rules.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import { isWithinHours } from '#shared/features/meetings/slots.ts';

/** The most meetings that are named. */
const NAMED = 20;

/** The user's meetings of the next weeks that are outside of their hours. */
const outsideHours = async (userId: string, record: AvailabilityRecord, now: Date) => {
  const span = { start: now.getTime(), end: now.getTime() + SLOT_DAYS * DAY_MS };
  return (await weeksOf(userId, span))
    .flatMap(({ entries }) => entries)
    .filter((entry) => spanOf(entry).start > span.start && !isWithinHours(record, spanOf(entry)))
    .slice(0, NAMED)
    .map((entry) => ({
      id: entry.id,
      start: new Date(spanOf(entry).start).toISOString(),
      topic: entry.text,
    }));
};

class ChangedMeanwhile extends Error {}

/**
 * Saves the availability. With the version that the user began with, 409 when it has changed since; without one, the last
 * change wins. Exceptions of days that are over are left out.
 */
export const saveAvailability: Handler<typeof meetings.saveAvailability> = async ({ account, body, now }) => {
  const { version: given, ...fields } = body;
  const yesterday = new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10);
  const exceptions = fields.exceptions.filter(({ date }) => date >= yesterday);
  const record = await retrying(
    async () => {
      const before = (await getAvailability(account.id))?.version ?? 0;
      if (given !== undefined && given !== before) throw new AppError('conflict');
      const next = { ...fields, exceptions, version: before + 1 };
      if (!(await putAvailability(account.id, next))) throw new ChangedMeanwhile();
      return next;
    },
    (error) => error instanceof ChangedMeanwhile,
  );
  const [rooms, outside] = await Promise.all([roomsFor(account), outsideHours(account.id, record, now)]);
  return { ...record, ...rooms, outside };
};
