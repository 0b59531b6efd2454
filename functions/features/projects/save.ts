import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, TransactionFailed } from '#functions/core/transaction.ts';
import { getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { countProject } from '#functions/parts/projects/counts.ts';
import {
  fieldsWrite,
  getProject,
  newProject,
  type ProjectRecord,
} from '#functions/parts/projects/repository.ts';
import type { projects } from '#shared/features/projects/routes.ts';
import { PROJECT, PROJECT_CHANGES } from '#shared/features/projects/rules.ts';
import { shownProject } from './view.ts';

export const CHANGES = { name: 'project-changes', ...PROJECT_CHANGES };

/** The course that a project is the task of. 404 for one that the student has not begun, or that has no task. */
const courseOf = async (userId: string, courseId: string | undefined): Promise<ProjectRecord['course']> => {
  if (courseId === undefined) return undefined;
  const enrolment = await getEnrolment(userId, courseId);
  const course = enrolment && (await getCourseVersion(courseId, enrolment.version));
  if (!course?.task) throw new AppError('not_found', { message: 'You have begun no course with this task.' });
  return { id: courseId, title: course.title, task: course.task.title };
};

/** Creates a draft. */
export const create: Handler<typeof projects.create> = async ({ account, body, now }) => {
  await limitRequests(CHANGES, account.id, now);
  const { courseId, ...fields } = body;
  const at = now.toISOString();
  const course = await courseOf(account.id, courseId);
  const project: ProjectRecord = {
    ...fields,
    ...(course && { course }),
    id: newId(),
    userId: account.id,
    status: 'draft',
    ...{ shown: false, verifiedWanted: false, submissions: 0 },
    ...{ createdAt: at, updatedAt: at, version: 1, fieldsVersion: 1 },
    history: [{ status: 'draft', at, by: 'student' }],
  };
  const steps = { project: newProject(project), count: countProject(account.id) };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error) || !error.failed.count) throw error;
    throw new AppError('limit_reached', { message: `You have ${PROJECT.most} projects, which is the most.` });
  }
  return shownProject(project, now);
};

/** 409 for fields that were changed since the client read them. */
export const refuseStale = ({ fieldsVersion }: ProjectRecord, version: number): void => {
  if (fieldsVersion !== version)
    throw new AppError('conflict', { message: 'This project was changed elsewhere in the meantime.' });
};

/** Changes what the student entered. What was submitted stays as it was. */
export const update: Handler<typeof projects.update, ProjectRecord> = async ({
  record,
  body,
  account,
  now,
}) => {
  await limitRequests(CHANGES, account.id, now);
  const { version, shown = record.shown, ...fields } = body;
  refuseStale(record, version);
  try {
    await transact({ project: fieldsWrite(record, { ...fields, shown }, now) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return shownProject((await getProject(record.id)) ?? record, now);
};
