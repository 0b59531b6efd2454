import * as z from 'zod';
import { keyOf, listPartition } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import { membershipKey, storedMembershipSchema } from '#functions/parts/companies/membership.ts';
import { comparable } from '#shared/features/buddies/rules.ts';

/*
 * Conflicts that profiles, companies and mentorships tell of: a judge does not score the entry of a team with a member whom they
 * mentor or mentored, or who names the same university or company.
 */

const BATCH = 100;
/** The most mentees of one judge that are looked at, the current ones first. */
const MENTEES = 500;

/** What connects a user with others. */
export interface Ties {
  readonly university: string;
  readonly company: string;
  readonly companyId: string | undefined;
}

const NO_TIES: Ties = { university: '', company: '', companyId: undefined };

const profileSchema = z.object({
  pk: z.string(),
  profileData: z
    .object({ university: z.string().default(''), company: z.string().default('') })
    .default({ university: '', company: '' }),
});
const memberSchema = storedMembershipSchema.extend({ pk: z.string() });

const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );

/** The ties of users. */
export const tiesOf = async (userIds: readonly string[]): Promise<(userId: string) => Ties> => {
  const ties = new Map<string, Ties>();
  const ids = [...new Set(userIds)];
  const idsByPartition = new Map(ids.map((userId) => [membershipKey(userId).pk, userId]));
  const add = (pk: string, more: Partial<Ties>): void => {
    const userId = idsByPartition.get(pk);
    if (userId !== undefined) ties.set(userId, { ...(ties.get(userId) ?? NO_TIES), ...more });
  };
  for (const batch of batches(ids)) {
    const [profiles, memberships] = await Promise.all([
      getItems(
        profileSchema,
        batch.map((userId) => keyOf('profile', { userId })),
      ),
      getItems(memberSchema, batch.map(membershipKey)),
    ]);
    for (const { pk, profileData } of profiles)
      add(pk, { university: comparable(profileData.university), company: comparable(profileData.company) });
    for (const { pk, companyId, status } of memberships) if (status === 'member') add(pk, { companyId });
  }
  return (userId) => ties.get(userId) ?? NO_TIES;
};

const mentorshipSchema = z.object({ status: z.string(), mentee: z.object({ id: z.string() }) });

/** Whom a user mentors or mentored. */
export const menteesOf = async (userId: string): Promise<ReadonlySet<string>> => {
  const { items } = await queryItems(mentorshipSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('mentorship', 'ofMentor', { userId }) },
    ScanIndexForward: false,
    Limit: MENTEES,
  });
  return new Set(
    items.flatMap(({ status, mentee }) => (status === 'active' || status === 'ended' ? [mentee.id] : [])),
  );
};

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== '' && one === other;

interface Judge {
  readonly userId: string;
  readonly ties: Ties;
  readonly mentees: ReadonlySet<string>;
}

interface Member {
  readonly userId: string;
  readonly ties: Ties;
}

/** Whether a judge must not score the entry of a team with this member. */
export const areTied = (judge: Judge, member: Member): boolean =>
  judge.userId === member.userId ||
  judge.mentees.has(member.userId) ||
  isSame(judge.ties.university, member.ties.university) ||
  isSame(judge.ties.company, member.ties.company) ||
  isSame(judge.ties.companyId, member.ties.companyId);
