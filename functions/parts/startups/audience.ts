import { type Account, accountKey, accountSchema, isShown, statusOf } from '#functions/core/account.ts';
import { getItem } from '#functions/core/table.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { getMentor } from '#functions/parts/mentors/repository.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';

/** Whether an admin lets a user mentor: their account as a mentor, or as an alumnus their wish to be one. */
const isApprovedMentor = async (account: Account): Promise<boolean> => {
  if (statusOf(account) !== 'active') return false;
  if (account.role === 'mentor') return true;
  return account.role === 'alumni' && (await getMentor(account.id))?.approval === 'approved';
};

const isChosen = async ({ audience }: StoredStartup, account: Account): Promise<boolean> => {
  if (audience === 'everyone') return true;
  return audience === 'mentors' && (await isApprovedMentor(account));
};

/**
 * Whether a user sees the page of a startup: its team and those who are invited do, and of others those whom the team chose, from
 * the launch on. It is hidden from those with whom the lead has a block, and while the lead’s account is.
 * @param team those who are in the team or invited to it
 */
export const maySeePage = async (
  startup: StoredStartup,
  team: readonly StoredMember[],
  account: Account,
): Promise<boolean> => {
  if (team.some(({ userId }) => userId === account.id)) return true;
  const lead = team.find(({ status, role }) => status === 'member' && role === 'lead');
  if (!lead || startup.status === 'draft' || !(await isChosen(startup, account))) return false;
  const [leading, blocked] = await Promise.all([
    getItem(accountSchema, accountKey(lead.userId)),
    isBlocked(lead.userId, account.id),
  ]);
  return leading !== undefined && isShown(leading) && !blocked;
};
