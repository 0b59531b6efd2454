import type { Role } from '#shared/core/contract.ts';

// Plain functions without schemas.

/** Of fewer people than this, nothing is shown by role. */
export const SHOWN_FROM = 10;

/** The people of a role who were active on a day, or for the first time in its week or month. */
export interface Active {
  readonly date: string;
  readonly day: number;
  readonly newInWeek: number;
  readonly newInMonth: number;
}

const most = (numbers: Iterable<number>): number => Math.max(0, ...numbers);

const sumBy = (days: readonly Active[], period: (day: Active) => string, of: (day: Active) => number) =>
  [...Map.groupBy(days, period).values()].map((within) => within.reduce((sum, day) => sum + of(day), 0));

/**
 * How many people of a role took part in some days, at least: as many as on the busiest of them, and as were new within one
 * week or one month. The exact number over several months is not known; where the rule errs, it hides.
 */
export const peopleIn = (days: readonly Active[], mondayOf: (day: string) => string): number =>
  most([
    most(days.map(({ day }) => day)),
    most(
      sumBy(
        days,
        ({ date }) => mondayOf(date),
        ({ newInWeek }) => newInWeek,
      ),
    ),
    most(
      sumBy(
        days,
        ({ date }) => date.slice(0, 7),
        ({ newInMonth }) => newInMonth,
      ),
    ),
  ]);

/**
 * The roles whose figures may be shown: those with ten people or more. What is left of the totals beside them belongs to none
 * or to ten people or more, too: otherwise the smallest of them are hidden as well, so that no subtraction gives figures of a few.
 */
export const rolesShown = (people: ReadonlyMap<Role, number>): ReadonlySet<Role> => {
  const bySize = [...people].sort(([, a], [, b]) => b - a);
  const shown = bySize.filter(([, number]) => number >= SHOWN_FROM);
  const rest = () => bySize.slice(shown.length).reduce((sum, [, number]) => sum + number, 0);
  while (shown.length > 0 && shown.length < bySize.length && rest() > 0 && rest() < SHOWN_FROM) shown.pop();
  return new Set(shown.map(([role]) => role));
};
