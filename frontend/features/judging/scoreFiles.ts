import { saveFile } from '#frontend/core/page/saveFile.ts';
import { csvLine } from '#shared/core/csv.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';

/** The published scores as CSV: a line for each score, with what its ids stand for. */
export const scoresCsv = ({ scores, entries, rubric }: PublishedResults): string => {
  const titles = new Map(entries.map(({ entryId, title }) => [entryId, title]));
  const criteria = new Map(rubric.criteria.map((criterion) => [criterion.id, criterion]));
  return [
    ['Judge', 'Entry id', 'Entry', 'Criterion id', 'Criterion', 'Weight', 'Score'],
    ...scores.map(({ judge, entryId, criterion, score }) => [
      judge,
      entryId,
      titles.get(entryId) ?? '',
      criterion,
      criteria.get(criterion)?.name ?? '',
      criteria.get(criterion)?.weight ?? '',
      score,
    ]),
  ]
    .map(csvLine)
    .join('');
};

/** Has the browser save the scores as CSV, for spreadsheets. */
export const saveScores = (results: PublishedResults): void =>
  saveFile('scores.csv', 'text/csv;charset=utf-8', `\uFEFF${scoresCsv(results)}`);

/** Has the browser save all that was published as JSON. */
export const saveResults = (results: PublishedResults): void =>
  saveFile('results.json', 'application/json', `${JSON.stringify(results, null, 2)}\n`);
