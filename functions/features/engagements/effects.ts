import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { contactsOf } from '#functions/parts/engagements/contacts.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { EngagementNews } from '#shared/features/engagements/news.ts';
import {
  ENGAGEMENT_SIDES,
  ENGAGEMENT_STATUSES,
  type EngagementSide,
} from '#shared/features/engagements/rules.ts';

// With a schema of its own: the consumer `stream` carries it.

const person = z.object({ id: z.string(), name: z.string() });
const toldSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  companyId: z.string().nullable(),
  contact: person,
  student: person,
  status: z.enum(ENGAGEMENT_STATUSES),
  updatedAt: z.string(),
  milestones: z.array(z.object({ id: z.string(), title: z.string(), due: z.string(), done: z.boolean() })),
  submissions: z.number().int(),
  waiting: z.array(z.number().int()),
  reviewWantedBy: z.array(z.enum(ENGAGEMENT_SIDES)),
  history: z.array(z.object({ by: z.enum(ENGAGEMENT_SIDES) })).min(1),
  /** Of the side that saved the milestones last. */
  milestonesBy: z.enum(ENGAGEMENT_SIDES).optional(),
});
type Told = z.infer<typeof toldSchema>;

/** What one side is told. */
type News = readonly [side: EngagementSide, news: EngagementNews];

const otherSide = (side: EngagementSide): EngagementSide => (side === 'student' ? 'poster' : 'student');

const doneIn = ({ milestones }: Told): number => milestones.filter(({ done }) => done).length;

/** The milestones as they were agreed: what is done is told apart. */
const planOf = ({ milestones }: Told): string =>
  JSON.stringify(milestones.map(({ done: _, ...plan }) => plan));

/** What an answer to a submission is to the student. */
const answerNews = (was: Told, is: Told): readonly News[] => {
  if (is.waiting.length >= was.waiting.length) return [];
  return [['student', doneIn(is) > doneIn(was) ? 'milestone_accepted' : 'feedback']];
};

/** What follows from a change. */
const newsOf = (was: Told | undefined, is: Told): readonly News[] => {
  if (!was)
    return [
      ['student', 'started'],
      ['poster', 'started'],
    ];
  if (was.status !== is.status && is.status === 'accepted') return [['student', 'accepted']];
  if (was.status !== is.status && is.status === 'ended')
    return [[otherSide(is.history.at(-1)?.by ?? 'student'), 'ended']];
  if (is.submissions > was.submissions) return [['poster', 'submitted']];
  const [first] = is.reviewWantedBy;
  if (first && was.reviewWantedBy.length === 0) return [[otherSide(first), 'review_wanted']];
  if (planOf(was) !== planOf(is) && is.milestonesBy) return [[otherSide(is.milestonesBy), 'milestones']];
  return answerNews(was, is);
};

/** News that the bell alone has: they ask for nothing. */
const BELL_ONLY: readonly EngagementNews[] = ['started', 'milestones'];

/** Tells the sides of an engagement what happened to it, in the bell and, of what asks for something, by mail. */
export const followEngagement: Effect = async ({ before, after }) => {
  const is = toldSchema.safeParse(after).data;
  if (!is) return;
  for (const [side, news] of newsOf(toldSchema.safeParse(before).data, is)) {
    const person = side === 'student' ? is.company : is.student.name;
    const event = { kind: 'engagement', engagementId: is.id, title: is.title, news, person } as const;
    for (const userId of side === 'student' ? [is.student.id] : await contactsOf(is)) {
      await notify(userId, is.updatedAt, event);
      if (!BELL_ONLY.includes(news)) await requestMail(userId, is.updatedAt, event);
    }
  }
};
