import { cut, type Line, type Spot, spotOf } from '../layout/lines.ts';
import { withoutMark } from '../sections/entries.ts';
import { entryDate, splitHead } from '../sections/pieces.ts';
import { readCertificates } from './lists.ts';
import { type MaybeRead, read, readDate } from './read.ts';

export type Award = { title: MaybeRead; awarder: MaybeRead; date: MaybeRead };
export type Publication = { name: MaybeRead; publisher: MaybeRead; date: MaybeRead };

/** Whether a text is a name and not what is said of something. */
const isName = ({ text }: Spot): boolean =>
  text.length <= 80 &&
  /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
  !/[.!?;]$/.test(text) &&
  text.split(' ').length <= 10;

/** Awards are written as certificates are; what follows the title is who gave it only where it looks like a name. */
export const readAwards = (lines: readonly Line[]): Award[] =>
  readCertificates(lines).map(({ name, issuer, date }) => ({
    title: name,
    awarder: issuer && isName(issuer.spot) ? issuer : null,
    date,
  }));

/** The lines of each publication: of a list with bullets or numbers by those, otherwise by the lines that end one. */
const groupsOf = (lines: readonly Line[]): Line[][] => {
  const marked = /^(?:•|\[?\d{1,2}[\].)])/;
  const hasMarks = lines.filter(({ words }) => marked.test(words[0]?.text ?? '')).length > 1;
  const right = Math.max(...lines.map(({ box }) => box[2]));
  const groups: Line[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    const ended = before && (before.box[2] < right - 60 || /[.\d)]$/.test(before.words.at(-1)?.text ?? ''));
    const begins = hasMarks ? marked.test(line.words[0]?.text ?? '') : ended;
    if (!before || begins) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
};

const QUOTED = /[“"„«]\s?([^”"“»]{8,})[”"“»]/u;
/** The title after the year, as APA has it: `Byron, A. (2021). Counting seals. Journal …`. */
const AFTER_YEAR = /\((?:19|20)\d\d[a-z]?(?:,[^)]*)?\)[.:,]?\s+(.{8,}?)[.?!](?=\s|$)/u;
/** The title after authors with their initials in front: `A. Byron and C. Example, Counting seals, Journal …`. */
const AUTHOR = String.raw`(?:\p{Lu}\.[ -]?){1,3}\p{L}[\p{L}'’-]+`;
const AFTER_AUTHORS = new RegExp(
  `^${AUTHOR}(?:(?:,| and| &|, and) ${AUTHOR})*(?: et al\\.?)?,\\s+([^,]{8,}),`,
  'u',
);
/** Initials, or a mark for further authors. */
const IS_CITATION = /\p{Lu}\.\s?(?:\p{Lu}\.)?(?:,|\s&|\sand\b)|\bet al\b/u;
/** What appears at intervals or is held, after the title. */
const VENUE =
  /,\s+(?=(?:in |proceedings|proc\.|journal|transactions|annals|annales|conference|review|revue|zeitschrift|revista|rivista)\b)/iu;

/** The title of a citation, how sure it is, and who published it: what follows the title up to a number. */
const titleIn = (spot: Spot): { name: MaybeRead; publisher: MaybeRead } | undefined => {
  const clear = QUOTED.exec(spot.text) ?? AFTER_YEAR.exec(spot.text);
  const match = clear ?? AFTER_AUTHORS.exec(spot.text);
  const title = match?.[1]?.replace(/[\s,.]+$/u, '');
  if (!match || !title) return undefined;
  const from = match.index + match[0].indexOf(title);
  const end = match.index + match[0].length;
  const [lead = ''] = /^[\s,.]*(?:In:?\s+)?/u.exec(spot.text.slice(end)) ?? [];
  const [named = ''] = /^[\p{Lu}][^,.(\d]{3,80}/u.exec(spot.text.slice(end + lead.length)) ?? [];
  const at = end + lead.length;
  return {
    // A title with a comma would be cut after authors.
    name: read(cut(spot, from, from + title.length), clear ? 0.85 : 0.7),
    publisher: named === '' ? null : read(cut(spot, at, at + named.trimEnd().length), 0.6),
  };
};

/** Where a publication without authors appeared: beside its title, or after a comma. */
const plainTitle = (first: Spot, second: Spot | undefined): { name: MaybeRead; publisher: MaybeRead } => {
  const venue = VENUE.exec(first.text);
  if (venue)
    return {
      name: read(cut(first, 0, venue.index), 0.8),
      publisher: read(cut(first, venue.index + venue[0].length), 0.7),
    };
  return {
    name: read(first, first.text.includes(',') ? 0.7 : 0.8),
    publisher: second && isName(second) ? read(second, 0.6) : null,
  };
};

const withoutNumber = (given: Spot): Spot => {
  const spot = withoutMark(given);
  return cut(spot, /^\[?\d{1,2}[\].)]\s+/.exec(spot.text)?.[0].length ?? 0);
};

/** Publications: a title, where it appeared, and when. A citation without a recognizable title is doubtful as a whole. */
export const readPublications = (lines: readonly Line[]): Publication[] =>
  groupsOf(lines).flatMap((group) => {
    const whole = withoutNumber(spotOf(group.flatMap(({ words }) => words)));
    const { pieces, dates } = splitHead(group);
    const found = entryDate(dates);
    const date = readDate(found.startSpot, found.end && found.end !== 'present' ? found.end : found.start);
    const cited = titleIn(whole);
    if (cited) return [{ ...cited, date }];
    if (IS_CITATION.test(whole.text)) return [{ name: read(whole, 0.4), publisher: null, date }];
    const [first, second] = pieces;
    return first ? [{ ...plainTitle(withoutNumber(first), second), date }] : [];
  });
