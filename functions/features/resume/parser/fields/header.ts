import { TITLE_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import { cut, type Line, type Spot, spotOf } from '../layout/lines.ts';
import type { PageText } from '../pdf/glyphs.ts';
import { EMAIL, emailIn, partsOf, phoneIn, placeIn, splitAt, URL, withoutLabel } from './contact.ts';
import { SUFFIX } from './name.ts';
import { type MaybeRead, read } from './read.ts';

const linkTarget = (
  pages: readonly PageText[],
  scheme: string,
): { text: string; page: number; box: readonly number[] } | undefined => {
  for (const { links, page } of pages)
    for (const { url, box } of links)
      if (url.toLowerCase().startsWith(scheme)) {
        const text = decode(url.slice(scheme.length).split('?')[0] ?? '');
        if (text !== '') return { text, page, box };
      }
  return undefined;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
};

/** A value that only a link has, such as the address behind an icon. */
const fromLink = (pages: readonly PageText[], scheme: string, pattern: RegExp): MaybeRead => {
  const link = linkTarget(pages, scheme);
  if (!link || !pattern.test(link.text)) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = link.box;
  const word = {
    text: link.text,
    page: link.page,
    box: [x0, y0, x1, y1] as const,
    base: y1,
    size: 10,
    font: '',
    bold: false,
    italic: false,
    color: '',
    loose: 0,
  };
  return read({ text: link.text, words: [word], starts: [0] }, 0.9);
};

const firstOf = <T>(parts: readonly Spot[], find: (spot: Spot) => T | undefined): T | undefined => {
  for (const part of parts) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Email, phone and place from the header and the contact sections; the first two from anywhere if these have none. */
export const readContact = (
  header: readonly Line[],
  contact: readonly Line[],
  all: readonly Line[],
  pages: readonly PageText[],
): { email: MaybeRead; phone: MaybeRead; location: MaybeRead } => {
  const near = contact.flatMap(partsOf);
  const first = placeOf(header.flatMap(partsOf).flatMap(withoutContact));
  const segments = contact.flatMap(({ segments: parts }) => parts.map(({ words }) => spotOf(words)));
  const everywhere = all.flatMap(({ segments: parts }) => parts.map(({ words }) => spotOf(words)));
  const email =
    joinedEmail(contact) ??
    firstOf(near, emailIn) ??
    firstOf(segments, emailIn) ??
    joinedEmail(all) ??
    firstOf(everywhere, emailIn);
  const withoutUrls = (spots: readonly Spot[]): Spot[] =>
    spots
      .filter(({ text }) => !EMAIL.test(text) || /\s/.test(text))
      .flatMap((spot) => splitAt(spot, new RegExp(URL, 'giu')));
  const phone =
    firstOf(withoutUrls(near).map(withoutLabel), phoneIn) ??
    firstOf(withoutUrls(segments), phoneIn) ??
    firstOf(
      withoutUrls(everywhere).filter(({ text }) => text.length < 60),
      phoneIn,
    );
  return {
    email: wholeAddress(read(email, 0.98), fromLink(pages, 'mailto:', EMAIL)),
    phone: read(phone, 0.95) ?? fromLink(pages, 'tel:', /^[+\d][\d\s().-]{6,}$/),
    // Contact data further down may be that of a referee.
    location: first && first.sure > 0.8 ? first : placeOf(near.flatMap(withoutContact)),
  };
};

const CONTACT = new RegExp(
  `${EMAIL.source}|${URL.source}|(?:\\+|\\(|00)?\\d(?:[\\d\\s().\\-–/+]){6,22}\\d`,
  'giu',
);

const KNOWN_ENDING =
  /\.(?:com|org|net|edu|gov|info|io|eu|uk|de|fr|es|it|nl|be|ch|at|pl|pt|se|no|dk|fi|cz|in|ca|au|nz|ie|us|br|mx|ar|cl|za)$/i;

/** What is beside the address, the number and the links in a text, without the commas between them. */
const withoutContact = (spot: Spot): Spot[] => {
  if (!EMAIL.test(spot.text) && !phoneIn(spot)) return [spot];
  return splitAt(spot, CONTACT).map((part) => {
    const start = /^[\s,;/–-]+/u.exec(part.text)?.[0].length ?? 0;
    const end = /[\s,;/–-]+$/u.exec(part.text)?.[0].length ?? 0;
    return cut(part, start, Math.max(start, part.text.length - end));
  });
};

/** The address of the text, or that of the link where the text has only its end or its beginning, as when a line is full. */
const wholeAddress = (found: MaybeRead, linked: MaybeRead): MaybeRead => {
  const [part, whole] = [found?.spot.text.toLowerCase(), linked?.spot.text.toLowerCase()];
  const isPart = part && whole && part !== whole && (whole.endsWith(part) || whole.startsWith(part));
  return isPart ? linked : (found ?? linked);
};

/** An address that is divided over two lines of a narrow column. */
const joinedEmail = (lines: readonly Line[]): Spot | undefined => {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const [last, first] = [line.words.at(-1), next?.words[0]];
    if (
      !next ||
      !last ||
      !first ||
      next.words.length > 1 ||
      line.words.length > 3 ||
      first.font !== last.font
    )
      continue;
    if (next.base - line.base > 1.6 * line.size || !/^[\p{L}\d.@_-]{1,40}$/u.test(first.text)) continue;
    const text = last.text + first.text;
    if (EMAIL.exec(first.text)?.[0] === first.text) continue;
    const isCut =
      first.text.length <= 3 ||
      !EMAIL.test(last.text) ||
      /[.@-]$/.test(last.text) ||
      (!KNOWN_ENDING.test(last.text) && KNOWN_ENDING.test(first.text));
    const reaches = last.text.includes('@')
      ? /^[\p{Ll}\d.-]+$/u.test(first.text)
      : first.text.includes('@') && /[._-]$|^[\p{Ll}\d._-]{6,}$/u.test(last.text);
    if (isCut && reaches && text.includes('@') && EMAIL.exec(text)?.[0] === text)
      return { text, words: [last, first], starts: [0, last.text.length] };
  }
  return undefined;
};

const POSTCODE =
  /^(?:[A-Z]{1,3}-)?\d{4,6}(?:\s?[A-Z]{2})?\s+(?=\p{Lu})|,?\s+(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u;

const placeOf = (parts: readonly Spot[]): MaybeRead => {
  const found = parts
    .flatMap((part) => {
      const place = placeIn(part);
      return place ? [place] : [];
    })
    .toSorted((a, b) => b.score - a.score)[0];
  const value = found?.value ?? looseplace(parts);
  if (!value) return null;
  const match = POSTCODE.exec(value.text);
  const bare = !match ? value : match.index === 0 ? cut(value, match[0].length) : cut(value, 0, match.index);
  return read(bare, found ? 0.5 + 0.45 * found.score : 0.5);
};

/** "Town, Region" that no list knows, among the contact data. */
const looseplace = (parts: readonly Spot[]): Spot | undefined =>
  parts
    .map(withoutLabel)
    .find(
      ({ text }) =>
        /^(?:\d{4,6}\s+)?\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}?[\p{L}'’.-]+){0,2},\s\p{Lu}[\p{L}'’. -]+$/u.test(
          text,
        ) &&
        text.length < 45 &&
        !text.split(/[\s,]+/).some((word) => TITLE_WORDS.has(word.toLowerCase())) &&
        !SUFFIX.test(text),
    );
