import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { type ProvenSkill, provenSkillSchema } from '#shared/features/projects/proven-skill.ts';
import { PROVEN_MONTHS } from '#shared/features/projects/rules.ts';
import type { ProjectVersion } from '#shared/features/projects/version.ts';
import type { ProjectRecord } from './repository.ts';

const recordSchema = provenSkillSchema.extend({
  userId: z.string(),
  /** The submission that proves it. */
  submission: z.number().int(),
});

/** The most skills of one user that are read. */
const READ = 500;

/** The skills that projects of a user prove, also those that have expired. */
export const provenSkillsOf = async (userId: string): Promise<z.infer<typeof recordSchema>[]> => {
  const { items } = await queryItems(recordSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('proven-skill', { userId, skill: '', projectId: '' }).pk },
    ConsistentRead: true,
    Limit: READ,
  });
  return items;
};

/** Those of some proven skills that are still recorded, at most 100. */
export const proofsNow = (
  userId: string,
  proofs: readonly Pick<ProvenSkill, 'skill' | 'projectId'>[],
): Promise<ProvenSkill[]> =>
  getItems(
    provenSkillSchema,
    proofs.map(({ skill, projectId }) => keyOf('proven-skill', { userId, skill, projectId })),
    true,
  );

const monthsLater = (at: Date, months: number): string => {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString();
};

/** The writes of the skills that a verified submission proves, each for 24 months. */
export const provenWrites = (
  { id: projectId, userId }: Pick<ProjectRecord, 'id' | 'userId'>,
  { title, number: submission }: ProjectVersion,
  skills: readonly string[],
  rubricVersion: number,
  now: Date,
): Write[] =>
  skills.map((skill) => {
    const proven: ProvenSkill = {
      ...{ skill, projectId, title, rubricVersion },
      ...{ provenAt: now.toISOString(), validUntil: monthsLater(now, PROVEN_MONTHS) },
    };
    return {
      Put: { Item: { ...itemOf('proven-skill', { ...proven, userId }), ...proven, userId, submission } },
    };
  });

/** The writes that take back what a submission proved. */
export const unprovenWrites = async (
  userId: string,
  projectId: string,
  submission: number,
): Promise<Write[]> =>
  (await provenSkillsOf(userId))
    .filter((proven) => proven.projectId === projectId && proven.submission === submission)
    .map(({ skill }) => ({ Delete: { Key: keyOf('proven-skill', { userId, skill, projectId }) } }));
