import type { Account } from '#functions/core/account.ts';
import { both, isOneOf } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import {
  type EnrolmentRecord,
  enrolmentKey,
  enrolmentList,
  enrolmentRecordSchema,
  getEnrolment,
  missingLessons,
} from '#functions/parts/courses/enrolment.ts';
import { canMove } from '#shared/core/workflow.ts';
import {
  ENROLMENT_CHANGES,
  type EnrolmentStatus,
  enrolmentWorkflow,
} from '#shared/features/enrolments/rules.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';
import { shownEnrolment } from './view.ts';

const NOT_ENROLLED = 'You haven’t begun this course.';

/** Counts a change, or throws 429. */
export const limitChanges = (userId: string, now: Date): Promise<void> =>
  limitRequests({ name: 'enrolment-changes', ...ENROLMENT_CHANGES }, userId, now);

/** The enrolment of a student; throws `not_found` when there is none. */
export const enrolmentOf = async (userId: string, courseId: string): Promise<EnrolmentRecord> => {
  const enrolment = await getEnrolment(userId, courseId);
  if (!enrolment) throw new AppError('not_found', { message: NOT_ENROLLED });
  return enrolment;
};

/** The answer to a change: the enrolment with where its student is with the test. */
export const answered = async (enrolment: EnrolmentRecord, account: Account, now: Date): Promise<Enrolment> =>
  shownEnrolment(enrolment, await getAssessmentState(account.id, enrolment.courseId), account, now);

/**
 * Moves an enrolment from one of these statuses to another. Returns it as it is afterwards: when it was in none of them, or of
 * another version by then, as the other request left it.
 */
export const moveEnrolment = async (
  enrolment: Pick<EnrolmentRecord, 'userId' | 'courseId' | 'version' | 'completedAt'>,
  from: readonly EnrolmentStatus[],
  to: EnrolmentStatus,
  now: Date,
): Promise<EnrolmentRecord> => {
  const { userId, courseId, version } = enrolment;
  const updatedAt = now.toISOString();
  // Who returns to a completed course completed it when they did.
  const completedAt = to === 'completed' ? (enrolment.completedAt ?? updatedAt) : undefined;
  try {
    const changed = await updateItem({
      ...updateOf(
        enrolmentKey(userId, courseId),
        { set: { status: to, updatedAt, completedAt, ...enrolmentList({ userId, courseId, updatedAt }) } },
        both(
          isOneOf(
            'status',
            from.filter((status) => canMove(enrolmentWorkflow, status, to, 'student')),
          ),
          { condition: 'version = :version', values: { ':version': version } },
        ),
      ),
      ReturnValues: 'ALL_NEW',
    });
    return enrolmentRecordSchema.parse(changed);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return enrolmentOf(userId, courseId);
  }
};

/**
 * Completes an active course of which every lesson is done: after the write that may have done the last one, so that of two
 * devices that do the last two at once the later write sees both.
 */
export const completedIfDone = (enrolment: EnrolmentRecord, now: Date): Promise<EnrolmentRecord> =>
  enrolment.status === 'active' && missingLessons(enrolment).length === 0
    ? moveEnrolment(enrolment, ['active'], 'completed', now)
    : Promise.resolve(enrolment);
