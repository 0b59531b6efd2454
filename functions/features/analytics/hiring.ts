import type { Handler } from '#functions/core/handlers.ts';
import { numbersOf } from '#functions/parts/applicants/packed/hiring-numbers.ts';
import { posterFor, postingsOf } from '#functions/parts/applicants/poster-postings.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { analytics } from '#shared/features/analytics/routes.ts';
import {
  type DayNumbers,
  HIRING_ENDS,
  HIRING_SOURCES,
  HIRING_STAGES,
  quantile,
  sizeOf,
  sumOfDays,
} from '#shared/features/applicants/hiring-rules.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';

/** The share of people who were faster than the slowest that a stay shows. */
const SLOWEST = 0.9;

const repliesOf = ({ replies, answers }: DayNumbers, today: string) => {
  const { kept, late, open } = replies;
  const overdue = sizeOf(Object.fromEntries(Object.entries(open).filter(([day]) => day < today)));
  const missed = replies.missed + overdue;
  return { kept, late, missed, overdue, due: sizeOf(open) - overdue, median: quantile(answers, 0.5) };
};

const staysOf = ({ stays }: DayNumbers) =>
  APPLICATION_STATUSES.flatMap((status) => {
    const days = stays[status];
    return days
      ? [{ status, people: sizeOf(days), median: quantile(days, 0.5), slowest: quantile(days, SLOWEST) }]
      : [];
  });

const endsOf = ({ left }: DayNumbers) =>
  APPLICATION_STATUSES.flatMap((status) => {
    const [rejected = 0, withdrawn = 0, offer_declined = 0] = HIRING_ENDS.map(
      (end) => left[`${end} ${status}`] ?? 0,
    );
    return rejected + withdrawn + offer_declined > 0 ? [{ status, rejected, withdrawn, offer_declined }] : [];
  });

const sourcesOf = ({ sources }: DayNumbers) =>
  HIRING_SOURCES.flatMap((source) => {
    const { [`${source} new`]: applied = 0 } = sources;
    const { [`${source} interview_scheduled`]: invited = 0, [`${source} hired`]: hired = 0 } = sources;
    return applied > 0 ? [{ source, applied, invited, hired }] : [];
  });

/** What became of those who applied in a range of days, for all postings of the company or one of them. */
export const hiring: Handler<typeof analytics.hiring> = async ({ account, query, now }) => {
  const { opportunityId, from = '', to = '~' } = query;
  const postings = await postingsOf(await posterFor(account));
  const all = await numbersOf(postings.map(({ id }) => id));
  const chosen = all.filter((one) => opportunityId === undefined || one.opportunityId === opportunityId);
  const days = chosen
    .flatMap((one) => Object.entries(one.days))
    .filter(([day]) => day >= from && day <= to)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sum = sumOfDays(days.map(([, numbers]) => numbers));
  const byDay = new Map<string, number>();
  for (const [day, { applied }] of days) byDay.set(day, (byDay.get(day) ?? 0) + applied);
  const appliedFor = new Map(
    all.map((one) => [one.opportunityId, sumOfDays(Object.values(one.days)).applied]),
  );
  return {
    updatedAt:
      chosen
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null,
    postings: postings
      .map(({ id, title, status }) => ({ id, title, status, applied: appliedFor.get(id) ?? 0 }))
      .filter(({ applied }) => applied > 0),
    applied: sum.applied,
    days: [...byDay].map(([day, applied]) => ({ day, applied })),
    funnel: HIRING_STAGES.map((stage) => ({ stage, people: sum.reached[stage] ?? 0 })),
    stays: staysOf(sum),
    ends: endsOf(sum),
    sources: sourcesOf(sum),
    replies: repliesOf(sum, earliestDay(now)),
  };
};
