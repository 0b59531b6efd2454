import { dayIn, momentIn } from '#functions/core/advisor/times.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { Waits } from '#shared/core/review-outcome.ts';
import { waitsInWords } from '#shared/features/reviews/wait-words.ts';

/** What an answer may say because a record says it. */
interface Support {
  /** Every text of the records and of the question, in lower case. */
  readonly texts: string;
  readonly numbers: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const SMALL = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const DATE = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+(?: at \d\d:\d\d)?/g;
const QUOTED = /“([^”]+)”/g;
const NUMBER = /\d+/g;
const WORD = new RegExp(`\\b(?:${SMALL.join('|')})\\b`, 'gi');

/** How often each value of each field occurs among the items of a list. */
const groupSizes = (items: readonly unknown[]): number[] => {
  const groups = new Map<string, number>();
  for (const item of items)
    for (const [name, value] of Object.entries(Object(item)))
      if (typeof value !== 'object')
        groups.set(`${name} ${value}`, (groups.get(`${name} ${value}`) ?? 0) + 1);
  return [...groups.values()];
};

/** Walks through all values of some answers. */
const walk = (value: unknown, visit: (value: unknown) => void): void => {
  visit(value);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) walk(inner, visit);
};

/** A text whose numbers have no commas between thousands, as records have them. */
const unseparated = (text: string): string => text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');

/** The numbers of a text, those up to ten in words, too. */
const numbersIn = (text: string): string[] => [
  ...(unseparated(text).match(NUMBER) ?? []),
  ...(text.match(WORD) ?? []).map((word) => String(SMALL.indexOf(word.toLowerCase()) + 2)),
];

/** An event knows its places and how many are taken: how many are left follows. */
const isEvent = (value: unknown): value is { readonly capacity: number; readonly going: number } =>
  typeof value === 'object' &&
  value !== null &&
  'capacity' in value &&
  'going' in value &&
  typeof value.capacity === 'number' &&
  typeof value.going === 'number';

/** A project knows its place in the queue: how many are ahead of it follows. */
const isInQueue = (value: unknown): value is { readonly place: number } =>
  typeof value === 'object' && value !== null && 'place' in value && typeof value.place === 'number';

/** Waits are known in hours and said in words. */
const isWaits = (value: unknown): value is Waits =>
  typeof value === 'object' && value !== null && 'half' in value && 'fourOfFive' in value;

const isReceipt = (value: unknown): value is { readonly total: number } =>
  typeof value === 'object' &&
  value !== null &&
  'parts' in value &&
  'total' in value &&
  typeof value.total === 'number';

/**
 * What some answers of routes support: their texts, numbers and days, how many items a list has, how many of them have the
 * same value in a field, by how much two matches differ, how many places of an event are left, how many projects are ahead of
 * one in the queue, and how long others wait there.
 * @param more texts of our own that an answer may repeat: an article, a rule
 */
export const supportOf = (
  answers: readonly unknown[],
  question: string,
  more: readonly string[],
): Support => {
  const texts = [question, ...more];
  const numbers = new Set(more.flatMap(numbersIn));
  const days = new Set<string>();
  const totals: number[] = [];
  walk(answers, (value) => {
    if (isEvent(value)) numbers.add(String(value.capacity - value.going));
    if (isInQueue(value)) numbers.add(String(value.place - 1));
    if (isWaits(value)) for (const found of numbersIn(waitsInWords(value))) numbers.add(found);
    if (typeof value === 'number') numbers.add(String(value));
    else if (isReceipt(value)) totals.push(value.total);
    else if (Array.isArray(value)) {
      for (const size of [value.length, ...groupSizes(value)]) numbers.add(String(size));
    } else if (typeof value === 'string') {
      texts.push(value);
      for (const found of value.match(/\d+/g) ?? []) numbers.add(String(Number(found)));
      if (DAY.test(value)) days.add(dayText(value));
      if (MOMENT.test(value)) days.add(dayIn(value, 'UTC')).add(momentIn(value, 'UTC'));
    }
  });
  for (const one of totals) for (const other of totals) numbers.add(String(Math.abs(one - other)));
  return { texts: texts.join('\n').toLowerCase(), numbers, days };
};

/** Values of an answer that no record and no word of the question supports: each is an unsupported statement. */
export const unsupportedIn = (response: string, { texts, numbers, days }: Support): string[] => {
  const dates = response.match(DATE) ?? [];
  const rest = response.replaceAll(DATE, ' ');
  const quoted = [...rest.matchAll(QUOTED)].map(([, text = '']) => text);
  const figures = unseparated(rest.replaceAll(QUOTED, ' ')).match(NUMBER) ?? [];
  const words = rest.match(WORD) ?? [];
  return [
    ...dates.filter((date) => !days.has(date)),
    ...quoted.filter((text) => !texts.includes(text.toLowerCase())),
    ...figures.filter((figure) => !numbers.has(String(Number(figure))) && !texts.includes(figure)),
    ...words.filter((word) => !numbers.has(String(SMALL.indexOf(word.toLowerCase()) + 2))),
  ];
};
