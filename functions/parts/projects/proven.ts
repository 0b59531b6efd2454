import type { Write } from '#functions/core/transaction.ts';
import { addProven, provenOf, removeProven } from '#functions/parts/profile/proven.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { PROVEN_MONTHS } from '#shared/features/projects/rules.ts';
import type { ProjectVersion } from '#shared/features/projects/version.ts';
import type { ProjectRecord } from './repository.ts';

const monthsLater = (at: Date, months: number): string => {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString();
};

/** The writes of the skills that a verified submission proves, each for 24 months. */
export const provenWrites = (
  { id: proofId, userId }: Pick<ProjectRecord, 'id' | 'userId'>,
  { title, number: submission }: ProjectVersion,
  skills: readonly string[],
  rubricVersion: number,
  now: Date,
): Write[] =>
  addProven(
    userId,
    skills.map((skill) => ({
      ...{ skill, kind: 'project', proofId, title, issuer: PRODUCT, rubricVersion, submission },
      ...{ provenAt: now.toISOString(), validUntil: monthsLater(now, PROVEN_MONTHS) },
    })),
  );

/** The writes that take back what a submission proved. */
export const unprovenWrites = async (
  userId: string,
  projectId: string,
  submission: number,
): Promise<Write[]> =>
  removeProven(
    userId,
    (await provenOf(userId)).filter((one) => one.proofId === projectId && one.submission === submission),
  );
