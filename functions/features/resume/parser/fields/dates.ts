import { MONTH_NAMES } from '#shared/core/month-names.ts';
import { SEASONS, SINCE } from '../lexicon/months.ts';

/** A date or a range in a text: where it is, and `YYYY-MM`, `YYYY` or `present` for its ends. */
export type DateMatch = {
  from: number;
  to: number;
  start: string | null;
  end: string | null;
  isRange: boolean;
};

type Atom = {
  from: number;
  to: number;
  year?: number | undefined;
  month?: number | undefined;
  present?: boolean;
  short?: boolean;
  season?: boolean;
};

const MONTHS = new Map<string, number>();
for (const [index, names] of MONTH_NAMES.entries())
  for (const name of names.split(' ')) MONTHS.set(name, index + 1);

const alternatives = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
const MONTH = `(?:${alternatives([...MONTHS.keys()])})`;
const SEASON = `(?:${alternatives(SEASONS.split(' '))})`;
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const SHORT_YEAR = "['’‘`´]\\s?(\\d\\d)";
const PRESENT =
  "(?:(?:up )?(?:to|till|til|until) (?:the )?(?:date|present|now)|present(?:ly)?|current(?:ly)?|now|today|ongoing|continuing|date|heute|aktuell|laufend|jetzt|gegenwart|dato|actuel(?:lement)?|aujourd['’]?\\s?hui|(?:a )?ce jour|en cours|maintenant|(?:la )?actualidad|actual(?:mente)?|hoy|presente|en curso|atual(?:mente)?|o momento|hoje|oggi|in corso|attual(?:e|mente)|heden|nu|vandaag|obecnie|teraz|nadal|dzis(?:iaj)?|nuvarande|pagaende|nuvaerende|nykyinen|halen|devam ediyor|soucasnost|i dag|idag|d\\.?\\s?d\\.|la fecha|chwili obecnej|dags dato|tuttora|adesso|do teraz|till now)";

/** Groups: 1-3 month by name, 4-5 season, 6-8 day.month.year, 9-10 month/year, 11-12 year-month, 13 year, 14 present, 15 month, 16 short, 17 year after an apostrophe. */
const ATOM = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?(${MONTH})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?\\s*(?:,|de|del|of|/|-|–)?\\s*(?:(${YEAR})(?!\\d)|${SHORT_YEAR}(?!\\d))`,
    `(?<![\\p{L}\\d])(${SEASON}|q[1-4]|[1-4]q|t[1-4])[\\s/]+(?:of\\s+|de\\s+)?(${YEAR})(?:/\\d\\d)?(?!\\d)`,
    `(?<!\\d)(\\d{1,2})[./-](\\d{1,2})[./-](${YEAR})(?!\\d)`,
    `(?<![\\d.])(0?[1-9]|1[0-2])\\s?[./-]\\s?(${YEAR})(?!\\d)`,
    `(?<!\\d)(${YEAR})[./-](0[1-9]|1[0-2])(?![\\d])(?:[./-]\\d{1,2}(?!\\d))?`,
    `(?<![\\d.,$€£#])(${YEAR})(?![\\d%]|,\\d|\\.\\d)`,
    `(?<![\\p{L}\\d])(${PRESENT})(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])(${MONTH})(?![\\p{L}\\d])\\.?`,
    `(?<![\\d/])((?:0[1-9]|1[0-2])/\\d\\d)(?![\\d/])`,
    `(?<![\\p{L}\\d])['’‘](\\d\\d)(?!\\d)`,
  ].join('|'),
  'giu',
);
const SEPARATOR =
  /^[\s.,(]*(?:[-–—−‐‑~→>/]+|\bto\b|\buntil\b|\btill?\b|\bthrough\b|\bbis(?: zum)?\b|a|au|à|\bal\b|\bao\b|\bhasta\b|\bate\b|\btot\b|\bdo\b|\btil\b|\bfino a\b|\bfino ad\b|\bad\b|\bi\b|\btt\b|\bt\/m\b|\bthru\b|\be\b)?[\s,)]*$/iu;
const HAS_SEPARATOR = /[-–—−‐‑~→>\p{L}]/u;
const SINCE_WORD = new RegExp(`(?:^|[^\\p{L}])(?:${SINCE.split(' ').join('|')})\\s*$`, 'iu');

const century = (short: string): number => (Number(short) > 50 ? 1900 : 2000) + Number(short);

