import { saveFile } from '#frontend/core/page/saveFile.ts';
import { csvLine } from '#shared/core/csv.ts';
import { compared, MEASURE_LABELS, MEASURES } from '#shared/features/fairness/measures.ts';
import { daysOf, SETTLED_AFTER_DAYS } from '#shared/features/fairness/quarters.ts';
import type { QuarterFigures } from '#shared/features/fairness/routes.ts';
import { DIMENSION_LABELS, groupLabel } from '#shared/features/fairness/tally.ts';

/** What the figures mean: the same for both files, and for the page. */
export const DEFINITIONS: Readonly<Record<string, string>> = {
  candidates:
    'Everyone who applied in the quarter (UTC), once, by the application that came furthest and the highest match; without those who withdrew before a decision.',
  groups:
    'From answers that candidates gave voluntarily and for this alone, to questions after applying; each could be skipped. Sex and race or ethnicity in the categories of 6 RCNY § 5-301 (EEO-1 Component 1), and a third choice of sex.',
  selectionRate: 'People of the group who reached the stage, of all people of the group.',
  scoringRate:
    'People of the group whose match is above the median of all candidates with a match, of those of the group who have one (6 RCNY § 5-300).',
  impactRatio: 'The rate divided by the highest rate of the groups that are shown (6 RCNY § 5-300).',
  interval:
    '95 % interval of the ratio by the score method of Koopman (1984). It takes the group with the highest rate as given.',
  fourFifths: 'A ratio below 0.80 is regarded as evidence of adverse impact (29 CFR § 1607.4(D)).',
  notShown:
    'Groups of fewer than ten people, further groups whose number would give away theirs, and outcomes of which fewer than three people are outside of a group.',
  made: `Once, ${SETTLED_AFTER_DAYS} days after the end of the quarter, from the answers and decisions of that day. The figures do not change afterwards.`,
};

const HEAD = [
  'quarter',
  'firstDay',
  'lastDay',
  'madeAt',
  'candidates',
  'question',
  'group',
  'outcome',
  'people',
  'selected',
  'rate',
  'impactRatio',
  'low',
  'high',
] as const;
type Line = Readonly<Record<(typeof HEAD)[number], string | number | null>>;

const rounded = (number: number | null | undefined): number | null =>
  number == null ? null : Math.round(number * 10_000) / 10_000;

/** A line for each quarter, question, outcome and group. What is not shown has null in every figure. */
const linesOf = (quarters: readonly QuarterFigures[]): Line[] =>
  quarters.flatMap(({ quarter, madeAt, people: candidates, dimensions }) => {
    const { first: firstDay, last: lastDay } = daysOf(quarter);
    return dimensions.flatMap(({ dimension, groups }) =>
      MEASURES.flatMap((measure) => {
        const { rows } = compared(groups, measure);
        return groups.map(({ group }) => {
          const row = rows.find((one) => one.group === group);
          return {
            quarter,
            firstDay,
            lastDay,
            madeAt,
            candidates,
            question: DIMENSION_LABELS[dimension],
            group: groupLabel(group),
            outcome: MEASURE_LABELS[measure],
            people: row?.people ?? null,
            selected: row?.selected ?? null,
            rate: rounded(row?.rate),
            impactRatio: rounded(row?.ratio),
            low: rounded(row?.interval?.low),
            high: rounded(row?.interval?.high),
          };
        });
      }),
    );
  });

const jsonOf = (lines: readonly Line[]): string =>
  JSON.stringify({ definitions: DEFINITIONS, figures: lines }, null, 2);

const csvOf = (lines: readonly Line[]): string => {
  const cells = (line: Line) =>
    HEAD.map((column) => line[column] ?? (column === 'people' ? 'not shown' : ''));
  // The mark has spreadsheets read it as UTF-8.
  return `\uFEFF${csvLine(HEAD)}${lines.map((line) => csvLine(cells(line))).join('')}`;
};

/** Saves all figures for an auditor, as a table or with the definitions. */
export const saveForAuditor = (quarters: readonly QuarterFigures[], format: 'csv' | 'json'): void => {
  const name = `fairness-${quarters.at(-1)?.quarter ?? ''}-to-${quarters[0]?.quarter ?? ''}.${format}`;
  const lines = linesOf(quarters);
  if (format === 'json') saveFile(name, 'application/json', jsonOf(lines));
  else saveFile(name, 'text/csv', csvOf(lines));
};
