import { EMAIL } from '../fields/contact.ts';
import { type Line, textOf } from '../layout/lines.ts';
import type { SectionKind } from './heading-words.ts';

/** A line of the flow with the number of its column, counted over the document. */
export type FlowLine = { line: Line; column: number };

/** Sections of short entries, with which a rail ends. */
const LISTS: ReadonlySet<SectionKind> = new Set(['contact', 'skills', 'certificates', 'languages']);

/** Whether a column beside a rail begins with a sentence, before its first heading: a summary, and no entry of the rail. */
export const isOpening = (lines: readonly FlowLine[], index: number, open: SectionKind): boolean => {
  const [before, entry] = [lines[index - 1]?.line, lines[index]?.line];
  if (!before || !entry || before.page !== entry.page || entry.base >= before.base) return false;
  if (!LISTS.has(open) || entry.box[0] < before.box[0]) return false;
  const small = entry.words.filter(({ text }) => /^\p{Ll}[\p{L}’'-]*[,.;]?$/u.test(text)).length;
  return entry.words.length >= 8 && small >= 0.5 * entry.words.length;
};

/** Whether a column begins with contact data, before its first heading. */
export const hasContact = (
  lines: readonly FlowLine[],
  from: number,
  headings: ReadonlyMap<number, unknown>,
): boolean => {
  const column = lines[from]?.column;
  for (let index = from; index < from + 8; index += 1) {
    const entry = lines[index];
    if (!entry || entry.column !== column || headings.has(index)) return false;
    if (EMAIL.test(textOf(entry.line.words))) return true;
  }
  return false;
};

/** The first line of a column that is far larger than the text is a name, after a rail that comes before it. */
export const isNameLike = ({ line }: FlowLine, bodySize: number, header: readonly Line[]): boolean =>
  line.page === 1 &&
  line.size > 1.5 * bodySize &&
  line.words.length <= 6 &&
  header.every(({ size }) => size < line.size);
