import * as z from 'zod';
import { type AuditEntry, auditEntrySchema } from '#shared/features/audit.ts';
import { COLUMNS } from './export.ts';

const jsonCell = z.string().transform((text): unknown => JSON.parse(text));

const lineSchema = z
  .object({
    n: z.coerce.number(),
    at: z.string(),
    actorId: z.string(),
    actor: z.string(),
    action: z.string(),
    targetId: z.string(),
    target: z.string(),
    reason: z.string(),
    before: jsonCell,
    after: jsonCell,
    previousHash: z.string(),
    hash: z.string(),
  })
  .transform(({ actorId, actor, targetId, target, ...rest }) => ({
    ...rest,
    actor: { id: actorId, name: actor },
    target: { id: targetId, name: target },
  }))
  .pipe(auditEntrySchema);

/** The text of a cell without the quote that keeps a spreadsheet from running it. */
const plain = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/** A cell as `toCsv` writes it, and what ends it. Not as a spreadsheet saves it, which changes texts. */
const CELL = /"([^"]*(?:""[^"]*)*)"(,|\r\n)/y;

/** The cells of all lines after the header, one after the other. Throws at anything that `toCsv` does not write. */
const cellsOf = (csv: string): string[] => {
  const header = `${COLUMNS.join(',')}\r\n`;
  if (!csv.startsWith(header)) throw new Error('The first line does not name the columns of an audit log.');
  const cells: string[] = [];
  CELL.lastIndex = header.length;
  while (CELL.lastIndex < csv.length) {
    const [, text = '', end] = CELL.exec(csv) ?? [];
    const isLast = cells.length % COLUMNS.length === COLUMNS.length - 1;
    if (end !== (isLast ? '\r\n' : ',')) throw new Error(`Cell ${cells.length + 1} is malformed.`);
    cells.push(plain(text.replaceAll('""', '"')));
  }
  return cells;
};

/** The entries of an exported audit log (`toCsv`), in order. Throws when the text is not one. */
export const readExport = (csv: string): AuditEntry[] => {
  const cells = cellsOf(csv.replace(/^\uFEFF/, ''));
  const lines = Array.from({ length: Math.ceil(cells.length / COLUMNS.length) }, (_, index) =>
    Object.fromEntries(COLUMNS.map((column, at) => [column, cells[index * COLUMNS.length + at]])),
  );
  return z.array(lineSchema).parse(lines);
};
