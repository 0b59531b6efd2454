import { FOUR_FIFTHS, type Impact, impactOf } from './impact-ratio.ts';
import type { QuarterFigures } from './routes.ts';
import { FAIRNESS_STAGES } from './tally.ts';

// Plain functions without schemas.

/** What rates are about: a selection rate for each stage, and the scoring rate. */
export const MEASURES = [...FAIRNESS_STAGES, 'score'] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABELS: Readonly<Record<Measure, string>> = {
  interview_scheduled: 'Invited to an interview',
  offered: 'Offered the job',
  hired: 'Hired',
  score: 'Match above the median',
};

type Group = QuarterFigures['dimensions'][number]['groups'][number];

/** The groups of a dimension by a measure. */
export interface Compared {
  readonly rows: readonly Impact[];
  /** Groups that are not shown at all. */
  readonly hidden: readonly string[];
  /** Groups are shown, but the outcome is that of too few people. */
  readonly withheld: boolean;
}

const countsOf = ({ group, people, reached, scored, above }: Group, measure: Measure) => {
  const of = measure === 'score' ? scored : people;
  const selected = measure === 'score' ? above : reached[FAIRNESS_STAGES.indexOf(measure)];
  return of === null || selected == null || of === 0 ? [] : [{ group, people: of, selected }];
};

/** Compares the groups of a dimension, those with the lowest rate first. */
export const compared = (groups: readonly Group[], measure: Measure): Compared => {
  const visible = groups.filter(({ people }) => people !== null);
  const rows = impactOf(visible.flatMap((group) => countsOf(group, measure)));
  return {
    rows: rows.toSorted((a, b) => a.rate - b.rate),
    hidden: groups.filter(({ people }) => people === null).map(({ group }) => group),
    withheld: visible.length > 0 && rows.length === 0,
  };
};

/** The groups whose rate is less than four-fifths of the highest. */
export const belowFourFifths = (rows: readonly Impact[]): Impact[] =>
  rows.filter(({ ratio }) => ratio !== null && ratio < FOUR_FIFTHS);

/** Whether the interval of a ratio says that the rates differ: equal rates are outside of it. */
export const differs = ({ interval }: Impact): boolean => interval !== null && interval.high < 1;
