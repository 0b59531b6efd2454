import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { applicantsPath, applicantsSource } from '#functions/parts/postings/tools/choose-posting.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { insightIdOf, type Look } from './look.ts';

/** A posting without applicants is worth a sentence after this long. */
const EMPTY_DAYS = 7;

/** Promised answers that are overdue, or due by tomorrow. One call. */
export const answersDue: Look = async ({ call, user, now }) => {
  const { items } = await call('applicants.list', { query: { answered: 'no', sort: 'waiting', limit: 50 } });
  const day = earliestDay(now);
  const waiting = items.filter(({ status }) => status === 'new' || status === 'reviewed');
  const overdue = waiting.filter(({ replyBy }) => isPast(replyBy, day));
  const due = waiting.filter(({ replyBy }) => replyBy <= daysAfter(day, 1) && !isPast(replyBy, day));
  const [first] = overdue.length > 0 ? overdue : due;
  if (!first) return [];
  const { title, url } = applicantsSource({ user });
  return [
    {
      id: insightIdOf(overdue.length > 0 ? 'overdue' : 'due', first.opportunityId, first.userId),
      text:
        overdue.length > 0
          ? `${sentence(counted(overdue.length, 'promised answer is', 'promised answers are'))} overdue, which counts in your public record.`
          : `${sentence(counted(due.length, 'promised answer is', 'promised answers are'))} due by tomorrow.`,
      evidence: { label: title, path: url },
    },
  ];
};

/** An open posting that nobody has applied to for a week, the longest one. One call. */
export const emptyPosting: Look = async ({ call, user, now }) => {
  const { items } = await call('postings.mine', { query: { limit: 50 } });
  const [longest] = items
    .filter(
      ({ status, applicationCount, postedAt }) =>
        status === 'open' &&
        applicationCount === 0 &&
        now.getTime() - Date.parse(postedAt) > EMPTY_DAYS * DAY_MS,
    )
    .sort((one, other) => Date.parse(one.postedAt) - Date.parse(other.postedAt));
  if (!longest) return [];
  return [
    {
      id: insightIdOf('empty', longest.id),
      text: `Nobody has applied to ${quoted(longest.title)} in ${Math.floor((now.getTime() - Date.parse(longest.postedAt)) / DAY_MS)} days.`,
      evidence: { label: 'The posting', path: applicantsPath({ user }, longest.id) },
    },
  ];
};
