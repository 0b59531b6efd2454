import { asciiDomain } from './domain-names.ts';

// Apart from `domain-names.ts`: forms load that one with their schemas.

/** Parameters of RFC 3492, section 5. */
const [BASE, MIN, MAX]: readonly [number, number, number] = [36, 1, 26];
const [SKEW, DAMP]: readonly [number, number] = [38, 700];
const [FIRST_BIAS, FIRST_POINT]: readonly [number, number] = [72, 128];

const digitOf = (sign: string): number => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign);

/** How the next number is read, after one that made so many steps (RFC 3492, section 6.1). */
const adapted = (delta: number, points: number, first: boolean): number => {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((BASE - MIN) * MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - MIN));
  return bias + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
};

/** The text that a label after `xn--` stands for (RFC 3492, section 6.2); undefined when it stands for none. */
const decoded = (label: string): string | undefined => {
  const end = Math.max(0, label.lastIndexOf('-'));
  const points = [...label.slice(0, end)].map((sign) => sign.codePointAt(0) ?? 0);
  let [point, index, bias] = [FIRST_POINT, 0, FIRST_BIAS];
  for (let at = end === 0 ? 0 : end + 1; at < label.length; ) {
    const before = index;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(label[at++] ?? '');
      if (digit < 0) return undefined;
      index += digit * weight;
      const threshold = Math.min(MAX, Math.max(MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapted(index - before, points.length + 1, before === 0);
    point += Math.floor(index / (points.length + 1));
    if (point > 0x10_ffff) return undefined;
    index %= points.length + 1;
    points.splice(index++, 0, point);
  }
  return String.fromCodePoint(...points);
};

const textOf = (label: string): string =>
  label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label;

/** A domain in its own script, to search by: `münchen.de`. */
export const unicodeDomain = (domain: string): string => domain.split('.').map(textOf).join('.');

/** Scripts of which a label may have one. Those that are written together are one. */
const SCRIPTS =
  'Latin Cyrillic Greek Arabic Hebrew Armenian Georgian Ethiopic Thai Lao Khmer Myanmar Hangul|Han Han|Hiragana|Katakana|Bopomofo ' +
  'Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu';

const isOfOneScript = (label: string): boolean =>
  SCRIPTS.split(' ').some((names) => {
    const letters = names.split('|').map((name) => `\\p{Script_Extensions=${name}}`);
    return new RegExp(`^[${letters.join('')}\\d-]+$`, 'u').test(label);
  });

/** Cyrillic and Greek letters that look like Latin ones: a label of these alone is not told from a Latin one. */
const LOOKS_LATIN = /^[асԁеһіјӏорԛѕԝхугѵұүөӕαεικνορτυχω\d-]+$/u;

/** Whether users tell a label from every other one: it is of one script, and not of letters that look like Latin ones. */
const isClear = (label: string): boolean => isOfOneScript(label) && !LOOKS_LATIN.test(label);

/** A domain as users see it: in its own script, unless a label of it can be mistaken for another one. */
export const shownDomain = (domain: string): string => {
  if (!domain.includes('xn--')) return domain;
  const shown = unicodeDomain(domain);
  const labels = shown.split('.');
  const isSafe = labels.every((label) => /^[a-z0-9-]+$/.test(label) || isClear(label));
  return isSafe && asciiDomain(shown) === domain ? shown : domain;
};
