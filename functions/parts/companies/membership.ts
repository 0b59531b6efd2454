import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import { type CompanyMember, companyMemberSchema } from '#shared/features/companies/routes.ts';

const ENDINGS = ['declined', 'removed'] as const;
/** What a member’s decision makes of a request or of a membership. Nothing is left of one that its user ended. */
export type Ending = (typeof ENDINGS)[number];

/** A membership as it is stored. One that others ended remains until the user joins again, for its notification. */
export const storedMembershipSchema = z.object({
  userId: z.string().optional(),
  companyId: z.string(),
  status: z.enum([...companyMemberSchema.shape.status.options, ...ENDINGS]),
  at: z.string().optional(),
});
interface Membership {
  readonly companyId: string;
  readonly status: CompanyMember['status'];
}

export const membershipKey = (userId: string): Key => keyOf('membership', { userId });
export const memberKey = (companyId: string, userId: string): Key =>
  keyOf('company-member', { companyId, userId });

/** The company that a user belongs to or asked to join, or undefined. */
export const getMembership = async (userId: string): Promise<Membership | undefined> => {
  const { companyId, status } = (await getItem(storedMembershipSchema, membershipKey(userId))) ?? {};
  return companyId !== undefined && (status === 'member' || status === 'requested')
    ? { companyId, status }
    : undefined;
};

/** The id of the company that a user is a member of, or undefined. */
export const companyIdOf = async (userId: string): Promise<string | undefined> => {
  const membership = await getMembership(userId);
  return membership?.status === 'member' ? membership.companyId : undefined;
};

/** Whether a user is a member of a company. */
export const isMember = async (userId: string, companyId: string): Promise<boolean> =>
  (await companyIdOf(userId)) === companyId;

/** A member or a user who asks to become one, as the company lists them. */
export const memberOf = (
  { id, firstName, lastName, email }: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>,
  status: CompanyMember['status'],
  since: string,
): CompanyMember => ({ userId: id, firstName, lastName, email, status, since });

/** The user asked to join this company. */
const ASKED = '(#status = :requested AND companyId = :company)';

/**
 * The steps that make a user a member, or a user who asked. The step `membership` fails for a member of any company, and
 * for a user who asked another company. With `only: 'requested'` it also fails once
 * the request was taken back or declined.
 */
export const joinSteps = (companyId: string, member: CompanyMember, only?: 'requested') => ({
  membership: {
    Put: {
      Item: {
        ...itemOf('membership', { userId: member.userId }),
        userId: member.userId,
        companyId,
        status: member.status,
        at: member.since,
      },
      ConditionExpression:
        only === undefined
          ? `attribute_not_exists(pk) OR ${ASKED} OR #status IN (:declined, :removed)`
          : ASKED,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':requested': 'requested',
        ':company': companyId,
        ...(only === undefined && { ':declined': 'declined', ':removed': 'removed' }),
      },
    },
  },
  member: { Put: { Item: { ...itemOf('company-member', { companyId, userId: member.userId }), ...member } } },
});

/** The member or the request of a user in a company, or undefined. */
export const getMember = (companyId: string, userId: string): Promise<CompanyMember | undefined> =>
  getItem(companyMemberSchema, memberKey(companyId, userId));

/** At most 100 members of a company, and who asked to become one. */
export const membersOf = async (companyId: string): Promise<CompanyMember[]> => {
  const { pk, sk } = memberKey(companyId, '');
  const { items } = await queryItems(companyMemberSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :member)',
    ExpressionAttributeValues: { ':pk': pk, ':member': sk },
    ConsistentRead: true,
    Limit: 100,
  });
  return items;
};
