/** Spreadsheets write one of these, by the country's custom. */
const DELIMITERS = [',', ';', '\t'];

/** The cells of one line of a file that is not empty. */
export interface CsvRow {
  /** As an editor counts, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line that is not valid CSV. */
export class MalformedCsv extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`Line ${line} is not valid CSV.`);
    this.line = line;
  }
}

/**
 * A cell, in quotes or not, with what ends it: the delimiter, the end of the line or of the file. A cell without quotes
 * does not begin with a space: otherwise the time for a run of spaces would grow with the square of its length.
 */
const cellPattern = (delimiter: string): RegExp =>
  new RegExp(
    ` *(?:"([^"]*(?:""[^"]*)*)" *|((?:[^ "\r\n${delimiter}][^"\r\n${delimiter}]*)?))(${delimiter}|\r?\n|\r|$)`,
    'y',
  );

const linesIn = (text: string): number => text.match(/\r?\n|\r/g)?.length ?? 0;

/**
 * The rows of a CSV file as RFC 4180 has it, with any usual delimiter, line end and byte order mark; at most `limit`,
 * without those whose cells are all empty. Cells are trimmed. Throws `MalformedCsv`.
 */
export const csvRows = (csv: string, limit: number): CsvRow[] => {
  const text = csv.replace(/^\uFEFF/, '');
  const [header = ''] = text.split(/[\r\n]/, 1);
  const cell = cellPattern(DELIMITERS.find((one) => header.includes(one)) ?? ',');
  const rows: CsvRow[] = [];
  let line = 1;
  while (cell.lastIndex < text.length && rows.length < limit) {
    const begin = cell.lastIndex;
    const cells: string[] = [];
    for (let end: string | undefined; end === undefined || /^[,;\t]$/.test(end); ) {
      const found = cell.exec(text);
      if (!found) throw new MalformedCsv(line);
      const [, quoted, plain = '', ended = ''] = found;
      cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      end = ended;
    }
    if (cells.some((value) => value !== '')) rows.push({ line, cells });
    line += linesIn(text.slice(begin, cell.lastIndex));
  }
  return rows;
};
