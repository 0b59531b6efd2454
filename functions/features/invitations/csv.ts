import {
  type CsvRow,
  type CsvTable,
  importedValues,
  MalformedCsv,
  tableOf,
  valuesOf,
} from '#functions/core/csv.ts';
import { AppError } from '#functions/core/errors.ts';
import { beginningOf } from '#shared/characters.ts';
import { isMisread, UNREADABLE_CHARACTER } from '#shared/csv-import.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_PROBLEMS,
  type ImportLine,
  type Invitation,
  invitationSchema,
} from '#shared/features/invitations.ts';
import { issueText } from '#shared/issue-text.ts';

type Column = (typeof IMPORT_COLUMNS)[number];

/** One user of a file: what to invite, or why not. */
export type CsvLine = Pick<ImportLine, 'line' | 'email' | 'values'> &
  ({ readonly invitation: Invitation } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

/** The table in the file. Throws unless it has each of the columns once. */
const readTable = (csv: string): CsvTable<Column> => {
  try {
    const table = tableOf(csv, IMPORT_COLUMNS, IMPORT_LINES);
    const named = table.columns.filter((column) => column !== undefined);
    if (named.length !== IMPORT_COLUMNS.length || new Set(named).size !== IMPORT_COLUMNS.length)
      throw refuse(IMPORT_PROBLEMS.columns);
    return table;
  } catch (error) {
    throw error instanceof MalformedCsv ? refuse(error.message) : error;
  }
};

const checkLine = (row: CsvRow, columns: CsvTable<Column>['columns']): CsvLine => {
  const { line, cells } = row;
  const given = valuesOf(row, columns);
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
  const parsed = invitationSchema.safeParse(
    { ...given, role: given.role?.trim().toLowerCase() },
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
