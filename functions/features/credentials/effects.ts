import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { countAnswer } from '#functions/parts/credentials/answers.ts';
import { awardBadge } from '#functions/parts/credentials/award.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { ANSWERS_FOR_BADGE } from '#shared/features/credentials/badges.ts';
import type { CredentialNews } from '#shared/features/credentials/news.ts';
import { CREDENTIAL_STATUSES } from '#shared/features/credentials/rules.ts';

// With schemas of its own: the consumer `stream` carries them.

const credentialSchema = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  achievement: z.object({ name: z.string() }),
  status: z.enum(CREDENTIAL_STATUSES),
  updatedAt: z.string(),
  appeal: z.object({ answeredAt: z.string().nullable() }).optional(),
});
type Image = z.infer<typeof credentialSchema>;

/** What the holder is notified of. What they claim themselves is answered at once. */
const newsOf = (was: Image | undefined, is: Image): CredentialNews | undefined => {
  if (!was) return is.kind === 'badge' ? 'badge' : undefined;
  if (was.status !== is.status) return is.status === 'issued' ? 'restored' : is.status;
  return is.appeal?.answeredAt && !was.appeal?.answeredAt ? 'declined' : undefined;
};

/** Tells the holder of a credential what happened to it. */
export const followCredential: Effect = async ({ before, after }) => {
  const is = credentialSchema.safeParse(after).data;
  if (!is) return;
  const news = newsOf(credentialSchema.safeParse(before).data, is);
  const { id: credentialId, achievement } = is;
  if (news)
    await notify(is.userId, is.updatedAt, {
      kind: 'credential',
      credentialId,
      title: achievement.name,
      news,
    });
};

const reviewSchema = z.object({
  status: z.string(),
  title: z.string(),
  finishedAt: z.string(),
  reviewer: z.object({ id: z.string() }),
});

/** Gives a reviewer the badge for a first review. */
export const awardReviewer: Effect = async ({ before, after, at }) => {
  const review = reviewSchema.safeParse(after).data;
  if (review?.status !== 'finished' || before?.status === 'finished') return;
  const narrative = `Reviewed a project by all criteria of the rubric on ${review.finishedAt.slice(0, 10)}.`;
  await awardBadge(review.reviewer.id, { badge: 'first-review', at, narrative });
};

const askSchema = z.object({ id: z.string(), status: z.string(), alumnus: z.object({ id: z.string() }) });

/** Counts an answer, and gives the badge for ten of them. */
export const awardAnswers: Effect = async ({ before, after, at }) => {
  const ask = askSchema.safeParse(after).data;
  if (ask?.status !== 'answered' || before?.status === 'answered') return;
  if ((await countAnswer(ask.alumnus.id, ask.id)) < ANSWERS_FOR_BADGE) return;
  const narrative = `Answered ${ANSWERS_FOR_BADGE} questions of students, each within seven days.`;
  await awardBadge(ask.alumnus.id, { badge: 'ten-answers', at, narrative });
};

const mentorshipSchema = z.object({
  status: z.string(),
  mentor: z.object({ id: z.string() }),
  history: z.array(z.object({ status: z.string(), at: z.string(), by: z.string() })),
});

/** Gives a mentor the badge for a term that was not ended before its time. */
export const awardMentor: Effect = async ({ before, after, at }) => {
  const mentorship = mentorshipSchema.safeParse(after).data;
  if (mentorship?.status !== 'ended' || before?.status === 'ended') return;
  const { mentor, history } = mentorship;
  if (history.at(-1)?.by !== 'schedule') return;
  const since = history.find(({ status }) => status === 'active')?.at.slice(0, 10) ?? '';
  const narrative = `Was the mentor of a student from ${since} to the end of the term, ${at.toISOString().slice(0, 10)}.`;
  await awardBadge(mentor.id, { badge: 'mentor-term', at, narrative });
};
