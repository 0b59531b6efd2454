import { type CsvRow, MalformedCsv, rowsOf } from '#functions/core/csv.ts';
import { AppError } from '#functions/core/errors.ts';
import { beginningOf } from '#shared/characters.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_PROBLEMS,
  type ImportLine,
  type Invitation,
  invitationSchema,
} from '#shared/features/invitations.ts';
import { issueText } from '#shared/issue-text.ts';

/** One user of a file: what to invite, or why not. */
export type CsvLine = Pick<ImportLine, 'line' | 'email'> &
  ({ readonly invitation: Invitation } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

const readRows = (csv: string): CsvRow[] => {
  try {
    return rowsOf(csv, IMPORT_LINES + 1);
  } catch (error) {
    throw error instanceof MalformedCsv ? refuse(error.message) : error;
  }
};

/** Which cell of a line holds each column. */
const columnsOf = (header: readonly string[]): readonly number[] => {
  const names = header.map((name) => name.toLowerCase());
  const indexes = IMPORT_COLUMNS.map((column) => names.indexOf(column.toLowerCase()));
  if (names.length !== IMPORT_COLUMNS.length || indexes.includes(-1)) throw refuse(IMPORT_PROBLEMS.columns);
  return indexes;
};

const checkLine = (line: number, cells: readonly string[], columns: readonly number[]): CsvLine => {
  const fields = Object.fromEntries(
    IMPORT_COLUMNS.map((column, index) => [column, cells[columns[index] ?? -1] ?? '']),
  );
  const email = beginningOf((fields.email ?? '').toLowerCase(), 128);
  if (cells.length !== columns.length)
    return { line, email, problem: `This line has ${cells.length} values instead of ${columns.length}` };
  const parsed = invitationSchema.safeParse(
    { ...fields, role: fields.role?.toLowerCase() },
    { error: issueText },
  );
  return parsed.success
    ? { line, email: parsed.data.email, invitation: parsed.data }
    : { line, email, problem: parsed.error.issues[0]?.message ?? IMPORT_PROBLEMS.malformed };
};

/**
 * The users of a CSV file, each line checked by itself and against the lines before it. Throws `invalid_input` when the
 * file as a whole cannot be used.
 */
export const readCsv = (csv: string): CsvLine[] => {
  const [header, ...rows] = readRows(csv);
  if (!header) throw refuse(IMPORT_PROBLEMS.columns);
  const columns = columnsOf(header.cells);
  if (rows.length === 0) throw refuse(IMPORT_PROBLEMS.noUsers);
  if (rows.length > IMPORT_LINES) throw refuse(IMPORT_PROBLEMS.tooMany);
  const seen = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const checked = checkLine(line, cells, columns);
    const earlier = seen.get(checked.email);
    if (earlier !== undefined && 'invitation' in checked)
      return { line, email: checked.email, problem: IMPORT_PROBLEMS.repeated(earlier) };
    if (checked.email !== '') seen.set(checked.email, earlier ?? line);
    return checked;
  });
};
