import { cut, type Line, type Spot, spotOf, textOf } from '../layout/lines.ts';
import { FLUENCY, LANGUAGES } from '../lexicon/languages.ts';
import { entriesOf, highlightsOf, withoutMark } from '../sections/entries.ts';
import { entryDate, splitHead } from '../sections/pieces.ts';
import { partsOf, splitAt, URL } from './contact.ts';
import { type MaybeRead, read, readDate } from './read.ts';

export type Certificate = { name: MaybeRead; issuer: MaybeRead; date: MaybeRead };
export type Language = { language: MaybeRead; fluency: MaybeRead };
export type Project = {
  name: MaybeRead;
  description: MaybeRead;
  url: MaybeRead;
  start: MaybeRead;
  end: MaybeRead;
  highlights: Spot[];
};

const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ł/g, 'l').toLowerCase();

/** Languages with the level beside or under each. */
export const readLanguages = (lines: readonly Line[]): Language[] => {
  const found: { language: Spot; fluency: Spot | undefined }[] = [];
  for (const part of lines.flatMap(partsOf).flatMap((spot) => splitAt(spot, /[;,]\s+(?![^(]*\))/gu))) {
    const names = [...part.text.matchAll(/\p{L}+/gu)].filter(([word]) => LANGUAGES.has(plainWord(word)));
    const fluency = FLUENCY.exec(part.text);
    if (names.length === 0) {
      const before = found.at(-1);
      if (fluency && before && !before.fluency && part.text.length < 60) before.fluency = unwrapped(part);
      continue;
    }
    for (const [index, name] of names.entries()) {
      const next = names[index + 1]?.index ?? part.text.length;
      const end = name.index + name[0].length;
      const level = unwrapped(cut(part, end, next));
      const isLevel = FLUENCY.test(level.text) && level.text.length < 60;
      const early =
        index === 0 && !isLevel && fluency && fluency.index < name.index
          ? unwrapped(cut(part, 0, name.index))
          : undefined;
      found.push({ language: cut(part, name.index, end), fluency: isLevel ? level : early });
    }
  }
  const once = found.filter(
    ({ language }, index) => found.findIndex((other) => other.language.text === language.text) === index,
  );
  return once.map(({ language, fluency }) => ({
    language: read(language, 0.95),
    fluency: read(fluency, 0.85),
  }));
};

const unwrapped = (spot: Spot): Spot => {
  const start = /^[\s:(–—\-|·,]+/u.exec(spot.text)?.[0].length ?? 0;
  const end = /[\s)|·,;.–—-]+$/u.exec(spot.text)?.[0].length ?? 0;
  return cut(spot, start, Math.max(start, spot.text.length - end));
};

/** Certificates: a name, who issued it, and when. */
export const readCertificates = (lines: readonly Line[]): Certificate[] =>
  entriesOfList(lines).flatMap((group) => {
    const { pieces, dates } = splitHead(group);
    const date = entryDate(dates);
    const [first, second] = pieces.flatMap((piece, index) => (index === 0 ? splitIssuer(piece) : [piece]));
    const name = read(first, second ? 0.85 : 0.75);
    if (!name) return [];
    return [
      {
        name,
        issuer: read(second, 0.75),
        date: readDate(date.startSpot, date.end && date.end !== 'present' ? date.end : date.start),
      },
    ];
  });

const splitIssuer = (spot: Spot): Spot[] => {
  const match = /,\s+(?=[^,]+$)|\s+\((?=[^()]+\)$)|\s+(?:by|issued by|from|bei|par|por)\s+/iu.exec(spot.text);
  if (!match) return [spot];
  const right = cut(spot, match.index + match[0].length);
  return [
    cut(spot, 0, match.index),
    /\)$/.test(right.text) && !right.text.includes('(') ? cut(right, 0, right.text.length - 1) : right,
  ];
};

/** One group of lines for each bullet, or for each line that looks as the first does. */
const entriesOfList = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [];
  const bullets = lines.some((line) => line.words[0]?.text === '•');
  const indent = Math.min(...lines.map(({ box }) => box[0]));
  for (const line of lines) {
    const first = line.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const head = lines[0]?.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const begins = bullets
      ? line.words[0]?.text === '•'
      : !first ||
        !head ||
        (first.font === head.font &&
          Math.abs(first.size - head.size) < 0.3 &&
          first.color === head.color &&
          line.box[0] < indent + 60 &&
          !/^\p{Ll}/u.test(first.text));
    const open = groups.at(-1);
    // A narrow rail breaks an entry after a comma.
    const goesOn = !bullets && open?.at(-1)?.words.at(-1)?.text.endsWith(',');
    if (!open || (begins && !goesOn)) groups.push([line]);
    else open.push(line);
  }
  return groups;
};

/** Projects: a name, its dates and address, and what is said of it. */
export const readProjects = (lines: readonly Line[]): Project[] =>
  entriesOf(lines).flatMap((entry) => {
    const { pieces, dates } = splitHead(entry.head);
    const date = entryDate(dates);
    const texts = highlightsOf(entry.body);
    const all = [...entry.head, ...entry.body].map((line) => spotOf(line.words));
    const url = all.map(urlIn).find((spot) => spot !== undefined);
    const named = pieces.filter(({ text }) => !URL.test(text));
    let name: Spot | undefined = named[0];
    let description: Spot | undefined = named[1];
    if (!name && texts[0]) [name, description] = nameOf(texts[0]);
    else if (name) {
      const [short, rest] = nameOf(name);
      if (rest) [name, description] = [short, rest];
    }
    if (!name || name.text.length > 150) return [];
    const paragraph =
      texts.length === 1 && !entry.body.some((line) => line.words[0]?.text === '•') ? texts[0] : undefined;
    return [
      {
        name: read(name, 0.8),
        description: read(paragraph ?? description, 0.7),
        url: read(url, 0.9),
        start: readDate(date.startSpot, date.start),
        end: readDate(date.endSpot, date.end),
        highlights: paragraph || !named[0] ? [] : texts,
      },
    ];
  });

/** "Name: what it is". */
const nameOf = (text: Spot): [Spot, Spot | undefined] => {
  const spot = withoutMark(text);
  const match = /^[^:.]{2,60}?\s*(?::\s+|\s+[–—-]\s+)/u.exec(spot.text);
  if (!match) return [spot, undefined];
  const name = match[0].replace(/[\s:–—-]+$/u, '');
  return [cut(spot, 0, name.length), cut(spot, match[0].length)];
};

const urlIn = (spot: Spot): Spot | undefined => {
  const match = URL.exec(spot.text);
  return match && (match[0].includes('/') || match[0].startsWith('www'))
    ? cut(spot, match.index, match.index + match[0].length)
    : undefined;
};

export const summaryOf = (lines: readonly Line[]): MaybeRead => {
  const spot = withoutMark(spotOf(lines.flatMap(({ words }) => words)));
  return spot.text.length >= 25 && textOf(lines[0]?.words ?? []) !== '' ? read(spot, 0.85) : null;
};
