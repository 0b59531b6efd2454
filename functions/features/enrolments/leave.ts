import type { Handler } from '#functions/core/handlers.ts';
import type { enrolments } from '#shared/features/enrolments/routes.ts';
import { answered, enrolmentOf, moveEnrolment } from './change.ts';

/** Leaves a course; what was done stays. Done again, it answers the same. */
export const leave: Handler<typeof enrolments.leave> = async ({ account, params, now }) => {
  const enrolment = await enrolmentOf(account.id, params.courseId);
  return answered(await moveEnrolment(enrolment, ['active', 'completed'], 'left', now), account, now);
};
