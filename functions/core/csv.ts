import Papa from 'papaparse';

/** Spreadsheets write one of these, by the country's custom. */
const DELIMITERS = [',', ';', '\t'];

export interface CsvRow {
  /** As an editor counts, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line is not CSV. */
export class MalformedCsv extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`Line ${line}: This line is not valid CSV`);
    this.line = line;
  }
}

/** The rows that are not empty, the first of them the header; at most `most` and one more. Throws `MalformedCsv`. */
export const rowsOf = (csv: string, most: number): CsvRow[] => {
  const text = csv.replace(/^\uFEFF/, '');
  const [header = ''] = text.split(/[\r\n]/, 1);
  const rows: CsvRow[] = [];
  let line = 1;
  let begin = 0;
  let malformed: number | undefined;
  Papa.parse<string[]>(text, {
    delimiter: DELIMITERS.find((one) => header.includes(one)) ?? ',',
    step: ({ data, errors, meta }, parser) => {
      const cells = data.map((cell) => cell.trim());
      if (errors.length > 0) malformed = line;
      else if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      if (malformed !== undefined || rows.length > most) return parser.abort();
      line += text.slice(begin, meta.cursor).match(/\r?\n|\r/g)?.length ?? 0;
      begin = meta.cursor;
    },
  });
  if (malformed !== undefined) throw new MalformedCsv(malformed);
  return rows;
};
