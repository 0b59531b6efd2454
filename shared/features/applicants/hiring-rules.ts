import { DAY_MS } from '../../core/durations.ts';
import { isUndo, isUndone } from '../applications/history.ts';
import { answerOf, daysToAnswer, replyOutcome } from '../applications/reply-promise.ts';
import {
  APPLICATION_SOURCES,
  type ApplicationActor,
  type ApplicationSource,
  type ApplicationStatus,
} from '../applications/rules.ts';

// Plain functions without schemas.

/** The stages of the funnel, in their order: what an application passes on its way to a hire. */
export const HIRING_STAGES = ['new', 'reviewed', 'interview_scheduled', 'offered', 'hired'] as const;
export type HiringStage = (typeof HIRING_STAGES)[number];
const STAGES: readonly ApplicationStatus[] = HIRING_STAGES;
/** How an application ends without a hire. */
export const HIRING_ENDS = ['rejected', 'withdrawn', 'offer_declined'] as const;

/** Where applicants came from; `unknown` where nothing was recorded. */
export const HIRING_SOURCES = [...APPLICATION_SOURCES, 'unknown'] as const;

export const SOURCE_LABELS: Readonly<Record<(typeof HIRING_SOURCES)[number], string>> = {
  search: 'Search',
  recommended: 'Recommendations',
  alert: 'Alerts',
  company: 'Company page',
  link: 'A link',
  unknown: 'Not recorded',
};

/** With fewer people than this, no share and no median is shown: they would say something about single persons. */
export const SHARES_FROM = 5;

/** A status and when the application got it. */
export type HiringStep = readonly [status: ApplicationStatus, at: string];

/** What the numbers need to know of an application. */
export interface HiringRow {
  readonly appliedAt: string;
  /** The steps that still hold: see `stepsThatHold`. */
  readonly steps: readonly HiringStep[];
  readonly source?: ApplicationSource | undefined;
  readonly replyBy: string;
}

/** The steps of a history that were not undone, without those that undid them. */
export const stepsThatHold = (
  history: readonly {
    readonly status: ApplicationStatus;
    readonly at: string;
    readonly by: ApplicationActor;
  }[],
): HiringStep[] =>
  history.flatMap(({ status, at }, index) =>
    isUndo(history, index) || isUndone(history, index) ? [] : [[status, at] as const],
  );

/** The index of the furthest stage of the funnel that steps have reached. */
export const furthestStage = (steps: readonly HiringStep[]): number =>
  Math.max(0, ...steps.map(([status]) => STAGES.indexOf(status)));

/** How many times each number of days occurred, by the number. */
export type Histogram = Record<string, number>;

/** The numbers of those who applied on one day: what became of them since. */
export interface DayNumbers {
  applied: number;
  /** How many have reached each stage of the funnel. */
  reached: Partial<Record<HiringStage, number>>;
  /** How many ended without a hire, by `<end> <status before it>`. */
  left: Record<string, number>;
  /** By `<source> <stage>`: how many came from there and reached the stage. */
  sources: Record<string, number>;
  /** For each status that was left, how many days applications were in it. */
  stays: Record<string, Histogram>;
  /** Promised replies: kept, late, missed and withdrawn since, and those who wait, by the promised day. */
  replies: { kept: number; late: number; missed: number; open: Histogram };
  /** How many days after the application the first answer was given. */
  answers: Histogram;
}

const none = (): DayNumbers => ({
  applied: 0,
  reached: {},
  left: {},
  sources: {},
  stays: {},
  answers: {},
  replies: { kept: 0, late: 0, missed: 0, open: {} },
});

const add = (into: Record<string, number>, name: string, by = 1): void => {
  into[name] = (into[name] ?? 0) + by;
};

const daysBetween = (from: string, to: string): string =>
  String(Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS)));

/** Counts a reply by the rule of the public record (`replyOutcome`), so that both say the same. */
const countReply = (into: DayNumbers, { appliedAt, steps, replyBy }: HiringRow): void => {
  const history = steps.map(([status, at]) => ({ status, at }));
  const status = history.at(-1)?.status ?? 'new';
  const outcome = replyOutcome({ status, history, opportunity: { replyBy } });
  if (outcome === undefined) return;
  if (outcome === 'waiting') {
    add(into.replies.open, replyBy);
    return;
  }
  into.replies[outcome] += 1;
  const answer = answerOf(history);
  if (answer) add(into.answers, String(daysToAnswer(appliedAt, answer)));
};

const countRow = (into: DayNumbers, row: HiringRow): void => {
  const { steps, source = 'unknown' } = row;
  into.applied += 1;
  for (const stage of HIRING_STAGES.slice(0, furthestStage(steps) + 1)) {
    into.reached[stage] = (into.reached[stage] ?? 0) + 1;
    add(into.sources, `${source} ${stage}`);
  }
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (last && before && HIRING_ENDS.some((end) => end === last[0])) add(into.left, `${last[0]} ${before[0]}`);
  for (const [index, [status, at]] of steps.entries()) {
    const next = steps[index + 1];
    if (!next) break;
    into.stays[status] ??= {};
    add(into.stays[status], daysBetween(at, next[1]));
  }
  countReply(into, row);
};

/** The numbers of applications by the day on which they were made. They follow from the rows alone. */
export const hiringDays = (rows: Iterable<HiringRow>): Record<string, DayNumbers> => {
  const days: Record<string, DayNumbers> = {};
  for (const row of rows) {
    const day = row.appliedAt.slice(0, 10);
    days[day] ??= none();
    countRow(days[day], row);
  }
  return days;
};

const addAll = (into: Record<string, number>, from: Readonly<Record<string, number | undefined>>): void => {
  for (const [name, number = 0] of Object.entries(from)) add(into, name, number);
};

/** The numbers of several days, or postings, together. */
export const sumOfDays = (all: readonly DayNumbers[]): DayNumbers => {
  const sum = none();
  for (const { applied, reached, left, sources, stays, replies, answers } of all) {
    sum.applied += applied;
    addAll(sum.reached, reached);
    addAll(sum.left, left);
    addAll(sum.sources, sources);
    addAll(sum.answers, answers);
    for (const [status, days] of Object.entries(stays)) {
      sum.stays[status] ??= {};
      addAll(sum.stays[status], days);
    }
    sum.replies.kept += replies.kept;
    sum.replies.late += replies.late;
    sum.replies.missed += replies.missed;
    addAll(sum.replies.open, replies.open);
  }
  return sum;
};

/** How many values a histogram has. */
export const sizeOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The value below or at which a share of a histogram is, the nearest rank; null for fewer than `SHARES_FROM` values. */
export const quantile = (histogram: Histogram, share: number): number | null => {
  const size = sizeOf(histogram);
  if (size < SHARES_FROM) return null;
  let left = Math.max(1, Math.ceil(size * share));
  for (const [value, count] of Object.entries(histogram)
    .map(([days, count]) => [Number(days), count] as const)
    .sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return value;
  }
  return null;
};
