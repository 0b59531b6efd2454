import { isolated } from '#shared/core/isolation.ts';
import type { EngagementSide } from '#shared/features/engagements/rules.ts';
import { isOver } from '#shared/features/engagements/rules.ts';
import type { Engagement, EngagementRow, EngagementSubmission } from '#shared/features/engagements/schema.ts';
import { dateInWords } from '../calendar/time.ts';

type Parties = Pick<EngagementRow, 'side' | 'student' | 'company'>;

/** The other side, for the user who sees a live project: the student, or who posted it. */
export const otherName = ({ side, student, company }: Parties): string =>
  side === 'student' ? company : student.name;

/** How a side is called in a sentence: `you`, or the other's name. */
export const sideName = (by: EngagementSide, engagement: Parties): string =>
  by === engagement.side ? 'you' : isolated(otherName(engagement));

/** What comes next in a live project, in one line, for the side that reads it. */
export const nextInWords = (row: EngagementRow): string => {
  const { status, side, nextMilestone } = row;
  if (status === 'accepted') return 'The result is accepted';
  if (status === 'ended') return 'Ended without an accepted result';
  if (status === 'delivered')
    return side === 'poster'
      ? 'Work waits for your answer'
      : `${isolated(row.company)} reads what you handed in`;
  return nextMilestone === null
    ? 'No milestones open'
    : `Next: ${isolated(nextMilestone.title)}, due ${dateInWords(nextMilestone.due)}`;
};

/** Whether a submission waits for an answer: no answer yet, and nothing later was handed in for the same. */
export const waitsForAnswer = (
  { number, milestoneId, feedback, acceptedAt }: EngagementSubmission,
  { status, submissions }: Pick<Engagement, 'status' | 'submissions'>,
): boolean =>
  !isOver(status) &&
  feedback === null &&
  acceptedAt === null &&
  !submissions.some((other) => other.number > number && other.milestoneId === milestoneId);

/** What a submission is for: the title of its milestone, or the result. */
export const submissionFor = (
  { milestoneId }: Pick<EngagementSubmission, 'milestoneId'>,
  { milestones }: Pick<Engagement, 'milestones'>,
): string => {
  if (milestoneId === undefined) return 'The result';
  return milestones.find(({ id }) => id === milestoneId)?.title ?? 'A milestone that was removed';
};
