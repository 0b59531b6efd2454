/** How a number that was typed can be read: `1.234` is 1234 where the point groups digits, and 1.234 where it does not. */
export interface NumberReading {
  readonly value: number;
  /** How many decimals were typed, without zeros at the end. */
  readonly decimals: number;
  /** Whether a point or a comma was taken as a mark between thousands. */
  readonly grouped: boolean;
}

/** The value of a decimal digit of any script. The digits of a script are neighbours, and begin with their zero. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

/** Characters of East Asian keyboards whose code is not at a fixed distance from the usual one. */
const WIDE: Readonly<Record<string, string>> = { '￥': '¥', '￡': '£', '￦': '₩' };

/**
 * A typed text with the digits 0 to 9 for those of other scripts, with narrow characters for wide ones, usual spaces, and
 * without invisible characters.
 */
export const withPlainDigits = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[￥￡￦]/g, (wide) => WIDE[wide] ?? wide)
    .replace(/[\s\p{Zs}]/gu, ' ')
    .replace(/،/g, ',');

const APOSTROPHES = /['’‘ʼ′`´]/g;
/** Groups of three digits with one and the same mark between them, such as 1,200 or 1 200 000. */
const THOUSANDS = /^[1-9]\d{0,2}([., '])\d{3}(?:\1\d{3})*$/;
/** As in India: a group of three, and before it groups of two. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;
/** More digits than a number holds exactly. */
const MAX_DIGITS = 15;

/** The digits of a whole number without the marks between its groups; undefined when it is none. */
const wholeDigits = (text: string): string | undefined =>
  /^\d+$/.test(text) || THOUSANDS.test(text) || LAKHS.test(text) ? text.replace(/\D/g, '') : undefined;

/** Whether a number is grouped as in India alone: `12,00,000`. */
export const isInLakhs = (typed: string): boolean => LAKHS.test(typed.replace(/\.\d+$/, ''));

/**
 * All that a number can mean, in the notations of many countries: none when it is no number, two when a point or a comma
 * before three digits may group them or begin the decimals. Takes text as `withPlainDigits` returns it; apostrophes
 * and spaces only group, and ٬ and ٫ have one meaning each.
 */
export const numberReadings = (typed: string): readonly NumberReading[] => {
  const text = typed.trim().replace(APOSTROPHES, "'").replace(/٬/g, "'");
  if (text.replace(/\D/g, '').length > MAX_DIGITS) return [];
  const whole = wholeDigits(text);
  const [, before = '', mark = '', decimals = ''] = /^(.*)([.,٫])(\d+)$/.exec(text) ?? [];
  // `.50` has no digits before its mark.
  const units = before.includes(mark) ? undefined : before === '' ? '0' : wholeDigits(before);
  const kept = decimals.replace(/0+$/, '');
  return [
    ...(whole === undefined ? [] : [{ value: Number(whole), decimals: 0, grouped: /[.,]/.test(text) }]),
    ...(units === undefined
      ? []
      : [{ value: Number(`${units}.${decimals}`), decimals: kept.length, grouped: false }]),
  ];
};

/** A whole number as it was typed in any notation; undefined for an empty text, NaN when it is not a whole number. */
export const wholeNumberIn = (typed: string): number | undefined => {
  const text = withPlainDigits(typed).trim();
  if (text === '') return undefined;
  return numberReadings(text).find(({ decimals }) => decimals === 0)?.value ?? Number.NaN;
};

/**
 * A small number with a fraction, such as a grade: `8,5` and `8.5`. A point or a comma always begins the decimals.
 * Undefined for an empty text, NaN when it is no number.
 */
export const fractionIn = (typed: string): number | undefined => {
  const text = withPlainDigits(typed).trim();
  if (text === '') return undefined;
  return numberReadings(text).find(({ grouped }) => !grouped)?.value ?? Number.NaN;
};
