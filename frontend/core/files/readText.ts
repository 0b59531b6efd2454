import { FILE_KINDS, type FileKind, fileKindOf } from '#shared/core/file-kinds.ts';
import { decoded, ENCODINGS, type Encoding } from './encodings.ts';
import { implausibility } from './plausibility.ts';

/** One way to read a file whose encoding cannot be told for sure. */
export interface Reading extends Pick<Encoding, 'label' | 'name'> {
  readonly text: string;
  /** Some of the words in which the readings differ. */
  readonly sample: string;
}

/** What a file is: text, text in one of several readings (the most plausible first), or something else. */
export type FileText =
  | { readonly text: string }
  | { readonly readings: readonly Reading[] }
  | { readonly kind: FileKind | 'binary' };

/** Why a file is refused where a text format is expected, and what to do. `format` is its name, such as `CSV`. */
export const notTextMessage = (format: string, kind: FileKind | 'binary'): string =>
  `This file is ${kind === 'binary' ? 'no text' : FILE_KINDS[kind]}, not ${format}. Open it in the program that it comes from, save or export it as ${format}, and choose that file.`;

/** Readings to choose from. Less plausible ones are noise. */
const MOST_READINGS = 8;
/** Faults beyond the best reading's, a word, from which on a reading is none. */
const TOO_IMPLAUSIBLE = 6;
/** What the language of the reader's browser is worth, in faults. */
const FAMILIAR = 0.6;
/** What each place further down in the list of encodings costs: enough to decide between equals. */
const RARER = 0.06;

/** The encoding that the first bytes state, or that follows from where the zeros are: ASCII in UTF-16 is half zeros. */
const unicodeOf = (bytes: Uint8Array): string | undefined => {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 256);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > head.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > head.length / 4 && zeros(1) === 0) return 'utf-16be';
  // Japanese mail programs: escape sequences switch between sets of seven bits.
  return new TextDecoder('latin1').decode(bytes).includes('\u001b$') ? 'iso-2022-jp' : undefined;
};

const sampleOf = (text: string): string =>
  [...new Set(text.split(/[\s,;|"]+/).filter((word) => /[^\0-\x7f]/.test(word)))].slice(0, 6).join(' · ');

/** Line ends as form fields have them. */
const withLineFeeds = (text: string | undefined): string | undefined => text?.replace(/\r\n?/g, '\n');

/** The readings that make sense, one for each different text. */
const readingsOf = (bytes: Uint8Array, languages: readonly string[]): Reading[] => {
  const familiar = new Set(languages.flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().split('-')[0]]));
  const rated = ENCODINGS.flatMap((encoding, index) => {
    const text = withLineFeeds(decoded(bytes, encoding.label));
    if (text === undefined) return [];
    const bonus = encoding.languages.split(' ').some((language) => familiar.has(language)) ? FAMILIAR : 0;
    return [{ encoding, text, faults: implausibility(text, bytes, encoding) + index * RARER - bonus }];
  }).sort((a, b) => a.faults - b.faults);
  const best = rated[0]?.faults ?? 0;
  return rated
    .filter(
      ({ text, faults }, index) =>
        faults - best < TOO_IMPLAUSIBLE && rated.findIndex((other) => other.text === text) === index,
    )
    .slice(0, MOST_READINGS)
    .map(({ encoding: { label, name }, text }) => ({ label, name, text, sample: sampleOf(text) }));
};

/**
 * The text of a file, whatever program wrote it. Unicode is recognised for sure: bytes that are valid UTF-8 by chance
 * practically do not occur. For older encodings there are the readings that make sense, of which a user chooses; the
 * `languages` of their browser decide between equals.
 */
export const readText = (bytes: Uint8Array, languages: readonly string[] = []): FileText => {
  const kind = fileKindOf(bytes);
  if (kind) return { kind };
  const stated = unicodeOf(bytes);
  const text = withLineFeeds(decoded(bytes, stated ?? 'utf-8'));
  if (text !== undefined) return { text };
  if (stated !== undefined || bytes.includes(0)) return { kind: 'binary' };
  const readings = readingsOf(bytes, languages);
  return readings.length === 0 ? { kind: 'binary' } : { readings };
};
