import { findDates } from '../fields/dates.ts';
import { type Line, lineOf, type Segment, segmentOf, textOf } from '../layout/lines.ts';
import { BULLET, ICON } from '../pdf/glyphs.ts';
import { type FlowLine, hasContact, isNameLike, isOpening } from './column-starts.ts';
import { headingKind, looseHeadingKind, type SectionKind } from './heading-words.ts';
import { type ListKind, listKind } from './listed-words.ts';

export type Section = {
  kind: SectionKind;
  lines: Line[];
  /** What it lists, where it has no kind. */
  list?: ListKind | undefined;
  /** The text of a heading whose words name no kind. */
  unknown?: boolean;
};

type Looks = { size: number; bold: boolean; caps: boolean; color: string; font: string };
type Candidate = {
  index: number;
  kind: SectionKind;
  list: ListKind | undefined;
  looks: Looks;
  rest: Segment[];
  strong: boolean;
  column: number;
  /** Whether only some of its words are those of headings: it counts where it looks as the others do. */
  loose: boolean;
  /** Whether the line below is part of it. */
  twoLines: boolean;
};

const looksOf = ({ words, size }: { words: Segment['words']; size: number }): Looks => {
  const text = textOf(words).replace(/[^\p{L}]/gu, '');
  const first = words.find((word) => word.text !== ICON && word.text !== BULLET) ?? words[0];
  return {
    size: Math.round(size * 2) / 2,
    bold: first?.bold ?? false,
    caps: text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
    color: first?.color ?? '',
    font: first?.font ?? '',
  };
};
const keyOf = ({ size, bold, caps, color, font }: Looks): string =>
  `${size}|${bold}|${caps}|${color}|${font}`;

/** How most of the document's letters look. */
const bodyLooks = (lines: readonly FlowLine[]): Looks => {
  const weights = new Map<string, { weight: number; looks: Looks }>();
  for (const { line } of lines)
    for (const segment of line.segments) {
      const looks = { ...looksOf(segment), caps: false };
      const key = keyOf(looks);
      const found = weights.get(key) ?? { weight: 0, looks };
      found.weight += textOf(segment.words).length;
      weights.set(key, found);
    }
  const most = [...weights.values()].toSorted((a, b) => b.weight - a.weight)[0];
  return most?.looks ?? { size: 10, bold: false, caps: false, color: '', font: '' };
};

const standsOut = (looks: Looks, body: Looks): boolean =>
  looks.bold !== body.bold ||
  looks.caps ||
  looks.size > body.size + 0.4 ||
  looks.color !== body.color ||
  looks.font !== body.font;

const gapAbove = (lines: readonly FlowLine[], index: number): number => {
  const [line, before] = [lines[index]?.line, lines[index - 1]?.line];
  if (!line || !before || before.page !== line.page || before.base > line.base) return 3;
  return (line.base - before.base) / line.size;
};

/** The text of the next line where it may be the rest of a heading: close below, in the same looks. */
const secondLine = (lines: readonly FlowLine[], index: number, looks: Looks): string | undefined => {
  const [line, next] = [lines[index]?.line, lines[index + 1]];
  const first = next?.line.segments[0];
  if (!line || !next || !first || next.column !== lines[index]?.column || first.words.length > 3)
    return undefined;
  const near = next.line.page === line.page && next.line.base - line.base < 1.7 * line.size;
  return near && keyOf(looksOf(first)) === keyOf(looks) && standsOutAlone(looks)
    ? textOf(first.words).trim()
    : undefined;
};

const standsOutAlone = ({ bold, caps }: Looks): boolean => bold || caps;

const joinedText = (text: string, second: string): string =>
  /[-\u2010]$/u.test(text) ? text.slice(0, -1) + second : `${text} ${second}`;

/** The segments of a line; as one where its words are spread and all in one look, as in a justified heading. */
const wholeHeading = ({ segments, words }: Line): readonly Segment[] => {
  const [first] = segments;
  if (!first || segments.length < 2 || words.length > 4) return segments;
  const key = keyOf(looksOf(first));
  const one = segmentOf(words);
  const isOne = segments.every((segment) => keyOf(looksOf(segment)) === key);
  return isOne && standsOutAlone(looksOf(first)) && one.box[2] - one.box[0] < 240 ? [one] : segments;
};

const candidateAt = (lines: readonly FlowLine[], index: number, body: Looks): Candidate | undefined => {
  const entry = lines[index];
  const segments = entry ? wholeHeading(entry.line) : [];
  const first = segments[0];
  if (!entry || !first || first.words[0]?.text === BULLET) return undefined;
  const text = textOf(first.words).trim();
  const looks = looksOf(first);
  const second = secondLine(lines, index, looks);
  const joined = second === undefined ? undefined : headingKind(joinedText(text, second));
  const exact = joined ?? headingKind(text.replace(/\s*[:.]$/, ''));
  const kind = exact ?? looseHeadingKind(text);
  if (!kind) return undefined;
  const rest = segments.slice(1);
  const strong = standsOut(looks, body);
  if (!strong && (rest.length > 0 || (gapAbove(lines, index) < 1.5 && !text.endsWith(':')))) return undefined;
  // A label in a table, such as "Languages" beside its list in the skills, has what follows in the same row.
  return {
    index,
    kind,
    list: kind === 'other' ? listKind(joined && second ? joinedText(text, second) : text) : undefined,
    looks,
    rest,
    strong,
    column: entry.column,
    loose: !exact,
    twoLines: joined !== undefined,
  };
};

