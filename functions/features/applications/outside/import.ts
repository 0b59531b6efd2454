import {
  type CsvRow,
  type CsvTable,
  importedValues,
  MalformedCsv,
  tableOf,
  valuesOf,
} from '#functions/core/csv.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { shortened } from '#shared/core/characters.ts';
import { withFormulas } from '#shared/core/csv.ts';
import { isMisread, UNREADABLE_CHARACTER } from '#shared/core/csv-import.ts';
import { issueText } from '#shared/core/issue-text.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { dayIn } from '#shared/core/partial-dates.ts';
import {
  type OutsideFields,
  type OutsideLine,
  outsideFieldsSchema,
} from '#shared/features/applications/outside.ts';
import {
  OUTSIDE_COLUMNS,
  OUTSIDE_IMPORT_LINES,
  OUTSIDE_IMPORT_PROBLEMS,
  OUTSIDE_MAX,
} from '#shared/features/applications/outside-stages.ts';
import type { applications } from '#shared/features/applications/routes.ts';
import { newOutside, OUTSIDE_LIMIT } from './outside.ts';
import { outsideOf, putOutside } from './repository.ts';

type Checked = Pick<OutsideLine, 'line' | 'name' | 'values'> &
  ({ readonly fields: OutsideFields } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

type Column = (typeof OUTSIDE_COLUMNS)[number];

/** The table in the file. Throws unless it has title and company, and no known column twice. */
const readTable = (csv: string): CsvTable<Column> => {
  try {
    const table = tableOf(csv, OUTSIDE_COLUMNS, OUTSIDE_IMPORT_LINES);
    const known = table.columns.filter((column) => column !== undefined);
    if (!known.includes('title') || !known.includes('company') || new Set(known).size !== known.length)
      throw refuse(OUTSIDE_IMPORT_PROBLEMS.columns);
    return table;
  } catch (error) {
    throw error instanceof MalformedCsv ? refuse(error.message) : error;
  }
};

/** The cells of a line as the schema takes them: spreadsheets write days in the custom of their country. */
const normalised = (given: Partial<Record<Column, string>>): Partial<Record<Column, string>> => {
  const values = { ...given };
  for (const column of OUTSIDE_COLUMNS) {
    const cell = given[column];
    if (cell === undefined) continue;
    const text = withFormulas(cell.trim());
    values[column] = column === 'appliedOn' || column === 'remindOn' ? (dayIn(text) ?? text) : text;
  }
  return { ...values, ...(values.stage !== undefined && { stage: values.stage.toLowerCase() }) };
};

/** One line, checked by itself. */
const checkLine = (row: CsvRow, columns: CsvTable<Column>['columns']): Checked => {
  const { line, cells } = row;
  const given = valuesOf(row, columns);
  const { title, company, ...rest } = normalised(given);
  const name = shortened([title, company].filter(Boolean).join(', '), 245);
  const refused = (problem: string): Checked => ({
    line,
    name,
    problem,
    values: importedValues(given, given, OUTSIDE_COLUMNS),
  });
  if (cells.length > columns.length)
    return refused(`This line has ${cells.length} values instead of ${columns.length}`);
  if (isMisread(cells)) return refused(UNREADABLE_CHARACTER);
  const parsed = outsideFieldsSchema.safeParse(
    { ...rest, title, company, stage: rest.stage || undefined },
    { error: issueText },
  );
  if (parsed.success)
    return { line, name, fields: parsed.data, values: importedValues(given, parsed.data, OUTSIDE_COLUMNS) };
  const [issue] = parsed.error.issues;
  return refused(`${String(issue?.path[0] ?? 'line')}: ${issue?.message ?? ''}`);
};

/** By this two entries are the same position. */
const positionOf = ({
  title,
  company,
  appliedOn,
}: Pick<OutsideFields, 'title' | 'company' | 'appliedOn'>): string =>
  [title.toLowerCase(), company.toLowerCase(), appliedOn].join('\n');

/** The lines of a file, each checked by itself, against the lines before it, and against what is stored. */
const checkAll = ({ columns, rows }: CsvTable<Column>, stored: readonly OutsideFields[]): Checked[] => {
  if (rows.length === 0) throw refuse(OUTSIDE_IMPORT_PROBLEMS.none);
  if (rows.length > OUTSIDE_IMPORT_LINES) throw refuse(OUTSIDE_IMPORT_PROBLEMS.tooMany);
  const known = new Set(stored.map(positionOf));
  const seen = new Map<string, number>();
  let room = OUTSIDE_MAX - stored.length;
  return rows.map((row) => {
    const checked = checkLine(row, columns);
    if ('problem' in checked) return checked;
    const { line, name, fields, values } = checked;
    const position = positionOf(fields);
    const earlier = seen.get(position);
    if (earlier !== undefined)
      return { line, name, values, problem: OUTSIDE_IMPORT_PROBLEMS.repeated(earlier) };
    seen.set(position, line);
    if (known.has(position)) return { line, name, values, problem: OUTSIDE_IMPORT_PROBLEMS.known };
    room -= 1;
    return room < 0 ? { line, name, values, problem: OUTSIDE_IMPORT_PROBLEMS.full } : checked;
  });
};

/** Writes at once. */
const AT_ONCE = 10;

/** Adds the applications of a CSV file. Importing it again adds none twice. */
export const importOutside: Handler<typeof applications.importOutside> = async ({ account, body, now }) => {
  await limitRequests(OUTSIDE_LIMIT, account.id, now);
  const table = readTable(body.csv);
  const lines = checkAll(table, await outsideOf(account.id, OUTSIDE_MAX, undefined));
  if (!body.dryRun)
    await inParallel(lines, AT_ONCE, async (checked) => {
      if ('fields' in checked)
        await putOutside(newOutside(account, checked.fields, now), undefined, earliestDay(now));
    });
  return {
    lines: lines.map((checked) => ({
      line: checked.line,
      name: checked.name,
      values: checked.values,
      ...('problem' in checked ? { ok: false, message: checked.problem } : { ok: true }),
    })),
    ignored: [...table.ignored],
  };
};
