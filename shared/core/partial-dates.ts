import { MONTH_NAMES } from './month-names.ts';
import { withPlainDigits } from './typed-numbers.ts';

// Dates as programs and users of several countries write them, taken where they can mean one thing only.

const MONTHS = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Words for an end that has not come yet. */
const PRESENT =
  /^(?:present|now|today|current(?:ly)?|ongoing|to date|till now|heute|aktuell|laufend|actuel(?:lement)?|aujourd['’]hui|en cours|actual(?:idad|mente)?|presente|oggi|in corso|attuale|heden|nu|obecnie|hoje|atual|a ce jour|hasta la fecha|do teraz|teraz|till? date|until now|(?:по )?настоящее время|по наст\. ?вр\.|сеичас|теперішніи час|по теперішніи час|до сьогодні|σημερα|היום|الان|حتى الان|至今|现在|現在|현재)$/;

interface DateParts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Without accents, in lower case and with usual digits. What belongs together in Korean stays so. */
const plain = (text: string): string =>
  withPlainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const numbered = (year?: string, month?: string, day?: string): DateParts => ({
  year: Number(year),
  ...(month !== undefined && { month: Number(month) }),
  ...(day !== undefined && { day: Number(day) }),
});

/** The parts of a date of which the first two numbers are day and month in either order; undefined when both orders are possible. */
const eitherOrder = (first: string, second: string, year: string): DateParts | undefined => {
  const [a, b] = [Number(first), Number(second)];
  if (a === b || b > 12) return numbered(year, first, second);
  return a > 12 ? numbered(year, second, first) : undefined;
};

const named = (name = '', year?: string, day?: string): DateParts | undefined => {
  const month = MONTHS.get(name);
  return month === undefined ? undefined : numbered(year, String(month), day);
};

const FORMS: readonly (readonly [RegExp, (parts: string[]) => DateParts | undefined])[] = [
  [/^(\d{4})$/, ([year]) => numbered(year)],
  [/^(\d{4})[-/.](\d{1,2})$/, ([year, month]) => numbered(year, month)],
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]\d{2}:\d{2}.*)?$/,
    ([year, month, day]) => numbered(year, month, day),
  ],
  [
    /^(\d{4}) ?[年년] ?(?:(\d{1,2}) ?[月월] ?(?:(\d{1,2}) ?[日일])?)?$/,
    ([year, month, day]) => numbered(year, month, day),
  ],
  [/^(\d{1,2}) ?[-/.] ?(\d{4})$/, ([month, year]) => numbered(year, month)],
  // With full stops, the day is first everywhere.
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, ([day, month, year]) => numbered(year, month, day)],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, ([a = '', b = '', year = '']) => eitherOrder(a, b, year)],
  [/^(\p{L}+)\.?,? (?:of |de |del )?(\d{4})(?: ?г\.?| ?р\.?)?$/u, ([name, year]) => named(name, year)],
  [
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:de )?(\p{L}+)\.?,?[ -](?:de |del )?(\d{4})$/u,
    ([day, name, year]) => named(name, year, day),
  ],
  [/^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u, ([name, day, year]) => named(name, year, day)],
];

/** The parts of a date that exists; undefined for anything else. */
const partsOf = (text: string): DateParts | undefined => {
  const written = plain(text);
  for (const [form, read] of FORMS) {
    const [, ...groups] = form.exec(written) ?? [];
    const parts = groups.length > 0 ? read(groups) : undefined;
    if (!parts) continue;
    const { year, month = 1, day = 1 } = parts;
    const date = new Date(Date.UTC(year, month - 1, day));
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (exists && year >= 1900 && year < 2100) return parts;
  }
  return undefined;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether a text says that something has not ended: `Present`. */
export const isPresent = (text: string): boolean => PRESENT.test(plain(text));

/**
 * A date as far as it is known, `YYYY-MM` or `YYYY`, from forms such as `05/2020`, `May 2020` and `2020-05-17`; undefined
 * for none, and where day and month could be either.
 */
export const partialDateIn = (text: string): string | undefined => {
  const parts = partsOf(text);
  return parts && (parts.month === undefined ? String(parts.year) : `${parts.year}-${two(parts.month)}`);
};

/** A day, `YYYY-MM-DD`, from forms such as `17.05.2020` and `May 17, 2020`; undefined as for `partialDateIn`. */
export const dayIn = (text: string): string | undefined => {
  const { year, month, day } = partsOf(text) ?? {};
  return month === undefined || day === undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
};
