import { deletePartition } from '#functions/core/delete-partition.ts';
import { keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import type { StoredMember } from '#shared/features/startups/stored.ts';
import { deleteStartup } from './delete.ts';
import { deleteMember, getMember, MOST_READ, membershipsOf, partWrite, teamOf } from './members.ts';
import { forgetWrite } from './repository.ts';

/** Takes a user out of one team, whatever its status. A lead’s place goes to the member who has been in it for longest. */
const forgetMember = async (startupId: string, userId: string, now: Date): Promise<void> => {
  const [member, team] = await Promise.all([getMember(startupId, userId), teamOf(startupId)]);
  if (!member) return;
  const others = team.filter((one) => one.status === 'member' && one.userId !== userId);
  const isMember = member.status === 'member';
  if (isMember && others.length === 0) {
    await deleteStartup(startupId);
    return;
  }
  const [next] = others;
  const heir: StoredMember | undefined = isMember && member.role === 'lead' ? next : undefined;
  await transact({
    startup: forgetWrite(startupId, member.status),
    member: deleteMember(member),
    heir: heir && partWrite(heir, { role: 'lead', by: '', at: now.toISOString() }),
  });
};

/**
 * Takes a user out of all teams: a startup without another member is deleted, the others go on. What the user wrote for a team
 * stays with it, without a name.
 */
export const forgetFounder = async (userId: string, now: Date): Promise<void> => {
  let memberships: StoredMember[];
  do {
    memberships = await membershipsOf(userId, MOST_READ);
    for (const { startupId } of memberships)
      await retrying(
        () => forgetMember(startupId, userId, now),
        (error) => error instanceof TransactionFailed,
      );
  } while (memberships.length === MOST_READ);
  await deletePartition(keyOf('startup-count', { userId }).pk);
};
