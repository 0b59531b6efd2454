import { cut, type Line, type Spot, spotOf } from '../layout/lines.ts';
import { ICON, type PageText } from '../pdf/glyphs.ts';
import { findDates } from './dates.ts';
import { placeScore } from './place.ts';

export const EMAIL = /[\p{L}\d][\p{L}\d._%+'-]*@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}/u;
export const URL =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+[^\s|,;()<>.:]|(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|edu|gov|info|tech|design|eu|uk|de|fr|es|it|nl|be|ch|at|pl|pt|se|no|dk|fi|cz|br|in|ca|au|nz|ie|us|xyz|site|online|page|blog|gg|studio|works|academy|jp|cn|ru|tr|mx|ar|cl|za|ng|ke|example|art|photo|photography|rocks|codes|link|to|ly)(?![\p{L}\d@])(?:\/[^\s|,;()<>]*[^\s|,;()<>.:])?/iu;

/** The separators of contact data and of what is written beside each other on one line. */
const SEPARATORS = /\s*[|•·‖¦⋄◇⬥●∙⋅♦]\s*|\s{2,}|\s+[–—]\s+|\s+\/\s+(?!\d)/gu;

/** Labels before contact data. */
const LABEL =
  /^(?:e-?mail|mail|phone|tel(?:ephone|efon|éfono|\.)?|mobile|mobil|mob\.?|cell(?:ulare)?|handy|gsm|móvil|fon|p|t|m|e|a|address|adresse|anschrift|dirección|indirizzo|location|wohnort|ort|linkedin|github|website|web|portfolio|homepage|gitlab|twitter|contact|city|based in|residence|domicilio|adres|endereço|telefone|celular)\s*[:.]\s*/iu;

/** The texts of a line between wide gaps, icons and separators. */
export const partsOf = (line: Line): Spot[] =>
  line.segments.flatMap(({ words }) => {
    const runs: (typeof words)[] = [[]];
    for (const word of words) {
      if (word.text === ICON || word.text === '•') runs.push([]);
      else runs.at(-1)?.push(word);
    }
    return runs.flatMap((run) => splitAt(spotOf(run), SEPARATORS));
  });

/** A text cut at separators; empty parts are left out. */
export const splitAt = (spot: Spot, separators: RegExp): Spot[] => {
  const parts: Spot[] = [];
  let from = 0;
  for (const match of spot.text.matchAll(separators)) {
    parts.push(cut(spot, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(cut(spot, from));
  return parts.filter(({ text }) => text !== '');
};

export const withoutLabel = (spot: Spot): Spot => {
  const match = LABEL.exec(spot.text);
  return match ? cut(spot, match[0].length) : spot;
};

const PHONE = /(?<![\p{L}\d/])(?:\+|\(|00)?\d(?:[\d\s().\-–/‑+]|\u00a0){5,22}\d(?![\d\p{L}])/gu;

/** The first of two numbers with a slash between them; "040 / 555 01 23" is one number. */
const firstNumber = (text: string): string => {
  const [first = text] = text.split(/\s+\/\s+/);
  return first.replace(/\D/g, '').length >= 7 ? first : text;
};

/** The phone number in a text, as written; undefined for dates, years and postal codes. */
export const phoneIn = (spot: Spot): Spot | undefined => {
  for (const found of spot.text.matchAll(PHONE)) {
    const match = { 0: firstNumber(found[0]), index: found.index };
    const digits = match[0].replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15) continue;
    if (
      /^\s*(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\s*$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{5}-\d{4}$/.test(
        match[0],
      )
    )
      continue;
    if (/\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/.test(match[0])) continue;
    if (findDates(match[0]).some(({ isRange }) => isRange)) continue;
    const opens = match[0].startsWith('(') || !/^[^(]*\)/.test(match[0]) ? 0 : 1;
    const before = spot.text[match.index - 1] === '(' && opens ? 1 : 0;
    return cut(spot, match.index - before, match.index + match[0].length);
  }
  return undefined;
};

export const emailIn = (spot: Spot): Spot | undefined => {
  const match = EMAIL.exec(spot.text) ?? EMAIL.exec(spot.text.replace(/\s*(@)\s*/g, '$1'));
  if (!match) return undefined;
  const at = spot.text.indexOf(match[0]);
  return at >= 0 ? cut(spot, at, at + match[0].length) : { ...spot, text: match[0] };
};

const STREET =
  /\d+\s*[a-z]?\s*,|\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|dr\.|blvd|boulevard|straße|strasse|str\.|gasse|weg|platz|allee|rue|chemin|calle|c\/|avenida|av\.|plaza|via|viale|piazza|rua|ulica|ul\.|straat|laan|plein|gatan|vägen|vej|apt|flat|unit|floor|house|p\.?o\.? box|suite)\b/iu;

/**
 * The place in an address: without the street, and with the town as it is written. Undefined for what is no place.
 */
export const placeIn = (spot: Spot): { value: Spot; score: number } | undefined => {
  const bare = withoutLabel(spot);
  if (bare.text === '' || bare.text.length > 110 || /@|https?:|www\./.test(bare.text)) return undefined;
  const whole = placeScore(bare.text);
  if (whole > 0) return { value: bare, score: whole };
  const commas = [...bare.text.matchAll(/,\s*|\s+[–-]\s+/g)];
  for (const match of commas) {
    const rest = cut(bare, match.index + match[0].length);
    const score = placeScore(rest.text);
    if (score > 0.5 && STREET.test(bare.text.slice(0, match.index + 1))) return { value: rest, score };
  }
  return undefined;
};

const normalisedUrl = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/#?]+$/, '');

export type Link = { url: string; page: number; box: readonly number[]; words?: Spot };

const isInside = ({ page, box }: Link, lines: readonly Line[]): boolean =>
  lines.some(
    (line) =>
      line.page === page &&
      (box[1] ?? 0) < line.box[3] &&
      (box[3] ?? 0) > line.box[1] &&
      (box[0] ?? 0) < line.box[2] &&
      (box[2] ?? 0) > line.box[0],
  );

/**
 * Links of the annotations and of the text, each once; mail and phone links are not among them. Those of entries, such as
 * the address of an employer, are left out unless there are no others.
 */
export const linksOf = (
  pages: readonly PageText[],
  lines: readonly Line[],
  entries: readonly Line[],
): Link[] => {
  const found = new Map<string, Link>();
  const inEntries: Link[] = [];
  const mails = pages
    .flatMap(({ links }) => links.map(({ url }) => url.toLowerCase()))
    .filter((url) => url.startsWith('mailto:'));
  for (const { links, page } of pages)
    for (const { url, box } of links) {
      if (!/^(?:https?:\/\/|www\.|[\p{L}\d-]+\.)/iu.test(url) || URL_SCHEME.test(url)) continue;
      const key = normalisedUrl(url);
      const link = { url, page, box };
      if (isInside(link, entries)) inEntries.push(link);
      else if (key !== '' && !found.has(key)) found.set(key, link);
    }
  for (const line of lines)
    for (const { words } of line.segments) {
      const spot = spotOf(words);
      for (const match of spot.text.slice(0, 400).matchAll(new RegExp(URL, 'giu'))) {
        if (spot.text[match.index - 1] === '@' || !isWebAddress(match[0])) continue;
        const key = normalisedUrl(match[0]);
        if ([...found.keys()].some((known) => known === key || isPartOf(key, known))) continue;
        if (mails.some((address) => address.endsWith(key))) continue;
        found.set(key, {
          url: match[0],
          page: line.page,
          box: [],
          words: cut(spot, match.index, match.index + match[0].length),
        });
      }
    }
  return found.size > 0 ? [...found.values()] : inEntries;
};

/** Whether a text is the beginning of an address that a link has whole, as where the line breaks after the slash. */
const isPartOf = (key: string, known: string): boolean =>
  known.startsWith(`${key}/`) || (key.includes('/') && known.startsWith(key));

const URL_SCHEME = /^(?:mailto|tel|javascript|file|data|sms):/i;

/** Names of technologies such as Node.js, ASP.net and Socket.io are no addresses; a path, a scheme or a lower-case name is. */
const isWebAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)/i.test(text) ||
  (!/^(?:node\.js|socket\.io|asp\.net|vb\.net|ado\.net|draw\.io|booking\.com|amazon\.com|next\.js|monday\.com|power\.bi|.*\.js)$/i.test(
    text,
  ) &&
    (text.includes('/') || /^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+$/u.test(text)));
