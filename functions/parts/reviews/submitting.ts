import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { mentorshipsOf } from '#functions/parts/mentorships/repository.ts';
import {
  newVersion,
  type ProjectRecord,
  type Round,
  roundWrite,
} from '#functions/parts/projects/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';
import { missingForReview } from '#shared/features/projects/submission.ts';
import { type ProjectVersion, projectFieldsSchema } from '#shared/features/projects/version.ts';
import { type Asked, enteringReview, isDrawn } from './entering.ts';
import { enterPlaces, entryTime } from './queue.ts';

/** A student who hands a project in. */
export interface Submitting {
  readonly project: ProjectRecord;
  readonly student: Pick<Account, 'id' | 'firstName' | 'lastName'>;
  /** The student asks for two independent reviews. */
  readonly verified: boolean;
  readonly now: Date;
  /** What decides, with the project, whether a second review is drawn; nobody knows it before. */
  readonly random?: string;
}

/** The mentors of a student at the moment: they give the first review at most. From an index, which lags a little. */
export const mentorsOf = async (studentId: string): Promise<string[]> => {
  const found = await mentorshipsOf({ userId: studentId, side: 'mentee', state: 'active' }, PLACES.max);
  return found.map(({ mentor }) => mentor.id);
};

const checkWhole = (project: ProjectRecord): void => {
  const fields = missingForReview(project);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};

/**
 * The steps by which a project is handed in: an immutable version, and its reviews in the queue. They fail when the project was
 * changed meanwhile. 400 with the fields that are missing, 409 after too many submissions.
 */
export const submissionSteps = async ({
  project,
  student,
  verified,
  now,
  random = newId(),
}: Submitting): Promise<Steps> => {
  checkWhole(project);
  const number = project.submissions + 1;
  if (number > PROJECT.versions)
    throw new AppError('limit_reached', { message: `A project has at most ${PROJECT.versions} versions.` });
  const [mentorIds, enteredAt] = await Promise.all([mentorsOf(student.id), entryTime(now)]);
  const at = now.toISOString();
  const version: ProjectVersion = {
    ...projectFieldsSchema.parse(project),
    ...(project.course && { course: project.course }),
    number,
    submittedAt: at,
  };
  const asked: Asked = {
    ...{ project, version, mentorIds, enteredAt, now },
    student: { id: student.id, name: fullName(student) },
    by: 'student',
  };
  const needed = verified || isDrawn(project.id, number, random) ? 2 : 1;
  const reviews = Array.from({ length: needed }, (_, index) => enteringReview(asked, index + 1));
  const round: Round = {
    ...{ needed, enteredAt, voided: [], seen: [], revised: [] },
    reviews: reviews.map(({ standing }) => standing),
  };
  return {
    project: roundWrite(project, {
      to: 'pending_review',
      by: 'student',
      now,
      fields: {
        ...{ submissions: number, submittedAt: at, verifiedWanted: verified, round },
        ...{ decidedAt: undefined, rubricVersion: undefined },
      },
      only: {
        condition: 'fieldsVersion = :fields',
        values: { ':fields': project.fieldsVersion },
      },
    }),
    version: newVersion(project, version),
    reviews: reviews.flatMap(({ writes }) => writes),
    place: enterPlaces({ projectId: project.id, enteredAt, userId: project.userId }),
  };
};
