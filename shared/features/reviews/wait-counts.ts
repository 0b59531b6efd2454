import { HOUR_MS } from '#shared/core/durations.ts';
import type { Waits } from '#shared/core/review-outcome.ts';
import { kaplanMeier, quantileOf, type Waited } from './kaplan-meier.ts';
import { WAITS_FROM } from './rules.ts';

/*
 * The waits as counts, so that one record of a few KB holds those of any number of projects: of what waits by when it entered,
 * of what was answered by how long it waited. Times are hours since 1970; lengths are in steps of at most 6 %.
 */

/** What entered from an hour on, for a number of hours, and still waits. */
type Entered = readonly [from: number, hours: number, count: number];
/** What was answered after so many steps. */
type Answered = readonly [step: number, count: number];
/** What was answered in one month, of 30 days, since 1970. */
interface Month {
  readonly month: number;
  readonly answered: readonly Answered[];
}

export interface WaitCounts {
  readonly entered: readonly Entered[];
  readonly months: readonly Month[];
}

export const NO_WAITS: WaitCounts = { entered: [], months: [] };

const MONTH_HOURS = 30 * 24;
/** The months whose answers count: this one, and two before. */
const MONTHS = 3;

const hourOf = (at: string | Date): number => Math.floor(new Date(at).getTime() / HOUR_MS);

/** The lengths of waits that are told apart, in hours: one by one at first, then each 6 % longer than the one before. */
const STEPS: readonly number[] = (() => {
  const steps = [1];
  for (let hours = 2; hours < MONTH_HOURS * 24; hours = Math.max(hours + 1, Math.floor(hours * 1.06)))
    steps.push(hours);
  return steps;
})();

/** The first step that is not shorter than a wait: what is said of it is never too short. */
const stepOf = (ms: number): number => {
  const step = STEPS.findIndex((hours) => hours * HOUR_MS >= ms);
  return step < 0 ? STEPS.length - 1 : step;
};

/** How exactly the time of entering is kept, in hours, by how long ago it was. */
const spanAfter = (hours: number): number => {
  if (hours < 10 * 24) return 6;
  return hours < 60 * 24 ? 24 : 7 * 24;
};

/** Counts of the same spans together, none of which is empty. They are in order before and after. */
const merged = (entered: readonly Entered[], nowHour: number): Entered[] => {
  const spans: Entered[] = [];
  for (const [from, hours, count] of entered) {
    if (count === 0) continue;
    const wide = Math.max(hours, spanAfter(nowHour - from));
    const start = from - (from % wide);
    const last = spans.at(-1);
    if (last?.[0] === start && last[1] === wide) spans[spans.length - 1] = [start, wide, last[2] + count];
    else spans.push([start, wide, count]);
  }
  return spans;
};

/** The spans with another one, in order. What enters now is the last, but for a change that comes late. */
const withSpan = (entered: readonly Entered[], span: Entered): Entered[] => {
  const place = entered.findLastIndex(([from]) => from <= span[0]) + 1;
  return entered.toSpliced(place, 0, span);
};

/** What entered at an hour, one more or less. What is unknown is not counted down. */
const counted = (entered: readonly Entered[], hour: number, by: 1 | -1): readonly Entered[] => {
  const index = entered.findIndex(([from, hours, count]) => from <= hour && hour < from + hours && count > 0);
  if (index < 0) return by === 1 ? withSpan(entered, [hour - (hour % 6), 6, 1]) : entered;
  return entered.map(([from, hours, count], at): Entered => [from, hours, at === index ? count + by : count]);
};

const withAnswer = (months: readonly Month[], month: number, step: number): Month[] => {
  const known = months.find((one) => one.month === month)?.answered ?? [];
  const before = known.find(([one]) => one === step)?.[1] ?? 0;
  const answered: Answered[] = [...known.filter(([one]) => one !== step), [step, before + 1]];
  return [...months.filter((one) => one.month !== month), { month, answered }];
};

/** What happens to a wait: it begins, ends with a review, or ends without one. */
export type WaitNews = 'entered' | 'answered' | 'left';

/** The counts after something happened at a moment to what entered at another. */
export const afterNews = (
  { entered, months }: WaitCounts,
  news: WaitNews,
  { enteredAt, at }: { readonly enteredAt: string; readonly at: string },
): WaitCounts => {
  const nowHour = hourOf(at);
  const month = Math.floor(nowHour / MONTH_HOURS);
  const waited = Date.parse(at) - Date.parse(enteredAt);
  const all = news === 'answered' ? withAnswer(months, month, stepOf(waited)) : months;
  return {
    entered: merged(counted(entered, hourOf(enteredAt), news === 'entered' ? 1 : -1), nowHour),
    months: all.filter((one) => one.month > month - MONTHS).sort((one, other) => one.month - other.month),
  };
};

/** How many waits of each length there are now. */
const waitedBy = ({ entered, months }: WaitCounts, now: Date): Waited[] => {
  const nowHour = now.getTime() / HOUR_MS;
  const oldest = Math.floor(nowHour / MONTH_HOURS) - MONTHS;
  const answered = months
    .filter(({ month }) => month > oldest)
    .flatMap((one) => one.answered)
    .map(([step, count]): Waited => ({ time: STEPS[step] ?? 0, count, ended: true }));
  const waiting = entered.map(
    ([from, hours, count]): Waited => ({
      time: Math.max(0, nowHour - from - hours / 2),
      count,
      ended: false,
    }),
  );
  return [...answered, ...waiting];
};

/** How long projects wait, by the counts: half of them, and four of five. Nothing below a few. */
export const waitsFrom = (counts: WaitCounts, now: Date): Waits => {
  const waits = waitedBy(counts, now);
  const from = waits.reduce((sum, { count }) => sum + count, 0);
  if (from < WAITS_FROM) return { half: null, fourOfFive: null, from };
  const curve = kaplanMeier(waits);
  return { half: quantileOf(curve, 0.5) ?? null, fourOfFive: quantileOf(curve, 0.8) ?? null, from };
};
