import { findDates } from '../fields/dates.ts';
import { isBullet, type Line, lineOf, type Segment, segmentOf, spotOf, textOf } from '../layout/lines.ts';

const COLUMN_NAME =
  /\b(?:degree|qualification|course|examination|exam|class|standard|program(?:me)?|institut\w*|university|school|college|board|year|passing|percentage|cgpa|gpa|marks|grade|result|score|speciali[sz]ation|discipline|stream|duration|period|organi[sz]ation|company|employer|designation|position|title|role|from|to|no|dates?|abschluss|zeitraum|título|titulación|institución|instituição|curso|año|ano|periodo|período|diplôme|établissement|année)\b|%/iu;

/** Whether a line names the columns of a table: "Degree", "Institution", "Year". */
const isTableHead = ({ segments }: Line): boolean =>
  segments.length >= 3 &&
  segments.every(({ words }) => {
    const text = textOf(words);
    return words.length <= 4 && !/\d/.test(text) && COLUMN_NAME.test(text);
  });

/** The rows of a table below its head: what is written on several lines in a cell is joined, column by column. */
const tableRows = (lines: readonly Line[]): Line[] => {
  const at = lines.findIndex(isTableHead);
  const head = lines[at];
  if (!head) return [...lines];
  const starts = head.segments.map(({ box }) => box[0]);
  const columnOf = ({ box }: Segment): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start < box[0] + 8),
    );
  const rows: { cells: Segment[][]; last: Line }[] = [];
  for (const line of lines.slice(at + 1)) {
    const open = rows.at(-1);
    const isNext =
      !open || line.page !== open.last.page || line.base - open.last.base > 1.4 * line.size || isBullet(line);
    const row = isNext ? { cells: starts.map((): Segment[] => []), last: line } : open;
    for (const segment of line.segments) row.cells[columnOf(segment)]?.push(segment);
    row.last = line;
    if (isNext) rows.push(row);
  }
  const joined = rows.map(({ cells }) =>
    lineOf(
      cells.filter((cell) => cell.length > 0).map((cell) => segmentOf(cell.flatMap(({ words }) => words))),
    ),
  );
  return [...lines.slice(0, at), ...joined];
};

const isWholeDate = (text: string): boolean => {
  const dates = findDates(text);
  const length = dates.reduce((sum, { from, to }) => sum + to - from, 0);
  return dates.length > 0 && text.replace(/[\s()[\]|,.–-]/gu, '').length <= length + 2;
};

const isNear = (above: Line, line: Line): boolean =>
  above.page === line.page && line.base > above.base && line.base - above.base < 1.9 * line.size;

const OPEN_END = /^\s*(?:[-–—](?=\s|\p{L}|$)|(?:to|bis|until|till|al?|à|au|tot|til|do)(?=\s|$))/iu;

/** How many words of a segment a date takes that is followed by a dash and then by no other date; 0 when there is none. */
const openDateIn = ({ words }: Segment): number => {
  const spot = spotOf(words);
  const [first, ...others] = findDates(spot.text);
  if (!first || others.length > 0 || first.from > 2 || (first.isRange && first.end !== 'present')) return 0;
  const dash = OPEN_END.exec(spot.text.slice(first.to));
  if (!dash && !(first.isRange && /[-–—]\s*$/u.test(spot.text.slice(0, first.to + 2)))) return 0;
  const end = first.to + (dash?.[0].length ?? 0);
  return spot.starts.filter((start) => start < end).length;
};

/** A date that goes on in the line below, under its beginning: "2019 –" and "present". */
const dividedDate = (line: Line, next: Line): Line[] | undefined => {
  if (!isNear(line, next)) return undefined;
  for (const [index, segment] of line.segments.entries()) {
    const count = openDateIn(segment);
    const rest = next.segments.find(
      ({ box }) => Math.abs(box[0] - segment.box[0]) < 4 || Math.abs(box[2] - segment.box[2]) < 2,
    );
    if (count === 0 || !rest || rest.words.length > 3) continue;
    const words = segment.words.filter(({ text }) => text !== '•');
    const date = segmentOf([...words.slice(0, count), ...rest.words]);
    if (!isWholeDate(textOf(date.words))) continue;
    const after = words.slice(count);
    const segments = [
      ...line.segments.slice(0, index),
      { ...date, base: segment.base },
      ...(after.length > 0 ? [segmentOf(after)] : []),
      ...line.segments.slice(index + 1),
    ];
    const others = next.segments.filter((other) => other !== rest);
    const first = { ...lineOf(segments), base: line.base };
    return others.length > 0 ? [first, lineOf(others)] : [first];
  }
  return undefined;
};

/** The beginning and the end of a period on two lines of their own. */
const isDateAlone = (line: Line): boolean =>
  line.segments.length === 1 &&
  isWholeDate(textOf(line.words)) &&
  findDates(textOf(line.words)).every(({ isRange }) => !isRange);

const joinedDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const divided = before ? dividedDate(before, line) : undefined;
    if (divided) out.splice(-1, 1, ...divided);
    else if (before && isNear(before, line) && isDateAlone(before) && isDateAlone(line))
      out.splice(-1, 1, { ...lineOf([...before.segments, ...line.segments]), base: line.base });
    else out.push(line);
  }
  return out;
};

/** Dates in a column at the right that are beside the bullets of an entry belong above them. */
const liftedDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  let body: { at: number; x: number } | undefined;
  for (const line of lines) {
    if (isBullet(line)) body ??= { at: out.length, x: line.box[0] };
    else if (body && line.box[0] < body.x + 1) body = undefined;
    const [last, before] = [line.segments.at(-1), line.segments.at(-2)];
    const isBeside =
      body && last && before && last.box[0] - before.box[2] > line.size && isWholeDate(textOf(last.words));
    if (isBeside && before.words.length >= 3) {
      out.splice(body?.at ?? out.length, 0, lineOf([last]));
      out.push(lineOf(line.segments.slice(0, -1)));
    } else out.push(line);
  }
  return out;
};

/** The lines of a section with tables, divided dates and dates beside bullets brought into the order of plain entries. */
export const arrangedLines = (lines: readonly Line[]): Line[] => {
  const bullets = lines.filter(isBullet);
  const dated = bullets.filter(({ segments }) => {
    const last = segments.at(-1);
    return segments.length > 1 && last !== undefined && isWholeDate(textOf(last.words));
  });
  const rows = joinedDates(tableRows(lines));
  // Where most bullets have dates, they are the entries.
  return dated.length > 0.5 * bullets.length ? rows : liftedDates(rows);
};
