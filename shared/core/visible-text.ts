/*
 * What users paste has characters that nobody sees. Where their meaning is clear, they are replaced by what they mean, or
 * removed; what is left and cannot be shown is refused (`refused-characters.ts`). Decision 0245 has the list with reasons.
 */

/** Every kind of line break: Windows, old Macs, vertical tab and form feed (office programs, text out of PDFs), NEL, LS, PS. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Spaces that look like one. The ideographic space is as wide as a letter: it stays within paragraphs, which begin with it. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;

/**
 * Shown as nothing, and nothing to any script:
 * soft hyphen, word joiner, byte order mark, invisible operators, deprecated format characters, annotation marks, noncharacters,
 * the place of an object that was not pasted with the text (U+FFFC), and controls of musical and shorthand writing;
 * embeddings, overrides and isolates, which change the order in which the text around them is shown.
 */
const UNSEEN =
  /[\u00ad\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffc\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu;

/** Fillers of Hangul and the vowel separator of Mongolian: outside of their scripts they are nothing. */
const FILLERS =
  /(?<!\p{sc=Hangul})[\u115f\u1160\u3164\uffa0]+(?!\p{sc=Hangul})|(?<!\p{sc=Mongolian})\u180e|\u180e(?!\p{sc=Mongolian})/gu;

/** What Word and Outlook call their symbols in the area for private use, where no other font has them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0e0': '→',
  '\uf0df': '←',
  '\uf04a': '☺',
  '\uf04c': '☹',
};

/** A zero-width space marks where a line may break in scripts that write no spaces. Anywhere else it is nothing. */
const ZERO_WIDTH_SPACE =
  /(?<![\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Thai}])\u200b|\u200b(?![\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Thai}])/gu;

/** Tag characters outside of a flag, as that of Scotland (🏴 and five tags): text that only programs read. */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** Most texts have only these, so that nothing needs to be looked for. */
const PLAIN = /^[\n\t\x20-\x7e]*$/;

/**
 * Anything but white space, marks without a letter, fillers, and other characters that show nothing. Control characters are
 * not among those: a text of nothing else is refused for them, as one with anything beside them is.
 */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{M}\u2800]/u;

/**
 * A text as other users may see it: one kind of line break (`\n`) and of space, nothing unseen that could reorder or hide
 * text, and empty when nothing of it is visible. Joiners, variation selectors, and the marks that say in which direction the
 * text beside them goes (U+200E, U+200F, U+061C) stay, because scripts need them.
 */
export const visibleText = (text: string): string => {
  if (PLAIN.test(text)) return /\S/.test(text) ? text : '';
  const rest = text
    .replace(BREAKS, '\n')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(FILLERS, '')
    .replace(/[\uf04a-\uf0fc]/g, (symbol) => SYMBOLS[symbol] ?? symbol)
    .replace(ZERO_WIDTH_SPACE, '')
    .replace(TAGS, '$1');
  return VISIBLE.test(rest) ? rest : '';
};

/** The same in one line: line breaks, tabs and ideographic spaces are spaces, and none is at its ends. */
export const visibleLine = (text: string): string =>
  visibleText(text)
    .replace(/ *[\n\t][\n\t ]*/g, ' ')
    .replaceAll('\u3000', ' ')
    .trim();

/**
 * The same for what is written with a fixed alphabet, such as a phone number, a date or a web address: without the marks for
 * direction and without joiners, which mean nothing there, and without line breaks.
 */
export const plainLine = (text: string): string =>
  visibleText(text)
    .replace(/[\n\t\u061c\u200b-\u200f]/g, '')
    .trim();
