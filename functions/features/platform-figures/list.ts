import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import type { Figures, ShownFigures } from '#shared/features/platform-figures/figures.ts';
import {
  figuresOf,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  periodFigures,
  rangeProblem,
  sumOfFigures,
  sundayOf,
} from '#shared/features/platform-figures/periods.ts';
import type { platformFigures } from '#shared/features/platform-figures/routes.ts';
import { isHidden, readDays } from './read.ts';
import { stateShown } from './state.ts';

/** The days that are shown when none are asked for. */
const RANGE_AT_FIRST = 30;

const rangeOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) => {
  const today = dayOf(now);
  const last = to === undefined || to > today ? today : to;
  const first = from ?? daysAfter(last, 1 - RANGE_AT_FIRST);
  const problem = rangeProblem(first, last);
  if (problem !== undefined) throw new AppError('invalid_input', { fields: { from: problem } });
  return { from: first, to: last, today };
};

const NOTHING_SHOWN: ShownFigures = figuresOf(() => null);

/** What happened on the platform in a range of days. */
export const list: Handler<typeof platformFigures.list> = async ({ query, now }) => {
  const { from, to, today } = rangeOf(query, now);
  const { role } = query;
  const none = { since: null, closedThrough: null, from, to, hidden: false, days: [], weeks: [], months: [] };
  const state = await stateShown();
  if (!state) return { ...none, totals: NOTHING_SHOWN };
  const { since, closedThrough } = state;
  const last = (day: string): string => (day > today ? today : day);
  const whole = {
    from: [mondayOf(from), firstOfMonth(from)].sort()[0] ?? from,
    to: last([sundayOf(to), lastOfMonth(to)].sort()[1] ?? to),
  };
  const { days, people } = await readDays(whole, role, state);
  const within = days.filter(({ date }) => date >= from && date <= to);
  const hidden = role !== undefined && isHidden(role, within, people);
  const shown = (figures: Figures, begin: string): ShownFigures => {
    if (hidden) return NOTHING_SHOWN;
    // Who was active before the first counted day is not known.
    return begin < since ? { ...figures, activeUsers: null, newInWeek: null, newInMonth: null } : figures;
  };
  const periods = (
    begin: (day: string) => string,
    end: (day: string) => string,
    newIn: 'newInWeek' | 'newInMonth',
  ) =>
    [...new Set(within.map(({ date }) => begin(date)))].map((first) => {
      const of = days.filter(({ date }) => date >= first && date <= end(first));
      const figures = periodFigures(
        of.map((day) => day.figures),
        newIn,
      );
      return {
        from: first,
        to: end(first),
        provisional: end(first) > closedThrough,
        figures: shown(figures, first),
      };
    });
  const totals = sumOfFigures(within.map(({ figures }) => figures));
  return {
    since,
    closedThrough,
    from,
    to,
    hidden,
    totals: hidden ? NOTHING_SHOWN : { ...totals, activeUsers: null, newInWeek: null, newInMonth: null },
    days: within
      .filter(({ date }) => date >= since)
      .map(({ figures, ...day }) => ({ ...day, figures: shown(figures, day.date) })),
    weeks: periods(mondayOf, sundayOf, 'newInWeek').filter((week) => week.to >= since),
    months: periods(firstOfMonth, lastOfMonth, 'newInMonth')
      .filter((month) => month.to >= since)
      .map((month) => ({ month: month.from.slice(0, 7), ...month })),
  };
};
