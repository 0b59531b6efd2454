import { type Account, accountSchema } from '#functions/core/account.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '../notifications/repository.ts';

const approvalSchema = accountSchema.pick({ id: true, approved: true });

const isApproved = (image: Pick<Account, 'approved'> | undefined): boolean => image?.approved === true;

/** Notifies users that they were approved; not those who needed no approval in the first place. */
export const notifyApproved: Effect = async ({ before, after, at }) => {
  if (before === undefined || after === undefined) return;
  const account = approvalSchema.parse(after);
  if (isApproved(account) && !isApproved(approvalSchema.safeParse(before).data))
    await notify(account.id, at.toISOString(), { kind: 'account_approved' });
};
