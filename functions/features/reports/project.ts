import { AppError } from '#functions/core/errors.ts';
import { getProject, getVersion, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { type ReviewRecord, reviewsOfProject } from '#functions/parts/reviews/repository.ts';
import { scoresOf } from '#functions/parts/reviews/scores.ts';
import type { ProjectEvidence } from '#shared/features/reports/routes.ts';
import { PROJECT_EVIDENCE } from '#shared/features/reports/rules.ts';

type Texts = ProjectEvidence['texts'];

/** What the student handed in last, or shows on the profile. */
const writtenByStudent = async (project: ProjectRecord): Promise<Texts> => {
  const { id, userId, submissions } = project;
  const version = submissions > 0 ? await getVersion(id, submissions) : undefined;
  const { title, description, githubUrl, liveUrl } = version ?? project;
  const text = [title, description, githubUrl, liveUrl].filter((one) => one !== '').join('\n\n');
  return [{ by: userId, text, at: version?.submittedAt ?? project.updatedAt }];
};

/** Whether the student reads a review: that of an earlier submission, or one that was shown with the others. */
const isSeen = ({ submissions, round }: ProjectRecord, { id, submission }: ReviewRecord): boolean =>
  submission < submissions || (round?.seen.includes(id) ?? false);

/** What a reviewer wrote in the reviews that the student reads. */
const writtenByReviewer = async (reviews: readonly ReviewRecord[], reviewerId: string): Promise<Texts> => {
  const scores = await scoresOf(reviews.map(({ id }) => ({ id, reviewerId })));
  return reviews.flatMap(({ id, finishedAt = '' }) => {
    const handed = scores.get(id);
    if (!handed) return [];
    const comments = handed.scores.map(({ comment }) => comment);
    const texts = [handed.feedback, ...comments].filter((text) => text !== '');
    return texts.map((text) => ({ by: reviewerId, text, at: finishedAt }));
  });
};

/**
 * What a project is evidence of, as it is now: what its student wrote, for those who review it or see it on the profile; or what
 * a reviewer wrote, for its student.
 */
export const projectEvidenceOf = async (
  projectId: string,
  reporterId: string,
  reportedId: string,
): Promise<ProjectEvidence> => {
  const project = await getProject(projectId);
  const reviews = project ? await reviewsOfProject(projectId) : [];
  const by = (userId: string) => reviews.filter(({ reviewer }) => reviewer?.id === userId);
  if (project?.userId === reportedId && (project.shown || by(reporterId).length > 0))
    return { title: project.title, texts: await writtenByStudent(project) };
  const seen = project?.userId === reporterId ? by(reportedId).filter((one) => isSeen(project, one)) : [];
  if (!project || seen.length === 0)
    throw new AppError('not_found', { message: 'This project doesn’t exist.' });
  const texts = await writtenByReviewer(seen, reportedId);
  return { title: project.title, texts: texts.slice(0, PROJECT_EVIDENCE) };
};
