import { type Account, accountSchema } from '#functions/core/account.ts';
import { notify } from '#functions/features/notifications/repository.ts';
import type { Effect } from './change.ts';

const standingSchema = accountSchema.pick({ id: true, approved: true });

const isApproved = (image: Pick<Account, 'approved'> | undefined): boolean => image?.approved === true;

/** Tells people that they were approved. Who needed no approval in the first place hears nothing. */
export const tellApproved: Effect = async ({ before, after, at }) => {
  if (before === undefined || after === undefined) return;
  const became = standingSchema.parse(after);
  if (isApproved(became) && !isApproved(standingSchema.safeParse(before).data))
    await notify(became.id, at.toISOString(), { kind: 'account_approved' });
};
