import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_PROBLEMS,
  type ImportLine,
  type Invitation,
  invitationSchema,
} from '#shared/features/invitations.ts';
import { issueText } from '#shared/issue-text.ts';

/** Spreadsheets write one of these, by the country's custom. */
const DELIMITERS = [',', ';', '\t'];

/** One user of a file: what to invite, or why not. */
export type CsvLine = Pick<ImportLine, 'line' | 'email'> &
  ({ readonly invitation: Invitation } | { readonly problem: string });

const refuse = (problem: string) => new AppError('invalid_input', { fields: { csv: problem } });

const recordsSchema = z.array(
  z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }),
);

/** The cells of every line that is not empty, with its number. */
const cellsOf = (csv: string) => {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const delimiter = DELIMITERS.find((one) => header.includes(one)) ?? ',';
  try {
    const records: unknown = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: IMPORT_LINES + 2,
    });
    return recordsSchema.parse(records).map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(`Line ${Number(error.lines ?? 1)}: ${IMPORT_PROBLEMS.malformed}`);
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
  const email = (fields.email ?? '').toLowerCase().slice(0, 128);
  if (cells.length !== columns.length)
    return { line, email, problem: `This line has ${cells.length} cells, not ${columns.length}` };
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
  const [header, ...rows] = cellsOf(csv);
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
