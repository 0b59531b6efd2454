import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { type ProvenSkill, provenSkillSchema } from '#shared/core/proven-skill.ts';

// In a partition of their own, and not with the sections of the profile: the policies of the functions that change what a user
// writes do not reach it.

const recordSchema = provenSkillSchema.extend({
  userId: z.string(),
  /** The submission that proves it, of a project. */
  submission: z.number().int().optional(),
});
type ProvenRecord = z.infer<typeof recordSchema>;

/** The most skills of one user that are read. */
const READ = 500;

/**
 * All that is recorded as proven of a user, also what has expired: one query.
 * @param isConsistent without it, the query costs half, and can miss what changed within the last second
 */
export const provenOf = async (userId: string, isConsistent = true): Promise<ProvenRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('proven-skill', { userId, skill: '', proofId: '' }).pk },
    ConsistentRead: isConsistent,
    Limit: READ,
  });
  return items;
};

/** Those of some proven skills that are still recorded, at most 100. */
export const proofsNow = (
  userId: string,
  proofs: readonly Pick<ProvenSkill, 'skill' | 'proofId'>[],
): Promise<ProvenSkill[]> =>
  getItems(
    provenSkillSchema,
    proofs.map(({ skill, proofId }) => keyOf('proven-skill', { userId, skill, proofId })),
    true,
  );

/** The writes that record what is proven of a user; the same again changes nothing. */
export const addProven = (
  userId: string,
  proven: readonly (ProvenSkill & { readonly submission?: number })[],
): Write[] =>
  proven.map((one) => ({
    Put: { Item: { ...itemOf('proven-skill', { ...one, userId }), ...one, userId } },
  }));

/** The writes that take back what is recorded as proven of a user; what is not recorded is left out of account. */
export const removeProven = (
  userId: string,
  proven: readonly Pick<ProvenSkill, 'skill' | 'proofId'>[],
): Write[] =>
  proven.map(({ skill, proofId }) => ({
    Delete: { Key: keyOf('proven-skill', { userId, skill, proofId }) },
  }));
