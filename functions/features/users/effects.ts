import { type Account, accountSchema } from '#functions/core/account.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

const decidedSchema = accountSchema.pick({ id: true, approved: true, rejected: true, decision: true });
type Decided = Pick<Account, 'approved' | 'rejected' | 'decision'>;

const eventOf = (before: Decided | undefined, after: Decided): NotificationEvent | undefined => {
  if (after.approved) return before?.approved ? undefined : { kind: 'account_approved' };
  if (!after.rejected || before?.rejected) return undefined;
  return { kind: 'account_rejected', reason: after.decision?.reason ?? '' };
};

/** Notifies users that they were approved or rejected; not those who needed no approval in the first place. */
export const notifyDecided: Effect = async ({ before, after, at }) => {
  if (before === undefined || after === undefined) return;
  const account = decidedSchema.parse(after);
  const event = eventOf(decidedSchema.safeParse(before).data, account);
  if (event) await notify(account.id, at.toISOString(), event);
};
