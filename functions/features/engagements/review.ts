import { getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { idFrom } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { changeWrite, getSubmission } from '#functions/parts/engagements/repository.ts';
import { countProject } from '#functions/parts/projects/counts.ts';
import { getProject, newProject, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { submissionSteps } from '#functions/parts/reviews/submitting.ts';
import { shortened } from '#shared/core/characters.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import { ENGAGEMENT_SIDES } from '#shared/features/engagements/rules.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';
import { missingForReview } from '#shared/features/projects/submission.ts';
import { changed, contactOf, notPossible } from './change.ts';
import { sideOf } from './view.ts';

const CATEGORY = 'Live Project';

/** The accepted result as a project of the student: the brief with what they handed in. */
const projectOf = async (engagement: StoredEngagement, now: Date): Promise<ProjectRecord> => {
  const { id, title, brief, skills, accepted = 0, student } = engagement;
  const result = await getSubmission(id, accepted);
  const note = result?.note ?? '';
  const at = now.toISOString();
  return {
    id: idFrom(`project of engagement ${id}`),
    userId: student.id,
    engagementId: id,
    title: shortened(title, PROJECT.title),
    description: shortened(note === '' ? brief : `${note}\n\nThe brief: ${brief}`, PROJECT.description),
    category: CATEGORY,
    technologies: skills.filter((skill) => skill.length <= PROJECT.technology).slice(0, PROJECT.technologies),
    githubUrl: result?.githubUrl ?? '',
    liveUrl: result?.liveUrl ?? '',
    ...{ status: 'draft', shown: false, verifiedWanted: false, submissions: 0 },
    ...{ createdAt: at, updatedAt: at, version: 1, fieldsVersion: 1 },
    history: [{ status: 'draft', at, by: 'student' }],
  };
};

/** The steps that make the result a project of the student, with the wish that was missing. */
const projectSteps = (project: ProjectRecord) =>
  ({ project: newProject(project), count: countProject(project.userId) }) satisfies Steps;

/**
 * Hands the project of a result in, once both want it. One that lacks an address or a technology stays a draft, which its
 * student completes.
 */
const handIn = async ({ projectId, student }: StoredEngagement, now: Date): Promise<void> => {
  const [project, account] = await Promise.all([
    projectId === undefined ? undefined : getProject(projectId),
    getAccount(student.id),
  ]);
  if (project?.status !== 'draft' || project.submissions > 0 || !account) return;
  if (Object.keys(missingForReview(project)).length > 0) return;
  await transact(await submissionSteps({ project, student: account, verified: false, now }));
};

const checkPossible = async ({ status, student }: StoredEngagement): Promise<void> => {
  if (status !== 'accepted') throw notPossible('A mentor reviews a result that was accepted.');
  if ((await getAccount(student.id))?.role !== 'student')
    throw notPossible('Mentors review the projects of students.');
};

/** Says that the caller’s side wants a review of the accepted result by a mentor; once both do, it is a project. */
export const review: Handler<typeof engagements.review, StoredEngagement> = (call) => {
  const { record, account, now } = call;
  const side = sideOf(record, account.id);
  return changed(call, async (engagement) => {
    await checkPossible(engagement);
    const { reviewWantedBy, projectId } = engagement;
    const wanted = reviewWantedBy.includes(side) ? reviewWantedBy : [...reviewWantedBy, side];
    const both = ENGAGEMENT_SIDES.every((one) => wanted.includes(one));
    const project = both && projectId === undefined ? await projectOf(engagement, now) : undefined;
    const next = { ...engagement, projectId: projectId ?? project?.id };
    const steps = project && projectSteps(project);
    if (wanted !== reviewWantedBy || project) {
      const fields = { reviewWantedBy: wanted, projectId: next.projectId, ...contactOf(call) };
      try {
        await transact({ engagement: changeWrite(engagement, fields, now) }, steps ?? {});
      } catch (error) {
        if (steps && isRefused<typeof steps>(error) && error.failed.count)
          throw new AppError('limit_reached', {
            message: `The student has ${PROJECT.most} projects, which is the most.`,
          });
        throw error;
      }
    }
    if (both) await handIn(next, now);
  });
};
