import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '#functions/core/account.ts';
import { isUnfinished } from '#functions/core/contention.ts';
import { AppError, tooManyUntil } from '#functions/core/errors.ts';
import { ConditionFailed, transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { maySee } from '#functions/parts/events/audience.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { getEvent, getGuest } from '#functions/parts/events/repository.ts';

/** How long a change is tried again while others change the same event, well below a function's 10 s. */
const PATIENCE_MS = 5_000;
const BASE_MS = 20;
/** After how many seconds a request that met too many others may try again: not all of them at the same moment. */
const AGAIN_SECONDS = { least: 2, most: 5 } as const;

const againSeconds = (): number =>
  AGAIN_SECONDS.least + Math.floor(Math.random() * (AGAIN_SECONDS.most - AGAIN_SECONDS.least + 1));

export const noEvent = () => new AppError('not_found', { message: 'This event doesn’t exist.' });
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** Whether another change came first, or the table was busy: what is stored now decides. */
const isRaced = (error: unknown): boolean =>
  error instanceof TransactionFailed || error instanceof ConditionFailed || isUnfinished(error);

/**
 * Decides again from what is stored while other changes come first, after random pauses that double each time, so that many who race
 * soon make no more attempts than the event can take. Throws 429 once that takes too long: a later try succeeds.
 */
export const untilFirst = async <T>(now: Date, attempt: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRaced(error)) throw error;
      const left = PATIENCE_MS - (performance.now() - started);
      if (left <= 0)
        throw tooManyUntil(
          now.getTime() + againSeconds() * 1000,
          now.getTime(),
          'Many people are answering at this moment. Please try again in a few seconds.',
        );
      await wait(Math.min(left, Math.random() * BASE_MS * 2 ** tries));
    }
  }
};

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
