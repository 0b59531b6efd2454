import type { HiddenReason } from '#shared/features/resume/result.ts';

/** Edges in points from the top left of the page: x0, y0, x1, y1. */
export type Box = readonly [number, number, number, number];

/** Letters without a gap in one style, on one baseline. */
export type Word = {
  text: string;
  page: number;
  box: Box;
  /** The baseline, in points from the top of the page. */
  base: number;
  size: number;
  font: string;
  bold: boolean;
  italic: boolean;
  color: string;
  /** Extra space between its letters, in points. */
  loose: number;
};

export type PageText = {
  page: number;
  width: number;
  height: number;
  words: Word[];
  hidden: HiddenReason[];
  links: { url: string; box: Box }[];
};

const ICON_FONT =
  /awesome|icon|material|wingding|dingbat|marvosym|feather|webdings|glyph|entypo|symbol|zadb/i;
/** What is read for every kind of bullet, and for pictograms. */
export const BULLET = '•';
export const ICON = '\ue000';
/** A letter that the file draws without saying which it is, as some do with ligatures. */
export const LOST = '\ufffd';
const BULLETS =
  /^[\u2022\u25cf\u25e6\u25aa\u25ab\u25a0\u25a1\u25cb\u2023\u2043\u204c\u204d\u2219\u00b7\u25b6\u25b8\u25ba\u25c6\u25c7\u2756\u27a2\u2713\u2714\u2605\u2606\u2b25\u25fc\u25fe\u2666\uf0b7\uf0a7\uf076\uf0d8\u2217\u29bf\u29be\u25aa\u27a4\u2794\u00a7]$/;

/** Symbols that are no words of a resume: pictograms, private-use characters, fillers, characters that show nothing. */
const NO_TEXT = /^(?:[\p{So}\p{Co}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\ufffd]|\ufe0f)+$/u;
/** Codes that a file gives to glyphs of which it does not say what they mean: pictograms, or letters within a word. */
const UNKNOWN = /^[\p{Co}\p{Cc}\p{Cn}\ufffd]+$/u;
const KEPT_SYMBOLS = /^[°©®™]$/;

/** Ligatures and dashes at their codes in TeX's encodings, for bitmap fonts that do not name their glyphs. */
const TEX_CODES: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0088': '•',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};

/**
 * What a glyph means: its letters, a bullet, an icon, or a letter that is lost, by code point and by the name of its font.
 */
export const readGlyph = (unicode: string, font: string): string => {
  if (unicode === '\u2010' || unicode === '\u2011') return '-';
  const tex = TEX_CODES[unicode];
  if (tex !== undefined) return tex;
  if (BULLETS.test(unicode)) return ICON_FONT.test(font) || unicode !== '·' ? BULLET : '·';
  if (ICON_FONT.test(font)) return ICON;
  if (UNKNOWN.test(unicode)) return LOST;
  if (NO_TEXT.test(unicode) && !KEPT_SYMBOLS.test(unicode)) return ICON;
  return /[\ufb00-\ufb06\u2000-\u200a\u00a0\u202f]/.test(unicode) ? unicode.normalize('NFKC') : unicode;
};

/** Spacing accents that old TeX fonts draw beside a letter, and the combining characters that they are. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  ˊ: '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  '¨': '\u0308',
  '^': '\u0302',
  ˆ: '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¸': '\u0327',
  '˚': '\u030a',
  ˇ: '\u030c',
  '˘': '\u0306',
  '¯': '\u0304',
  '˙': '\u0307',
  '˝': '\u030b',
  '˛': '\u0328',
};

/** Joins a letter and the accent drawn over it; undefined when these are not such a pair. */
export const accented = (before: string, after: string): string | undefined => {
  const [letter, accent] = ACCENTS[before] ? [after, ACCENTS[before]] : [before, ACCENTS[after]];
  if (accent === undefined || !/^[\p{L}ı]$/u.test(letter)) return undefined;
  return (letter === 'ı' ? 'i' : letter).concat(accent).normalize('NFC');
};

export const isBoldFont = (font: string): boolean =>
  /bold|black|heavy|semib|demi|\bmedium|-medium|cmb|bx\d|cmssbx|lmbx|-bd|_bd|sfbx|sfsx|t1-?b/i.test(
    font.replace(/^[A-Z]{6}\+/, ''),
  );
export const isItalicFont = (font: string): boolean => /ital|obliq|slant|cmti|sfti|sfsi|cmssi/i.test(font);
