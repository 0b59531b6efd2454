import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import {
  type Ending,
  getMember,
  getMembership,
  memberKey,
  membershipKey,
  membersOf,
} from '#functions/parts/companies/membership.ts';
import type { StoredCompany } from '#functions/parts/companies/repository.ts';
import type { CompanyMember, companies } from '#shared/features/companies/routes.ts';

/** The membership is still what was read. */
const unchanged = (companyId: string, status: CompanyMember['status']) => ({
  ConditionExpression: '#status = :status AND companyId = :company',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':status': status, ':company': companyId },
});

/**
 * A check that a company keeps a member: one whom no other transaction removes at the same moment. So of two last members
 * who leave at once, one stays. Throws `conflict` when nobody would be left.
 */
const someoneStays = async (companyId: string, leaving: string, by: string): Promise<Write> => {
  const others = (await membersOf(companyId)).filter(
    ({ status, userId }) => status === 'member' && userId !== leaving,
  );
  const stays = others.find(({ userId }) => userId === by) ?? others[0];
  if (!stays)
    throw new AppError('conflict', {
      message: 'A company needs at least one member. Invite a colleague before you leave.',
    });
  return { ConditionCheck: { Key: membershipKey(stays.userId), ...unchanged(companyId, 'member') } };
};

/** Ends a membership or a request; by whom decides whether its user is notified. */
const end = async (
  companyId: string,
  { userId, status }: Pick<CompanyMember, 'userId' | 'status'>,
  by: string,
  now: Date,
): Promise<void> => {
  const ending: Ending = status === 'member' ? 'removed' : 'declined';
  const ended = { userId, companyId, status: ending, at: now.toISOString() };
  const condition = unchanged(companyId, status);
  try {
    await transact({
      membership:
        by === userId
          ? { Delete: { Key: membershipKey(userId), ...condition } }
          : { Put: { Item: { ...itemOf('membership', { userId }), ...ended }, ...condition } },
      member: { Delete: { Key: memberKey(companyId, userId) } },
      staying: status === 'member' ? await someoneStays(companyId, userId, by) : undefined,
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};

/** Ends a membership, or declines a request. Repeating it changes nothing. What the member posted stays with the company. */
export const removeMember: Handler<typeof companies.removeMember, StoredCompany> = async ({
  record,
  params: { userId },
  account,
  now,
}) => {
  const member = await getMember(record.id, userId);
  if (member) await end(record.id, member, account.id, now);
  return {};
};

/** Ends the caller's own membership or request. Repeating it changes nothing. */
export const leave: Handler<typeof companies.leave> = async ({ account: { id: userId }, now }) => {
  const membership = await getMembership(userId);
  if (membership) await end(membership.companyId, { userId, status: membership.status }, userId, now);
  return {};
};
