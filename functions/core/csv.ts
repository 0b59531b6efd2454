import Papa from 'papaparse';
import type { ImportedValue } from '#shared/core/csv-import.ts';

/** Spreadsheets write one of these, by the country's custom or the user's choice. */
const DELIMITERS = [',', ';', '\t', '|'];
/** Excel writes this line, and reads it, to say which character separates the cells. */
const STATED_DELIMITER = /^"?sep=(.)"?\n/i;

export interface CsvRow {
  /** As an editor counts, where the row begins. */
  readonly line: number;
  /** As the file has them. */
  readonly cells: readonly string[];
}

/** The rows of a file below its header. */
export interface CsvTable<Column extends string> {
  /** The column of each cell; undefined for one that is not read. */
  readonly columns: readonly (Column | undefined)[];
  /** The names of the columns that are not read. */
  readonly ignored: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** A line is not CSV. */
export class MalformedCsv extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`Line ${line}: This line is not valid CSV`);
    this.line = line;
  }
}

/** A name of a column as it is compared: `First Name`, `first_name` and `firstName` are the same. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const columnOf = <Column extends string>(name: string, known: readonly Column[]): Column | undefined =>
  known.find((column) => folded(column) === folded(name));

/** The first row that is not empty, with this delimiter. */
const headerBy = (text: string, delimiter: string): string[] =>
  Papa.parse<string[]>(text.replace(/^\s+/, ''), { delimiter, preview: 1 }).data[0] ?? [];

/** The delimiter by which the header names the most known columns; among equals, the one that makes most cells. */
const delimiterOf = (text: string, known: readonly string[]): string => {
  const rated = DELIMITERS.map((delimiter) => {
    const header = headerBy(text, delimiter);
    return { delimiter, found: header.filter((name) => columnOf(name, known)).length, cells: header.length };
  });
  rated.sort((a, b) => b.found - a.found || b.cells - a.cells);
  return rated[0]?.delimiter ?? ',';
};

/** The rows that are not empty, the first of them the header; at most `most`. Throws `MalformedCsv`. */
const rowsOf = (text: string, delimiter: string, firstLine: number, most: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let begin = 0;
  let malformed: number | undefined;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      if (errors.length > 0) malformed = line;
      else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      if (malformed !== undefined || rows.length >= most) return parser.abort();
      line += text.slice(begin, meta.cursor).match(/\n/g)?.length ?? 0;
      begin = meta.cursor;
    },
  });
  if (malformed !== undefined) throw new MalformedCsv(malformed);
  return rows;
};

/** Cells without the empty ones at the end, which spreadsheets write for columns that were used once. */
const withoutTail = (cells: readonly string[], least: number): readonly string[] => {
  const length = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(length, least));
};

/**
 * The table in a CSV file whose header names some of the `known` columns: any delimiter and line end, a byte order mark,
 * a line `sep=;`, blank lines, and names in any case, with spaces or quotes. At most `most` rows and one more.
 * Throws `MalformedCsv`.
 */
export const tableOf = <Column extends string>(
  csv: string,
  known: readonly Column[],
  most: number,
): CsvTable<Column> => {
  const whole = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [statement = '', stated] = STATED_DELIMITER.exec(whole) ?? [];
  const text = whole.slice(statement.length);
  const delimiter = stated ?? delimiterOf(text, known);
  const [first, ...rest] = rowsOf(text, delimiter, statement === '' ? 1 : 2, most + 2);
  const header = withoutTail(first?.cells ?? [], 0);
  const columns = header.map((name) => columnOf(name, known));
  return {
    columns,
    ignored: header.filter((name, index) => columns[index] === undefined && name.trim() !== ''),
    rows: rest.map(({ line, cells }) => ({ line, cells: withoutTail(cells, columns.length) })),
  };
};

/** The cells of a row by their columns, and as the file has them. */
export const valuesOf = <Column extends string>(
  { cells }: CsvRow,
  columns: readonly (Column | undefined)[],
): Partial<Record<Column, string>> => {
  const values: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) if (column) values[column] = cells[index] ?? '';
  return values;
};

/** What is stored of a line, column by column, with what the file says where that differs. Empty values are left out. */
export const importedValues = <Column extends string>(
  given: Partial<Record<Column, string>>,
  stored: Partial<Record<Column, string>>,
  order: readonly Column[],
): ImportedValue[] =>
  order.flatMap((column) => {
    const [value, was] = [stored[column] ?? '', given[column] ?? ''];
    if (value === '' && was.trim() === '') return [];
    return [{ column, value, ...(value !== was && { given: was }) }];
  });
