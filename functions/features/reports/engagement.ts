import { AppError } from '#functions/core/errors.ts';
import { getEngagement, submissionsOf } from '#functions/parts/engagements/repository.ts';
import type { EngagementSubmission, StoredEngagement } from '#shared/features/engagements/schema.ts';
import type { ProjectEvidence } from '#shared/features/reports/routes.ts';
import { PROJECT_EVIDENCE } from '#shared/features/reports/rules.ts';

type Texts = ProjectEvidence['texts'];

/** What the student handed in. */
const writtenByStudent = (
  { student }: StoredEngagement,
  submissions: readonly EngagementSubmission[],
): Texts =>
  submissions.map(({ note, githubUrl, liveUrl, at }) => {
    const text = [note, githubUrl, liveUrl].filter((one) => one !== '').join('\n\n');
    return { by: student.id, text, at };
  });

/** What one of those who posted it said of the work. */
const writtenByPoster = (
  { statement, acceptedBy, updatedAt }: StoredEngagement,
  submissions: readonly EngagementSubmission[],
  posterId: string,
): Texts => [
  ...(acceptedBy?.id === posterId && statement !== ''
    ? [{ by: posterId, text: statement, at: updatedAt }]
    : []),
  ...submissions.flatMap(({ feedback }) =>
    feedback?.by.id === posterId ? [{ by: posterId, text: feedback.text, at: feedback.at }] : [],
  ),
];

/** Whether a user acts, or has acted, for those who posted it. */
const actsForPoster = (
  { contact, history }: StoredEngagement,
  submissions: readonly EngagementSubmission[],
  userId: string,
): boolean =>
  contact.id === userId ||
  history.some(({ by, user }) => by === 'poster' && user === userId) ||
  submissions.some(({ feedback }) => feedback?.by.id === userId);

/**
 * What a live project is evidence of, as it is now: what its student handed in, for those who posted it; or what one of them wrote,
 * for the student.
 */
export const engagementEvidenceOf = async (
  engagementId: string,
  reporterId: string,
  reportedId: string,
): Promise<ProjectEvidence> => {
  const engagement = await getEngagement(engagementId);
  const submissions = engagement ? await submissionsOf(engagementId) : [];
  const isStudent = engagement?.student.id === reporterId;
  const [student, poster] = isStudent ? [reporterId, reportedId] : [reportedId, reporterId];
  if (!engagement || engagement.student.id !== student || !actsForPoster(engagement, submissions, poster))
    throw new AppError('not_found', { message: 'This live project doesn’t exist.' });
  const texts = isStudent
    ? writtenByPoster(engagement, submissions, reportedId)
    : writtenByStudent(engagement, submissions);
  return { title: engagement.title, texts: texts.slice(0, PROJECT_EVIDENCE) };
};
