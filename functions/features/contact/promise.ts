import type { Account } from '#functions/core/account.ts';
import { planOf } from '#functions/parts/companies/plan.ts';
import { afterBusinessHours } from '#shared/features/contact/business-time.ts';
import type { Support } from '#shared/features/contact/routes.ts';
import { SUPPORT, supportOf } from '#shared/features/contact/support-rules.ts';

/** What the plan of a sender's company promises for a message that arrives now; undefined for senders without a plan. */
export const promiseFor = async (sender: Account | undefined, now: Date): Promise<Support | undefined> => {
  const found = sender && (await planOf(sender));
  if (!found) return undefined;
  const level = supportOf(found.plan);
  const dueAt = afterBusinessHours(now, SUPPORT[level].hours).toISOString();
  return { level, dueAt, ...(found.company && { company: found.company }) };
};
