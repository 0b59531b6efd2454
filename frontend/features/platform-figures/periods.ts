import { fullDate, nearDate } from '#frontend/ui/data/dates.ts';
import { LOCALE } from '#frontend/ui/data/fullDay.ts';
import { later } from '#frontend/ui/data/later.ts';
import type { ShownFigures } from '#shared/features/platform-figures/figures.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import type { Period } from './figureFilters.ts';

export type Numbers = AnswerOf<'platform-figures.list'>;

/** A day, week or month of the range, in words. */
export interface Row {
  readonly name: string;
  readonly tick: string;
  readonly provisional: boolean;
  readonly figures: ShownFigures;
}

const months = later(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const monthName = (month: string): string => months().format(new Date(`${month}-01T00:00:00Z`));

const nameOf = (name: string, provisional: boolean): string => (provisional ? `${name} (provisional)` : name);

/** The periods of the range in their order. */
export const rowsOf = ({ days, weeks, months: ofMonths }: Numbers, period: Period): Row[] => {
  if (period === 'day')
    return days.map(({ date, provisional, figures }) => ({
      ...{ provisional, figures },
      name: nameOf(fullDate(date), provisional),
      tick: nearDate(date),
    }));
  if (period === 'week')
    return weeks.map(({ from, provisional, figures }) => ({
      ...{ provisional, figures },
      name: nameOf(`Week from ${fullDate(from)}`, provisional),
      tick: nearDate(from),
    }));
  return ofMonths.map(({ month, provisional, figures }) => ({
    ...{ provisional, figures },
    name: nameOf(monthName(month), provisional),
    tick: monthName(month).slice(0, 3),
  }));
};
