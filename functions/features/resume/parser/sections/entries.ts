import { type DateMatch, findDates } from '../fields/dates.ts';
import { degreeIn } from '../fields/degree.ts';
import { cut, isBullet, type Line, lineOf, type Spot, spotOf, textOf } from '../layout/lines.ts';
import type { Word } from '../pdf/glyphs.ts';
import { withoutLabels } from './labels.ts';
import { arrangedLines } from './rows.ts';
import { breaksIn, isRestOfName, isSentence, joinedLines, textWords } from './wrapped-names.ts';

/** One entry of a section: the lines that name it, and what is written under them. */
export type Entry = { head: Line[]; body: Line[] };

type Role = 'head' | 'bullet' | 'more' | 'prose';
type Marked = { line: Line; role: Role; dates: number };

/** The look of the first words of a line, by which entries of one section are alike. */
export const lookOf = (line: Line): string => {
  const [first] = textWords(line);
  return first
    ? `${Math.round(line.box[0] / 4)}|${Math.round(first.size * 2)}|${first.bold}|${first.italic}|${first.color}|${first.font}`
    : '';
};

/** Dates that belong to an entry: those with a range, and those that are a short text of their own. */
const entryDates = (line: Line): DateMatch[] =>
  line.segments.flatMap(({ words }) => {
    const { text } = spotOf(words);
    const dates = findDates(text);
    const rest = text.length - dates.reduce((sum, { from, to }) => sum + to - from, 0);
    return dates.filter(({ isRange, start }) =>
      isRange
        ? rest < 110
        : (rest < 70 && (start?.length === 7 || rest < 60)) ||
          (rest < 110 && /[(,|–—-]\s*(?:19|20)\d\d\)?$/u.test(text) && !isSentence(line)),
    );
  });

/** Whether a line is set further in than the dated line above it, as descriptions without bullets are. */
const isIndented = (marked: readonly Marked[], line: Line): boolean => {
  const dated = marked.findLast((item) => item.dates > 0);
  const before = marked.at(-1);
  const text = textOf(line.words);
  if (!dated || !before || line.segments.length > 1 || text.split(' ').length < 5) return false;
  return (
    line.box[0] > dated.line.box[0] + 6 &&
    line.box[0] < dated.line.box[0] + 60 &&
    line.page === dated.line.page
  );
};

const markLines = (lines: readonly Line[]): Marked[] => {
  const bulletsWithDates = lines.filter(
    (line) =>
      isBullet(line) &&
      entryDates(line).some(({ isRange }) => isRange || degreeIn(textOf(line.words)) !== undefined),
  ).length;
  const dated = lines.filter((line) => entryDates(line).length > 0).length;
  const bulletsAreHeads = dated > 0 && bulletsWithDates >= 0.6 * dated;
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const left = Math.min(...lines.map(({ box }) => box[0]));
  const breaks = breaksIn(lines);
  const marked: Marked[] = [];
  for (const line of lines) {
    const before = marked.at(-1);
    if (before?.role === 'head' && entryDates(line).length === 0 && isRestOfName(before.line, line, breaks)) {
      before.line = joinedLines(before.line, line);
      before.dates = entryDates(before.line).length;
      continue;
    }
    const dates = entryDates(line).length;
    const firstText = line.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
    let role: Role = 'head';
    if (isBullet(line) && !(bulletsAreHeads && dates > 0)) role = 'bullet';
    else if (
      before &&
      before.role !== 'head' &&
      (mayContinue(line, dates) || isWrapped(before, line, right, left)) &&
      continuesBody(before, line, right, left)
    )
      role = 'more';
    else if (dates === 0 && firstText && !firstText.bold && (isSentence(line) || isIndented(marked, line)))
      role = 'prose';
    marked.push({ line, role, dates });
  }
  return marked;
};

/** Years within a sentence are not those of an entry. */
const mayContinue = (line: Line, dates: number): boolean =>
  dates === 0 ||
  (/^\p{Ll}/u.test(textOf(line.words)) &&
    line.segments.length === 1 &&
    !entryDates(line).some(({ isRange }) => isRange));

/** Whether a line under a bullet begins where its text begins, because its first word had no room above. */
const isWrapped = (before: Marked, line: Line, right: number, left: number): boolean => {
  const [first, begin] = [textWords(line)[0], textWords(before.line)[0]];
  return (
    first !== undefined &&
    begin !== undefined &&
    line.segments.length === 1 &&
    begin.box[0] > left + 6 &&
    Math.abs(first.box[0] - begin.box[0]) < 4 &&
    before.line.box[2] + (first.box[2] - first.box[0]) + 0.3 * line.size > right
  );
};

