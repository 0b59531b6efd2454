import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { FIGURES, type FigureName, type Figures, RANGE_DAYS } from './figures.ts';

// Plain functions without schemas. All days, weeks and months are those of UTC.

/** A day with its figures. One that is not closed yet may still change. */
export interface CountedDay {
  readonly date: string;
  readonly provisional: boolean;
  readonly figures: Figures;
}

/** The Monday of a day’s week (ISO 8601). */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export const sundayOf = (day: string): string => daysAfter(mondayOf(day), 6);

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month, 0)));
};

/** What is wrong with a range of days, if anything. */
export const rangeProblem = (from: string, to: string): string | undefined => {
  if (from > to) return 'Choose a day that is not after the last one';
  return from < daysAfter(to, 1 - RANGE_DAYS) ? `Choose at most ${RANGE_DAYS} days` : undefined;
};

/** All days from one to another. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
};

const isComplete = <T>(figures: Partial<Record<FigureName, T>>): figures is Record<FigureName, T> =>
  FIGURES.every((name) => name in figures);

/** Figures of which each is what `figure` says. */
export const figuresOf = <T>(figure: (name: FigureName) => T): Record<FigureName, T> => {
  const figures: Partial<Record<FigureName, T>> = {};
  for (const name of FIGURES) figures[name] = figure(name);
  if (!isComplete(figures)) throw new Error('A figure is missing.');
  return figures;
};

export const NO_FIGURES: Figures = figuresOf(() => 0);

/** The figures of several days together. Active users are not among what can be added up: see `distinctIn`. */
export const sumOfFigures = (days: readonly Figures[]): Figures =>
  figuresOf((name) => days.reduce((sum, figures) => sum + figures[name], 0));

/**
 * What a whole week or month has: sums of its days, and as active users those who were new in it. Each user is new on one day
 * of a period, so that the sum has everyone once.
 */
export const periodFigures = (days: readonly Figures[], newIn: 'newInWeek' | 'newInMonth'): Figures => {
  const sum = sumOfFigures(days);
  return { ...sum, activeUsers: sum[newIn] };
};
