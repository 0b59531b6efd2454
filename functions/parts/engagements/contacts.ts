import { isMember, membersOf } from '#functions/parts/companies/membership.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';

/** The most members who hear of an engagement when its contact has left their company. */
const MOST = 20;

/** Who hears of an engagement on the poster’s side: its contact, or the company’s members once the contact has left. */
export const contactsOf = async ({
  companyId,
  contact,
}: Pick<StoredEngagement, 'companyId' | 'contact'>): Promise<string[]> => {
  if (companyId === null || (await isMember(contact.id, companyId))) return [contact.id];
  const members = await membersOf(companyId);
  return members
    .filter(({ status }) => status === 'member')
    .slice(0, MOST)
    .map(({ userId }) => userId);
};