/** Whether a line goes on with the bullet or the sentence above it. */
const continuesBody = (before: Marked, line: Line, right: number, left: number): boolean => {
  const sameColumn = before.line.page !== line.page || line.base > before.line.base;
  const near = before.line.page !== line.page || line.base - before.line.base < 2.1 * line.size;
  if (!sameColumn || !near || line.segments.length > 1) return false;
  const [first, above] = [textWords(line)[0], textWords(before.line).at(-1)];
  if (!first || !above) return false;
  if (first.bold && !above.bold) return false;
  const full = before.line.box[2] > left + 0.8 * (right - left);
  const begin = textWords(before.line)[0]?.box[0] ?? 0;
  const indented = first.box[0] > left + 3 && Math.abs(first.box[0] - begin) < 4;
  const lower =
    /^[\p{Ll}(&]/u.test(first.text) ||
    /[,;:\-–(]$|\b(?:and|or|of|the|with|for|to|in|und|et|y|e)$/u.test(textOf(before.line.words));
  return (
    lower ||
    (indented && full) ||
    (full &&
      !first.bold &&
      Math.abs(first.size - above.size) < 0.3 &&
      !/[.!?]$/.test(textOf(before.line.words)) &&
      Math.abs(first.box[0] - begin) < 4) ||
    (indented && before.role !== 'prose' && first.font === above.font && first.size === above.size && full)
  );
};

const isHead = (line: Line, firstLook: string): boolean =>
  lookOf(line) === firstLook && (textWords(line)[0]?.bold ?? false);

/** Divides a run of head lines that names several entries: each begins like the first, and has one date. */
const divideRun = (run: readonly Marked[], firstLook: string): Marked[][] => {
  const dated = run.flatMap(({ dates }, index) => (dates > 0 ? [index] : []));
  const heads = run.flatMap(({ line }, index) => (isHead(line, firstLook) ? [index] : []));
  const areApart =
    heads[0] === 0 && [...heads, run.length].every((at, index) => at - (heads[index - 1] ?? -2) > 1);
  if (run.length > 1 && run.every(({ line, dates }) => dates === 0 && degreeIn(textOf(line.words))))
    return run.map((item) => [item]);
  // Entries without dates begin with lines in a look of their own.
  if (areApart && heads.length > Math.max(1, dated.length))
    return heads.map((start, index) => run.slice(start, heads[index + 1] ?? run.length));
  if (dated.length < 2) return [[...run]];
  const offset = dated[0] ?? 0;
  const starts = [0];
  for (let position = 1; position < dated.length; position += 1) {
    const previous = dated[position - 1] ?? 0;
    const at = dated[position] ?? 0;
    let start = Math.max(previous + 1, at - offset);
    const usual = run[start]?.line;
    const fits = usual !== undefined && lookOf(usual) === firstLook;
    for (let index = previous + 1; index <= at && !fits; index += 1) {
      const line = run[index]?.line;
      if (line && lookOf(line) === firstLook) {
        start = index;
        break;
      }
    }
    const gapAt = widestGap(run, previous + 1, at);
    starts.push(gapAt ?? start);
  }
  return starts.map((start, index) => run.slice(start, starts[index + 1] ?? run.length));
};

/** The line of a run above which the space is clearly wider than above the others. */
const widestGap = (run: readonly Marked[], from: number, to: number): number | undefined => {
  const gaps: { at: number; gap: number }[] = [];
  for (let at = from; at <= to; at += 1) {
    const [line, before] = [run[at]?.line, run[at - 1]?.line];
    // Over a page break no space can be compared.
    if (line && before && line.page !== before.page) return undefined;
    if (line && before && line.page === before.page && line.base > before.base)
      gaps.push({ at, gap: (line.box[1] - before.box[3]) / line.size + 1 });
  }
  const sorted = gaps.toSorted((a, b) => b.gap - a.gap);
  const [widest, next] = sorted;
  if (!widest || gaps.length < 2) return widest && gaps.length === 1 && from === to ? from : undefined;
  return widest.gap > 1.25 * (next?.gap ?? 0) ? widest.at : undefined;
};

/** Groups the lines of a section into entries. */
export const entriesOf = (all: readonly Line[]): Entry[] => {
  const lines = arrangedLines(withoutLabels(all));
  const marked = markLines(lines);
  const runs: { head: Marked[]; body: Marked[] }[] = [];
  for (const item of marked) {
    const open = runs.at(-1);
    if (item.role === 'head' && (!open || open.body.length > 0)) runs.push({ head: [item], body: [] });
    else if (item.role === 'head') open?.head.push(item);
    else if (open) open.body.push(item);
    else runs.push({ head: [], body: [item] });
  }
  const firstLook = lookOf(runs.find(({ head }) => head.length > 0)?.head[0]?.line ?? lines[0] ?? lineOf([]));
  const anyDated = marked.some(({ role, dates }) => role === 'head' && dates > 0);
  const entries: Entry[] = [];
  for (const { head, body } of runs) {
    const parts = divideRun(head, firstLook);
    for (const [index, part] of parts.entries()) {
      const last = index === parts.length - 1;
      const lineList = part.map(({ line }) => line);
      const bodyLines = last ? body.map(({ line }) => line) : [];
      const isDated = part.some(({ dates }) => dates > 0);
      const before = entries.at(-1);
      const alike =
        lineList[0] &&
        lookOf(lineList[0]) === firstLook &&
        (lineList[0].words.find(({ text }) => /\p{L}/u.test(text))?.bold ?? false);
      if (before && anyDated && !isDated && !alike) before.body.push(...lineList, ...bodyLines);
      else if (before && lineList.length === 0) before.body.push(...bodyLines);
      else entries.push({ head: lineList, body: bodyLines });
    }
  }
  return entries;
};

/** The texts of an entry's body: bullets with their further lines, and paragraphs. */
export const highlightsOf = (body: readonly Line[]): Spot[] => {
  const groups: Word[][] = [];
  for (const line of body) {
    const open = groups.at(-1);
    const words = line.words;
    const last = open ? spotOf(open) : undefined;
    const begins = isBullet(line);
    const joins =
      open &&
      last &&
      !begins &&
      (/^[\p{Ll}(&]/u.test(textOf(words)) || !/[.!?:]$/.test(last.text) || !hasBullets(body));
    if (joins && open) open.push(...words);
    else groups.push([...words]);
  }
  return groups.map((words) => withoutMark(spotOf(words))).filter(({ text }) => text.length > 1);
};

const hasBullets = (body: readonly Line[]): boolean => body.some(isBullet);

/** A text without the dash or bullet that begins it. */
export const withoutMark = (spot: Spot): Spot => {
  const match = /^(?:[-–—*>»◦~•·]|o(?=\s))\s+/u.exec(spot.text);
  return match ? cut(spot, match[0].length) : spot;
};
