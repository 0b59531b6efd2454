import { type Account, accountKey, accountSchema, isShown } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { fullName } from '#shared/core/names.ts';
import {
  type MemberActor,
  type MemberStatus,
  memberWorkflow,
  STARTUP,
  type TeamRole,
} from '#shared/features/startups/rules.ts';
import type { Member } from '#shared/features/startups/schema.ts';
import { type StoredMember, storedMemberSchema } from '#shared/features/startups/stored.ts';
import { INDEXES } from '#shared/records.ts';

export const memberKey = (startupId: string, userId: string): Key =>
  keyOf('startup-member', { startupId, userId });

/** What a user is or was to a startup; undefined for one who was never invited. */
export const getMember = (startupId: string, userId: string): Promise<StoredMember | undefined> =>
  getItem(storedMemberSchema, memberKey(startupId, userId));

/** The part of a user in a team; undefined for one who is not in it. */
export const roleIn = (member: StoredMember | undefined): TeamRole | undefined =>
  member?.status === 'member' ? member.role : undefined;

/** Those who are in a team or invited to it are found by it; of others, what they were is only kept for an invitation to come. */
export const isCurrent = (status: MemberStatus): boolean => status === 'invited' || status === 'member';

const { pk: LIST, sk: SINCE } = INDEXES.gsi1;
const listFields = ({ startupId, userId, since }: Pick<StoredMember, 'startupId' | 'userId' | 'since'>) =>
  listKey('startup-member', 'ofUser', { startupId, userId, since });

/** The write of a member who was none before. */
export const newMember = (member: StoredMember): Write => ({
  Put: {
    Item: { ...itemOf('startup-member', member), ...member, ...listFields(member) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

interface MemberMove {
  readonly to: MemberStatus;
  readonly by: MemberActor;
  /** The user who makes it. */
  readonly user: string;
  readonly now: Date;
  readonly fields?: Partial<Pick<StoredMember, 'responsibility' | 'startup'>>;
}

/** The write of a step on the way into a team or out of it. It fails when the member has changed since they were read. */
export const memberWrite = (member: StoredMember, { to, by, user, now, fields }: MemberMove): Write => {
  const at = now.toISOString();
  const next = { ...member, since: at };
  const move: Move<MemberStatus, MemberActor> = {
    key: memberKey(member.startupId, member.userId),
    from: member,
    to,
    by,
    at: now,
    // Who comes back begins as a member.
    set: {
      ...fields,
      role: 'member',
      by: user,
      at,
      ...(isCurrent(to) && { since: at, ...listFields(next) }),
    },
    remove: isCurrent(to) ? [] : [LIST, SINCE],
  };
  return moveWrite(memberWorkflow, move);
};

/** Checks, in the transaction of a change, that its caller is in the team, or leads it. */
export const checkMember = (startupId: string, userId: string, role?: TeamRole): Write => ({
  ConditionCheck: {
    Key: memberKey(startupId, userId),
    ...conditionOf(asRead({ status: 'member', ...(role && { role }) })),
  },
});

/** Gives a member another part, or says what they do. It fails for a user who is not, or no longer, what they were read as. */
export const partWrite = (
  { startupId, userId, status, role }: StoredMember,
  fields: Partial<Pick<StoredMember, 'role' | 'responsibility' | 'by' | 'at'>>,
): Write => ({
  Update: updateOf(
    memberKey(startupId, userId),
    { set: fields, add: { version: 1 } },
    asRead({ status, role }),
  ),
});

/** Deletes what a user was to a startup. It fails when that has changed since it was read. */
export const deleteMember = ({ startupId, userId, version }: StoredMember): Write => ({
  Delete: { Key: memberKey(startupId, userId), ...conditionOf(asRead({ version })) },
});

/** All who are or were something to a startup. Those who are in the team or invited are few; the others are limited by the invitations. */
const allOf = async (startupId: string): Promise<StoredMember[]> => {
  const { pk, sk } = memberKey(startupId, '');
  const found: StoredMember[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(storedMemberSchema, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :member)',
      ExpressionAttributeValues: { ':pk': pk, ':member': sk },
      ConsistentRead: true,
      Limit: 100,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return found;
};

const RANKS: Readonly<Record<TeamRole, number>> = { lead: 0, member: 1 };
const rankOf = ({ status, role }: StoredMember): string => `${status === 'invited' ? 2 : RANKS[role]}`;
const orderOf = (member: StoredMember): string => `${rankOf(member)}#${member.since}#${member.userId}`;

/** The lead, then the members by when they joined, then those who are invited. */
export const teamOf = async (startupId: string): Promise<StoredMember[]> =>
  (await allOf(startupId))
    .filter(({ status }) => isCurrent(status))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));

/** The names of users by their ids; empty for one whose account is hidden or gone. */
export const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const accounts: Account[] = await getItems(accountSchema, [...new Set(ids)].map(accountKey));
  return new Map(accounts.map((one) => [one.id, isShown(one) ? fullName(one) : '']));
};

/** A member as the team sees them. */
export const shownMember = (
  { userId, role, status, responsibility, since }: StoredMember,
  names: ReadonlyMap<string, string>,
): Member => ({ userId, name: names.get(userId) ?? '', role, status, responsibility, since });

/** Where a list of memberships goes on. */
interface Position {
  readonly since: string;
  readonly startupId: string;
}

/** At most `count` startups in whose team a user is, or to which they are invited, the latest joined first. From an index, which lags a little. */
export const membershipsOf = async (
  userId: string,
  count: number,
  before?: Position,
): Promise<StoredMember[]> => {
  const { items } = await queryItems(storedMemberSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${LIST} = :pk${before ? ` AND ${SINCE} < :before` : ''}`,
    ExpressionAttributeValues: {
      ':pk': listPartition('startup-member', 'ofUser', { userId }),
      ...(before && { ':before': `${before.since}#${before.startupId}` }),
    },
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

/** How many startups of one user are read at once: all that are not closed, and as many others. */
export const MOST_READ = 2 * STARTUP.most;
