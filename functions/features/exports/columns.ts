import { csvLine } from '#shared/core/csv.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';

/** The columns of an export, in their order. One who asked for an unscored review has no number in any of them. */
const COLUMNS = [
  ['name', ({ name }) => name],
  ['posting', ({ title }) => title],
  ['status', ({ status }) => applicationWorkflow.statuses[status].label],
  ['answered', ({ answered }) => (answered ? 'yes' : 'no')],
  ['appliedAt', ({ appliedAt }) => appliedAt],
  ['updatedAt', ({ updatedAt }) => updatedAt],
  ['replyBy', ({ replyBy }) => replyBy],
  ['university', ({ university }) => university],
  ['major', ({ major }) => major],
  ['graduationYear', ({ graduationYear }) => graduationYear],
  ['location', ({ location }) => location],
  ['experience', ({ experience }) => experience],
  ['skills', ({ skills }) => skills.join(', ')],
  ['review', ({ unscored }) => (unscored ? 'without a number' : 'with a match')],
  ['mustHavesMet', scored(({ mustHaves }) => mustHaves?.met)],
  ['mustHaves', scored(({ mustHaves }) => mustHaves?.of)],
  ['match', scored(({ match }) => match)],
  ['matchSkills', scored(({ parts }) => parts?.skills)],
  ['matchExperience', scored(({ parts }) => parts?.experience)],
  ['matchEducation', scored(({ parts }) => parts?.education)],
  ['matchLocation', scored(({ parts }) => parts?.location)],
  ['postingId', ({ opportunityId }) => opportunityId],
  ['applicantId', ({ userId }) => userId],
] as const satisfies readonly (readonly [string, (row: Applicant) => Cell])[];

type Cell = string | number | null | undefined;

function scored(value: (row: Applicant) => number | null | undefined) {
  return (row: Applicant): Cell => (row.unscored ? undefined : value(row));
}

/** What a spreadsheet needs to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Applicants as CSV (RFC 4180), with formulas made harmless. */
export const toCsv = (rows: readonly Applicant[]): string =>
  [
    `${BYTE_ORDER_MARK}${COLUMNS.map(([name]) => name).join(',')}\r\n`,
    ...rows.map((row) => csvLine(COLUMNS.map(([, value]) => value(row) ?? ''))),
  ].join('');

/** Applicants as JSON, with the same fields. */
export const toJson = (
  rows: readonly Applicant[],
  { createdAt, filters }: { readonly createdAt: string; readonly filters: Readonly<Record<string, string>> },
): string =>
  JSON.stringify({
    exportedAt: createdAt,
    filters,
    applicants: rows.map((row) =>
      Object.fromEntries(COLUMNS.map(([name, value]) => [name, value(row) ?? null])),
    ),
  });
