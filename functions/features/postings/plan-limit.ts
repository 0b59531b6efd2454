import { AppError } from '#functions/core/errors.ts';
import type { StoredCompany } from '#functions/parts/companies/repository.ts';
import { openRowsOf } from '#functions/parts/opportunities/rows.ts';
import { OPEN_POSTINGS, PLAN_NAMES } from '#shared/features/companies/rules.ts';

/** The error for one posting more than the plan includes. It names what to close, and whom to ask for more. */
export const planLimitReached = async ({ id, plan }: StoredCompany): Promise<AppError> => {
  const [oldest] = await openRowsOf(id, 1, undefined, false);
  const example = oldest ? `, such as “${oldest.title}”,` : '';
  return new AppError('plan_limit', {
    message: `The ${PLAN_NAMES[plan]} plan includes ${OPEN_POSTINGS[plan]} open postings, and all of them are in use. Close or pause one${example} or contact us for a larger plan.`,
  });
};
