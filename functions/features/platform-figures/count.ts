import { type Account, getAccount } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import type { Change, Effect } from '#functions/core/stream/change.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';
import type { CountedRole } from '#shared/features/platform-figures/figures.ts';
import { type Counters, counterOf } from './counters.ts';
import { AT_SIGN_UP, type Countable, countablesOf } from './definitions.ts';
import { addTo } from './shards.ts';
import { beginCounting, type FigureState, getState } from './state.ts';

type Person = Pick<Account, 'role' | 'createdAt'> | undefined;

/** The note that something was counted: it fails when it was before. A step of the funnel is noted for as long as its user exists. */
const counted = ({ id, step, userId }: Countable, at: Date): Write => ({
  Put: {
    Item:
      step !== undefined && userId !== null
        ? { ...itemOf('figure-step', { userId, step }), userId }
        : {
            ...itemOf('effect', { id: `figures#${id}` }),
            state: 'done',
            ttl: Math.floor(at.getTime() / 1000) + REDRIVE_DAYS * 86_400,
          },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What something adds to a day: less than on its own day, when it comes too late for some figures. */
const countersOn = (
  day: string,
  ownDay: string,
  { figures, step }: Countable,
  role: CountedRole,
): Counters => ({
  ...Object.fromEntries(
    figures
      .filter(({ until }) => until === undefined || day <= until)
      .map(({ figure }) => [counterOf(figure, role), 1]),
  ),
  // A step of the funnel is part of a change that counts by itself.
  ...(day > ownDay && step === undefined && { [counterOf('late', 'unknown')]: 1 }),
});

const ordered = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

/** The day on which something happened: that of the record, which no change is older than. */
const ownDayOf = ({ at }: Countable, person: Person, change: Change): string => {
  const changed = dayOf(change.at);
  const said = at === AT_SIGN_UP ? person?.createdAt : at;
  const moment = Date.parse(said ?? '');
  if (Number.isNaN(moment)) return changed;
  const day = dayOf(new Date(moment));
  return ordered(day, changed)[0];
};

/** Whether the figures of steps include a user: one who signed up earlier may have taken the step unseen. */
const isFollowed = (person: Person, { since }: FigureState): boolean =>
  person !== undefined && person.createdAt.slice(0, 10) >= since;

/** Counts on its own day, or on the first one that is open. What is closed meanwhile leads to the next. */
const count = async (countable: Countable, person: Person, state: FigureState, change: Change) => {
  const ownDay = ownDayOf(countable, person, change);
  if (ownDay < state.since || (countable.step && !isFollowed(person, state))) return;
  const role = countable.role ?? person?.role ?? 'unknown';
  for (let [, day] = ordered(ownDay, daysAfter(state.closedThrough, 1)); ; day = daysAfter(day, 1)) {
    const steps = {
      once: counted(countable, change.at),
      added: addTo(day, countable.id, countersOn(day, ownDay, countable, role)),
    };
    try {
      return await transact(steps);
    } catch (error) {
      if (!isRefused<typeof steps>(error)) throw error;
      if (error.failed.once) return;
    }
  }
};

/**
 * Counts what a change adds to the figures of the platform, exactly once however often the change is delivered, and whatever
 * order changes come in.
 */
export const countFigures: Effect = async (change) => {
  const countables = countablesOf(change);
  if (countables.length === 0) return;
  const state = (await getState()) ?? (await beginCounting(dayOf(change.at)));
  for (const countable of countables) {
    const { userId } = countable;
    const person = userId === null ? undefined : await getAccount(userId);
    await count(countable, person, state, change);
  }
};
