import { counted, listed, sentence } from '#functions/core/advisor/words.ts';
import { howMany, MENTORS_COUNTED, SCREENS } from '#functions/parts/admin/waiting.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { insightIdOf, type Look } from './look.ts';

const daysSince = (at: string, now: Date): number => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);

const evidenceOf = ({ title, url }: Source) => ({ label: title, path: url });

/** The account that has waited longest for approval, from a day on. One call. */
export const oldestAccount: Look = async ({ call, now }) => {
  const { items, count } = await call('admin.approvals', { query: { limit: 1 } });
  const [first] = items;
  const days = first ? daysSince(first.waitingSince, now) : 0;
  if (!first || days < 1) return [];
  return [
    {
      id: insightIdOf('account', first.id),
      text: `${sentence(counted(count, 'account waits', 'accounts wait'))} for approval, the oldest for ${counted(days, 'day')}.`,
      evidence: evidenceOf(SCREENS.approvals),
    },
  ];
};

/** The report that has waited longest, from a day on. One call. */
export const oldestReport: Look = async ({ call, now }) => {
  const { items } = await call('reports.list', { query: { limit: 1 } });
  const [first] = items;
  const days = first ? daysSince(first.createdAt, now) : 0;
  if (!first || days < 1) return [];
  return [
    {
      id: insightIdOf('report', first.id),
      text: `The oldest open report has waited for ${counted(days, 'day')}.`,
      evidence: evidenceOf(SCREENS.reports),
    },
  ];
};

/** The company or posting that has waited longest for a decision, from a day on. Two calls. */
export const oldestReview: Look = async ({ call, now }) => {
  const [{ companies, postings }, count] = await Promise.all([
    call('moderation.list', { query: { limit: 1 } }),
    call('moderation.count'),
  ]);
  const [first] = [...companies, ...postings].sort(
    (one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince),
  );
  const days = first ? daysSince(first.waitingSince, now) : 0;
  if (!first || days < 1) return [];
  const waiting = [
    count.companies > 0 && howMany(count.companies, ['company', 'companies']),
    count.postings > 0 && howMany(count.postings, ['posting', 'postings'], count.more),
  ].filter((one) => one !== false);
  const verb = count.companies + count.postings === 1 ? 'waits' : 'wait';
  return [
    {
      id: insightIdOf('review', first.id),
      text: `${sentence(listed(waiting))} ${verb} for review, the longest for ${counted(days, 'day')}.`,
      evidence: evidenceOf(SCREENS.review),
    },
  ];
};

/** The mentor who has waited longest for approval, from a day on. Two calls. */
export const oldestMentor: Look = async ({ call, now }) => {
  const [{ items }, { count }] = await Promise.all([
    call('mentors.cases', { query: { limit: 1 } }),
    call('mentors.caseCount'),
  ]);
  const [first] = items;
  const days = first ? daysSince(first.since, now) : 0;
  if (!first || days < 1) return [];
  return [
    {
      id: insightIdOf('mentor', first.id),
      text: `${sentence(howMany(count, ['mentor waits', 'mentors wait'], count >= MENTORS_COUNTED))} for approval, the longest for ${counted(days, 'day')}.`,
      evidence: evidenceOf(SCREENS.mentors),
    },
  ];
};
