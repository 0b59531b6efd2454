import {
  type CsvRow,
  type CsvTable,
  importedValues,
  MalformedCsv,
  tableOf,
  valuesOf,
} from '#functions/core/csv.ts';
import { AppError } from '#functions/core/errors.ts';
import { beginningOf } from '#shared/core/characters.ts';
import { isMisread, UNREADABLE_CHARACTER } from '#shared/core/csv-import.ts';
import { issueText } from '#shared/core/issue-text.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_PROBLEMS,
  type ImportLine,
  type Invitation,
  invitationSchema,
  ONE_NAME_COLUMN,
  ONE_NAME_VALUES,
} from '#shared/features/invitations/routes.ts';

const COLUMNS = [...IMPORT_COLUMNS, ONE_NAME_COLUMN] as const;
type Column = (typeof COLUMNS)[number];

/** One user of a file: what to invite, or why not. */
export type CsvLine = Pick<ImportLine, 'line' | 'email' | 'values'> &
  ({ readonly invitation: Invitation } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

/** The table in the file. Throws unless it has each of the columns once; that for those with one name may be missing. */
const readTable = (csv: string): CsvTable<Column> => {
  try {
    const table = tableOf(csv, COLUMNS, IMPORT_LINES);
    const named = table.columns.filter((column) => column !== undefined);
    if (new Set(named).size !== named.length || IMPORT_COLUMNS.some((column) => !named.includes(column)))
      throw refuse(IMPORT_PROBLEMS.columns);
    return table;
  } catch (error) {
    throw error instanceof MalformedCsv ? refuse(error.message) : error;
  }
};

const checkLine = (row: CsvRow, columns: CsvTable<Column>['columns']): CsvLine => {
  const { line, cells } = row;
  const { [ONE_NAME_COLUMN]: marked = '', ...given } = valuesOf(row, columns);
  const email = beginningOf((given.email ?? '').trim().toLowerCase(), 128);
  const refused = (problem: string): CsvLine => ({
    line,
    email,
    problem,
    values: importedValues(given, given, IMPORT_COLUMNS),
  });
  if (cells.length !== columns.length)
    return refused(`This line has ${cells.length} values instead of ${columns.length}`);
  if (isMisread(cells)) return refused(UNREADABLE_CHARACTER);
  const oneName = ONE_NAME_VALUES[marked.trim().toLowerCase()];
  if (oneName === undefined) return refused(IMPORT_PROBLEMS.oneName);
  const parsed = invitationSchema.safeParse(
    { ...given, role: given.role?.trim().toLowerCase(), oneName },
    { error: issueText },
  );
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? IMPORT_PROBLEMS.malformed);
  const { data } = parsed;
  return {
    line,
    email: data.email,
    invitation: data,
    values: importedValues(given, data, IMPORT_COLUMNS),
  };
};

/**
 * The users of a CSV file, each line checked by itself and against the lines before it, and the columns that are not
 * read. Throws `invalid_input` when the file as a whole cannot be used.
 */
export const readCsv = (csv: string): { lines: CsvLine[]; ignored: readonly string[] } => {
  const { columns, rows, ignored } = readTable(csv);
  if (rows.length === 0) throw refuse(IMPORT_PROBLEMS.noUsers);
  if (rows.length > IMPORT_LINES) throw refuse(IMPORT_PROBLEMS.tooMany);
  const seen = new Map<string, number>();
  const lines = rows.map((row): CsvLine => {
    const checked = checkLine(row, columns);
    const { line, email, values } = checked;
    const earlier = seen.get(email);
    if (earlier !== undefined && 'invitation' in checked)
      return { line, email, values, problem: IMPORT_PROBLEMS.repeated(earlier) };
    if (email !== '') seen.set(email, earlier ?? line);
    return checked;
  });
  return { lines, ignored };
};
