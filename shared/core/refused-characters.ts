import { beginningOf, charactersOf } from './characters.ts';

/** Control characters besides tabs and line breaks, which `visible-text.ts` replaces. */
export const CONTROL_FREE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  /^[^\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]*$/;

/** Those, and halves of surrogate pairs: what is left of a character that another program cut. */
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ud800-\udfff]/u;

/** UTF-16 units of the text before a character by which its message names its place. */
const QUOTED = 24;

/** The end of a line, in whole characters. */
const endOf = (text: string): string => {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (line.length <= QUOTED) return line;
  const whole = [...charactersOf(line.slice(-2 * QUOTED))];
  while (whole.length > 1 && whole.join('').length > QUOTED) whole.shift();
  return beginningOf(whole.join(''), QUOTED);
};

/** The first UTF-16 unit of a text that cannot be shown, and what its field says about it. Undefined where all can. */
export const refusedCharacter = (text: string): { at: number; message: string } | undefined => {
  const at = text.search(REFUSED);
  if (at < 0) return undefined;
  const unit = text.charCodeAt(at);
  const number = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  const what = unit >= 0xd800 ? `half of a character (${number})` : `the invisible character ${number}`;
  const before = endOf(text.slice(0, at)).trim();
  return { at, message: `Remove ${what} ${before === '' ? 'at the beginning' : `after “${before}”`}` };
};

/** What a field says about a text of more characters than it takes. */
export const tooLong = (max: number): string => `Use at most ${max} characters`;

/** What the field of a message says about a text that cannot be sent as it is; undefined for one that can. */
export const problemOfText = (text: string, max: number): string | undefined =>
  text.trim().length > max ? tooLong(max) : refusedCharacter(text)?.message;