/** The look of most headings: the one with the most kinds, the larger of two. */
const primaryLooks = (candidates: readonly Candidate[]): Looks | undefined => {
  const groups = Map.groupBy(
    candidates.filter(({ strong, loose }) => strong && !loose),
    ({ looks }) => keyOf(looks),
  );
  const score = (group: readonly Candidate[]): number =>
    new Set(group.map(({ kind }) => kind)).size * 10 +
    (group[0]?.looks.size ?? 0) +
    (group[0]?.looks.caps ? 2 : 0);
  return [...groups.values()].toSorted((a, b) => score(b) - score(a))[0]?.[0]?.looks;
};

const chooseHeadings = (candidates: readonly Candidate[]): Candidate[] => {
  const primary = primaryLooks(candidates);
  if (!primary) return candidates.filter(({ loose }) => !loose);
  const isPrimary = ({ looks }: Candidate): boolean =>
    keyOf(looks) === keyOf(primary) ||
    (looks.size >= primary.size - 0.2 && looks.caps === primary.caps && looks.bold === primary.bold);
  const primaryColumns = new Set(candidates.filter(isPrimary).map(({ column }) => column));
  const primaryKinds = new Set(candidates.filter(isPrimary).map(({ kind }) => kind));
  return candidates.filter((candidate) => {
    if (candidate.loose) return keyOf(candidate.looks) === keyOf(primary);
    if (isPrimary(candidate)) return true;
    if (!primaryColumns.has(candidate.column)) return true;
    return (
      candidate.rest.length === 0 &&
      candidate.looks.size >= primary.size - 1 &&
      candidate.strong &&
      !primaryKinds.has(candidate.kind) &&
      (!primary.caps || candidate.looks.caps)
    );
  });
};

/**
 * Lines that look as the headings do, but whose words are unknown: they end the section before them. Where titles of
 * entries look so, too, a date on the next line tells them apart.
 */
const isUnknownHeading = (
  { line, column }: FlowLine,
  next: FlowLine | undefined,
  chosen: readonly Candidate[],
): boolean => {
  const [first] = line.segments;
  if (!first || line.segments.length !== 1 || first.words.length > 6 || first.words[0]?.text === BULLET)
    return false;
  const text = textOf(first.words);
  if (/\d|[,;@|]/.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (first.words.some(({ bold }) => bold !== first.words[0]?.bold)) return false;
  const near =
    next?.column === column && next.line.page === line.page && next.line.base - line.base < 2 * line.size;
  const isTitle = near && line.size < next.line.size + 1;
  if (isTitle && next.line.segments.some(({ words }) => findDates(textOf(words)).length > 0)) return false;
  const key = keyOf(looksOf(first));
  const alike = chosen.filter(({ looks }) => keyOf(looks) === key);
  const here = alike.filter(({ column: other }) => other === column);
  return here.length >= 2 || (here.length === 1 && alike.length >= 3);
};

/** Divides the lines into the header, which comes first, and the sections under their headings. */
export const sectionsOf = (
  lines: readonly FlowLine[],
): { header: Line[]; sections: Section[]; bodySize: number } => {
  const body = bodyLooks(lines);
  const candidates = lines.flatMap((_, index) => candidateAt(lines, index, body) ?? []);
  const chosen = chooseHeadings(candidates);
  const byIndex = new Map(chosen.map((candidate) => [candidate.index, candidate]));
  const header: Line[] = [];
  const sections: Section[] = [];
  let column = lines[0]?.column ?? 0;
  for (const [index, entry] of lines.entries()) {
    const heading = byIndex.get(index);
    if (byIndex.get(index - 1)?.twoLines) {
      const rest = entry.line.segments.slice(1);
      if (rest.length > 0) sections.at(-1)?.lines.push(lineOf(rest));
      continue;
    }
    const open = sections.at(-1);
    if (entry.column !== column && open && !heading && hasContact(lines, index, byIndex)) {
      sections.push({ kind: 'contact', lines: [entry.line] });
    } else if (
      entry.column !== column &&
      open &&
      !heading &&
      sections.length > 0 &&
      isNameLike(entry, body.size, header)
    ) {
      sections.push({ kind: 'contact', lines: [entry.line] });
    } else if (entry.column !== column && open && !heading && isOpening(lines, index, open.kind)) {
      sections.push({ kind: 'summary', lines: [entry.line] });
    } else if (heading) {
      const rest = heading.rest.length > 0 ? [lineOf(heading.rest.map(({ words }) => segmentOf(words)))] : [];
      sections.push({ kind: heading.kind, list: heading.list, lines: rest });
    } else if (open && isUnknownHeading(entry, lines[index + 1], chosen))
      sections.push({ kind: 'other', lines: [], unknown: true });
    else if (open) open.lines.push(entry.line);
    else header.push(entry.line);
    column = entry.column;
  }
  return { header, sections, bodySize: body.size };
};
