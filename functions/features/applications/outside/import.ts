import { type CsvRow, MalformedCsv, rowsOf } from '#functions/core/csv.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { shortened } from '#shared/characters.ts';
import { withFormulas } from '#shared/csv.ts';
import type { applications } from '#shared/features/applications.ts';
import { earliestDay } from '#shared/features/opportunity-days.ts';
import {
  type OutsideFields,
  type OutsideLine,
  outsideFieldsSchema,
} from '#shared/features/outside-applications.ts';
import {
  OUTSIDE_COLUMNS,
  OUTSIDE_IMPORT_LINES,
  OUTSIDE_IMPORT_PROBLEMS,
  OUTSIDE_MAX,
} from '#shared/features/outside-stages.ts';
import { issueText } from '#shared/issue-text.ts';
import { newOutside, OUTSIDE_LIMIT } from './outside.ts';
import { outsideOf, putOutside } from './repository.ts';

type Checked = Pick<OutsideLine, 'line' | 'name'> &
  ({ readonly fields: OutsideFields } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

const readRows = (csv: string): CsvRow[] => {
  try {
    return rowsOf(csv, OUTSIDE_IMPORT_LINES + 1);
  } catch (error) {
    throw error instanceof MalformedCsv ? refuse(error.message) : error;
  }
};

type Column = (typeof OUTSIDE_COLUMNS)[number];

/** The column of each cell; undefined for one that is not read. Throws unless title and company are among them, once each. */
const columnsOf = (header: readonly string[]): (Column | undefined)[] => {
  const columns = header.map((name) =>
    OUTSIDE_COLUMNS.find((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const known = columns.filter((column) => column !== undefined);
  const complete =
    known.includes('title') && known.includes('company') && new Set(known).size === known.length;
  if (!complete) throw refuse(OUTSIDE_IMPORT_PROBLEMS.columns);
  return columns;
};

/** One line, checked by itself. */
const checkLine = ({ line, cells }: CsvRow, columns: readonly (Column | undefined)[]): Checked => {
  const given: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries())
    if (column) given[column] = withFormulas(cells[index] ?? '');
  const name = shortened([given.title, given.company].filter(Boolean).join(', '), 245);
  if (cells.length > columns.length)
    return { line, name, problem: `This line has ${cells.length} values instead of ${columns.length}` };
  const stage = given.stage?.toLowerCase();
  const parsed = outsideFieldsSchema.safeParse({ ...given, stage: stage || undefined }, { error: issueText });
  if (parsed.success) return { line, name, fields: parsed.data };
  const [issue] = parsed.error.issues;
  return { line, name, problem: `${String(issue?.path[0] ?? 'line')}: ${issue?.message ?? ''}` };
};

/** By this two entries are the same position. */
const positionOf = ({
  title,
  company,
  appliedOn,
}: Pick<OutsideFields, 'title' | 'company' | 'appliedOn'>): string =>
  [title.toLowerCase(), company.toLowerCase(), appliedOn].join('\n');

/** The lines of a file, each checked by itself, against the lines before it, and against what is stored. */
const checkAll = (csv: string, stored: readonly OutsideFields[]): Checked[] => {
  const [header, ...rows] = readRows(csv);
  if (!header) throw refuse(OUTSIDE_IMPORT_PROBLEMS.columns);
  const columns = columnsOf(header.cells);
  if (rows.length === 0) throw refuse(OUTSIDE_IMPORT_PROBLEMS.none);
  if (rows.length > OUTSIDE_IMPORT_LINES) throw refuse(OUTSIDE_IMPORT_PROBLEMS.tooMany);
  const known = new Set(stored.map(positionOf));
  const seen = new Map<string, number>();
  let room = OUTSIDE_MAX - stored.length;
  return rows.map((row) => {
    const checked = checkLine(row, columns);
    if ('problem' in checked) return checked;
    const { line, name, fields } = checked;
    const position = positionOf(fields);
    const earlier = seen.get(position);
    if (earlier !== undefined) return { line, name, problem: OUTSIDE_IMPORT_PROBLEMS.repeated(earlier) };
    seen.set(position, line);
    if (known.has(position)) return { line, name, problem: OUTSIDE_IMPORT_PROBLEMS.known };
    room -= 1;
    return room < 0 ? { line, name, problem: OUTSIDE_IMPORT_PROBLEMS.full } : checked;
  });
};

/** Writes at once. */
const AT_ONCE = 10;

/** Adds the applications of a CSV file. Importing it again adds none twice. */
export const importOutside: Handler<typeof applications.importOutside> = async ({ account, body, now }) => {
  await limitRequests(OUTSIDE_LIMIT, account.id, now);
  const lines = checkAll(body.csv, await outsideOf(account.id, OUTSIDE_MAX, undefined));
  if (!body.dryRun)
    await inParallel(lines, AT_ONCE, async (checked) => {
      if ('fields' in checked)
        await putOutside(newOutside(account, checked.fields, now), undefined, earliestDay(now));
    });
  return {
    lines: lines.map((checked) => ({
      line: checked.line,
      name: checked.name,
      ...('problem' in checked ? { ok: false, message: checked.problem } : { ok: true }),
    })),
  };
};
