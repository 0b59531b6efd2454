import { ROLES, type Role } from '#shared/core/contract.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { peopleIn, rolesShown } from '#shared/features/platform-figures/disclosure.ts';
import {
  type CountedDay,
  daysBetween,
  mondayOf,
  NO_FIGURES,
} from '#shared/features/platform-figures/periods.ts';
import { type Counters, counterOf, figuresFrom, figuresOfNumbers, peopleOfNumbers } from './counters.ts';
import { closedDays } from './months.ts';
import { openDay } from './shards.ts';
import type { FigureState } from './state.ts';

/** The most days that are open while the hourly run works; when it does not, earlier ones are missing until it has. */
const MOST_OPEN = 4;

interface Read {
  readonly days: readonly CountedDay[];
  /** By day: counters from which the number of people of a role follows; without a role those of open days alone. */
  readonly people: ReadonlyMap<string, Counters>;
}

/** The days with what they have, those without a record too. With a role also the people of all roles: they decide what is shown. */
export const readDays = async (
  { from, to }: { readonly from: string; readonly to: string },
  role: Role | undefined,
  { since, closedThrough }: FigureState,
): Promise<Read> => {
  const [closed, closedPeople, open] = await Promise.all([
    closedDays(role ?? 'all', from, to),
    role === undefined ? [] : closedDays('people', from, to),
    Promise.all(
      daysBetween(daysAfter(closedThrough, 1), to)
        .filter((day) => day >= from)
        .slice(-MOST_OPEN)
        .map(async (day) => ({ day, counters: await openDay(day) })),
    ),
  ]);
  const figures = new Map(closed.map(({ day, numbers }) => [day, figuresOfNumbers(numbers)]));
  // A day that was closed just now may be missing in a read that is not consistent; its parts are still there.
  const unseen = daysBetween(daysAfter(closedThrough, 1 - MOST_OPEN), closedThrough).filter(
    (day) => day >= since && day >= from && day <= to && !figures.has(day),
  );
  open.push(...(await Promise.all(unseen.map(async (day) => ({ day, counters: await openDay(day) })))));
  for (const { day, counters } of open) figures.set(day, figuresFrom(counters, role ?? 'all'));
  return {
    days: daysBetween(from, to).map((date) => ({
      date,
      provisional: date > closedThrough,
      figures: figures.get(date) ?? NO_FIGURES,
    })),
    people: new Map([
      ...closedPeople.map(({ day, numbers }) => [day, peopleOfNumbers(numbers)] as const),
      ...open.map(({ day, counters }) => [day, counters] as const),
    ]),
  };
};

/** Whether the figures of a role are too few to show in a range. */
export const isHidden = (role: Role, days: readonly CountedDay[], people: Read['people']): boolean => {
  const activeOf = (one: Role) =>
    days.map(({ date }) => {
      const counters = people.get(date) ?? {};
      return {
        date,
        day: counters[counterOf('activeUsers', one)] ?? 0,
        newInWeek: counters[counterOf('newInWeek', one)] ?? 0,
        newInMonth: counters[counterOf('newInMonth', one)] ?? 0,
      };
    });
  return !rolesShown(new Map(ROLES.map((one) => [one, peopleIn(activeOf(one), mondayOf)]))).has(role);
};
