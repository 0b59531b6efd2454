import { AppError } from '#functions/core/errors.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { hasIdlePlaces } from '#functions/parts/events/due.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { getEvent } from '#functions/parts/events/repository.ts';
import { lapsed, type SeatsChange, seatsOf, seatsSteps, withNextMovedUp } from './seats.ts';

const hasLapsed = ({ status, offerDue }: EventRecord, now: Date): boolean =>
  status === 'published' && offerDue !== undefined && Date.parse(offerDue) <= now.getTime();

/** The next step towards places that are all taken or free for everyone; undefined when there is none. */
const nextChange = async (event: EventRecord, now: Date): Promise<SeatsChange | undefined> => {
  if (hasLapsed(event, now)) return lapsed(event, now);
  if (!hasIdlePlaces(event, now)) return undefined;
  return withNextMovedUp(event, { seats: seatsOf(event), guests: [] }, { by: 'schedule', now });
};

/** How many transactions one call makes at most; what is left is due at once. */
const STEPS = 20;

/**
 * Takes offers away that nobody accepted in time, and gives free places to those who wait, in order, until there is neither.
 * Repeated, it changes nothing. False when there is still something to do.
 */
export const settlePlaces = async (eventId: string, now: Date, steps = STEPS): Promise<boolean> => {
  for (let step = 0; step < steps; step++) {
    const settled = await untilFirst(now, async () => {
      const event = await getEvent(eventId);
      const change = event && (await nextChange(event, now));
      if (!event || !change) return true;
      await transact(seatsSteps(event, change, now));
      return false;
    });
    if (settled) return true;
  }
  return false;
};

/**
 * The same after a change that is stored already: while many others change the event, what is left is done by the schedule, for
 * which it is due at once.
 */
export const settleUnlessBusy = async (eventId: string, now: Date): Promise<void> => {
  try {
    await settlePlaces(eventId, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
  }
};