/** Without accents, each letter in its place, so that positions remain those of the text. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const simple = bare === 'ł' ? 'l' : bare;
    return simple.length === letter.length ? simple : letter;
  }).join('');

const atomOf = (match: RegExpMatchArray): Atom | undefined => {
  const [
    all,
    name,
    year,
    short,
    season,
    seasonYear,
    d1,
    d2,
    y3,
    m4,
    y4,
    y5,
    m5,
    y6,
    present,
    lone,
    slash,
    bare,
  ] = match;
  const from = match.index ?? 0;
  const base = { from, to: from + all.length };
  if (name) return { ...base, month: MONTHS.get(name), year: year ? Number(year) : century(short ?? '0') };
  if (season) return { ...base, year: Number(seasonYear), season: true };
  if (y3) {
    const [first, second] = [Number(d1), Number(d2)];
    const month = second > 12 ? first : second;
    return month >= 1 && month <= 12 ? { ...base, month, year: Number(y3) } : undefined;
  }
  if (y4) return { ...base, month: Number(m4), year: Number(y4) };
  if (y5) return { ...base, month: Number(m5), year: Number(y5) };
  if (y6) return { ...base, year: Number(y6) };
  if (present) return { ...base, present: true };
  if (lone) return { ...base, month: MONTHS.get(lone) };
  if (bare) return { ...base, year: century(bare), short: true };
  const [month = '', shortYear = ''] = (slash ?? '').split('/');
  return { ...base, month: Number(month), year: century(shortYear), short: true };
};

const written = ({ year, month, present }: Atom): string | null => {
  if (present) return 'present';
  if (year === undefined) return null;
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
};

/** `2019-20` and `2021–23`: the end has two digits. `2010-12` is read as years, too. */
const shortRange = (text: string, atom: Atom): { to: number; end: number } | undefined => {
  const match = /^\s?[-–—/]\s?['’]?(\d\d)(?![\d./])/.exec(text.slice(atom.to));
  if (!match || atom.year === undefined || atom.month !== undefined) return undefined;
  const end = Math.floor(atom.year / 100) * 100 + Number(match[1]);
  return end >= atom.year && end - atom.year < 15 ? { to: atom.to + match[0].length, end } : undefined;
};

const rangeOf = (text: string, atoms: readonly Atom[], index: number): DateMatch | undefined => {
  const [atom, next] = [atoms[index], atoms[index + 1]];
  if (!atom || atom.present) return undefined;
  const between = next ? text.slice(atom.to, next.from) : '';
  const linked =
    next && between.length < 14 && SEPARATOR.test(between) && (HAS_SEPARATOR.test(between) || next.present);
  if (linked && next && (next.present || next.year !== undefined)) {
    if (atom.short && !(next.short || next.present)) return undefined;
    const start: Atom = atom.year === undefined ? { ...atom, year: next.year } : atom;
    const ordered = next.present || (start.year ?? 0) <= (next.year ?? 0);
    if (start.year !== undefined && ordered)
      return { from: atom.from, to: next.to, start: written(start), end: written(next), isRange: true };
  }
  const iso = text.slice(atom.from, atom.to);
  if (/^\d{4}-\d\d$/.test(iso)) {
    const years = shortRange(text, { from: atom.from, to: atom.from + 4, year: Number(iso.slice(0, 4)) });
    if (
      years &&
      !atoms.some((other) => other !== atom && /^\d{4}-\d\d$/.test(text.slice(other.from, other.to)))
    )
      return { from: atom.from, to: years.to, start: iso.slice(0, 4), end: String(years.end), isRange: true };
  }
  const years = shortRange(text, atom);
  if (years)
    return { from: atom.from, to: years.to, start: written(atom), end: String(years.end), isRange: true };
  return undefined;
};

/** The dates and ranges of a text, from left to right. */
export const findDates = (original: string): DateMatch[] => {
  if (!/\d/.test(original)) return [];
  const text = plain(original);
  const atoms = [...text.matchAll(ATOM)].flatMap((match) => atomOf(match) ?? []);
  const found: DateMatch[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom) continue;
    const range = rangeOf(text, atoms, index);
    if (range) {
      found.push(range);
      while (atoms[index + 1] && (atoms[index + 1]?.from ?? 0) < range.to) index += 1;
      continue;
    }
    if (atom.present || atom.year === undefined || atom.short) continue;
    const open = /^\s*[-–—]\s*(?:$|[)|,])/.test(text.slice(atom.to));
    const since = SINCE_WORD.test(text.slice(0, atom.from)) || open;
    const before = SINCE_WORD.exec(text.slice(0, atom.from));
    found.push({
      from: before ? before.index + (/^\p{L}/u.test(before[0]) ? 0 : 1) : atom.from,
      to: atom.to,
      start: written(atom),
      end: since ? 'present' : null,
      isRange: since,
    });
  }
  return found;
};

/** Whether a short text has a date. */
export const containsDate = (text: string): boolean => text.length < 60 && findDates(text).length > 0;
