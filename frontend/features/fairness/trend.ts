import { type ChartData, SERIES_CLASSES } from '#frontend/ui/charts/series.ts';
import { compared, type Measure } from '#shared/features/fairness/measures.ts';
import { quarterLabel } from '#shared/features/fairness/quarters.ts';
import type { QuarterFigures } from '#shared/features/fairness/routes.ts';
import { type Dimension, GROUPS, groupLabel } from '#shared/features/fairness/tally.ts';
import { percent } from './fairnessWords.ts';

/**
 * The rates of groups over the quarters, of those that are shown in two quarters or more. Undefined if there are none, or more than
 * lines can be told apart.
 * @param quarters the latest first
 */
export const trendOf = (
  quarters: readonly QuarterFigures[],
  dimension: Dimension,
  measure: Measure,
): ChartData | undefined => {
  const inOrder = quarters.toReversed();
  const rates = inOrder.map(({ dimensions }) => {
    const groups = dimensions.find((one) => one.dimension === dimension)?.groups ?? [];
    return new Map(compared(groups, measure).rows.map(({ group, rate }) => [group, rate]));
  });
  const groups = GROUPS[dimension].filter(
    (group) => rates.filter((quarter) => quarter.has(group)).length > 1,
  );
  if (groups.length === 0 || groups.length > SERIES_CLASSES.length) return undefined;
  return {
    label: 'Rates by quarter',
    series: groups.map((group) => ({ name: groupLabel(group) })),
    points: inOrder.map(({ quarter }, index) => ({
      name: quarterLabel(quarter),
      tick: quarter.split('-').reverse().join(' '),
      values: groups.map((group) => rates[index]?.get(group) ?? null),
    })),
    format: percent,
  };
};
