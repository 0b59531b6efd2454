import { AppError } from '#functions/core/errors.ts';
import { checkedSetting } from '#functions/core/settings.ts';
import type { StoredCompany } from '#functions/parts/companies/repository.ts';
import { openRowsOf } from '#functions/parts/opportunities/rows.ts';
import { PLAN_NAMES } from '#shared/features/companies/plan-names.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';

/** The error for one posting more than the plan includes. It names what to close, and whom to ask for more. */
export const planLimitReached = async ({ id, plan }: StoredCompany): Promise<AppError> => {
  const { value: limit } = await checkedSetting(OPEN_POSTINGS_SETTINGS[plan]);
  const [oldest] = await openRowsOf(id, 1, undefined, false);
  const example = oldest ? `, such as “${oldest.title}”,` : '';
  return new AppError('plan_limit', {
    message: `The ${PLAN_NAMES[plan]} plan includes ${limit} open postings, and all of them are in use. Close or pause one${example} or contact us for a larger plan.`,
  });
};
