import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { maySee } from '#functions/parts/events/audience.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { getEvent, getGuest } from '#functions/parts/events/repository.ts';

export const noEvent = () => new AppError('not_found', { message: 'This event doesn’t exist.' });
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** An event as it is stored now. */
export const currentEvent = async (id: string): Promise<EventRecord> => {
  const event = await getEvent(id);
  if (!event) throw noEvent();
  return event;
};

/** An event, and the caller as its guest, as they are now. 404 for those who may not see it. */
export const eventFor = async (id: string, account: Account) => {
  const [event, guest] = await Promise.all([getEvent(id), getGuest(id, account.id)]);
  if (!event || !(await maySee(event, guest, account))) throw noEvent();
  return { event, guest };
};

/** Changes an event by what `decide` makes of it and of the caller as its guest; nothing when that is undefined. */
export const changeAsGuest = (
  { id, account, now }: { readonly id: string; readonly account: Account; readonly now: Date },
  decide: (event: EventRecord, guest: GuestRecord | undefined) => Promise<Steps | undefined>,
): Promise<void> =>
  untilFirst(now, async () => {
    const { event, guest } = await eventFor(id, account);
    const steps = await decide(event, guest);
    if (steps) await transact(steps);
  });
