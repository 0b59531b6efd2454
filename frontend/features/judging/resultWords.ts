import type { PublishedResults } from '#shared/features/judging/result-schema.ts';

type EntryResult = PublishedResults['entries'][number];
type JudgeResult = PublishedResults['judges'][number];

/** A mean as people read it: two decimals. */
export const meanText = (mean: number): string => mean.toFixed(2);

/** `2`, or `2 to 4` where the scores cannot tell entries apart. */
export const rankText = ({ from, to }: EntryResult['rank']): string =>
  from === to ? String(from) : `${from} to ${to}`;

/** `3.10 to 4.02`. */
export const intervalText = (interval: EntryResult['interval']): string =>
  interval === null ? 'Too few reviews' : `${meanText(interval.from)} to ${meanText(interval.to)}`;

/** How a judge scores, against the average of the panel. */
export const severityText = ({ severity }: JudgeResult): string => {
  const points = meanText(Math.abs(severity));
  if (Number(points) === 0) return 'As the average';
  return severity > 0 ? `${points} points below the average` : `${points} points above the average`;
};

/** The ends of the scale that a drawing of all intervals needs: that of the scores, and farther where an interval goes beyond. */
export const scaleOf = (
  entries: readonly EntryResult[],
  { min, max }: PublishedResults['rubric']['score'],
): { from: number; to: number } => ({
  from: Math.floor(Math.min(min, ...entries.map(({ adjusted, interval }) => interval?.from ?? adjusted))),
  to: Math.ceil(Math.max(max, ...entries.map(({ adjusted, interval }) => interval?.to ?? adjusted))),
});
