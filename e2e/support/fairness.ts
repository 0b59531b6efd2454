import type { Candidate } from '#shared/features/fairness/tally.ts';
import { asOperator } from './operator.ts';

/** Gives an employer’s company its figures for a quarter, in the table. */
export const figuresFor = async (
  employerId: string,
  quarter: string,
  candidates: readonly Candidate[],
): Promise<void> => {
  await asOperator();
  const [membership, repository, { tally }] = await Promise.all([
    import('#functions/parts/companies/membership.ts'),
    import('#functions/features/fairness/repository.ts'),
    import('#shared/features/fairness/tally.ts'),
  ]);
  const companyId = await membership.companyIdOf(employerId);
  if (companyId === undefined) throw new Error('The employer has no company.');
  await repository.storeFigures(companyId, tally(candidates), quarter, new Date());
};
