import type { Candidate } from '#shared/features/fairness-tally.ts';

/** Gives an employer’s company its figures for a quarter, in the local stack's table. */
export const figuresFor = async (
  employerId: string,
  quarter: string,
  candidates: readonly Candidate[],
): Promise<void> => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir === undefined) throw new Error('Only the local stage has a table to write to.');
  const [{ connectLocal, readRuntime }, membership, repository, { tally }] = await Promise.all([
    import('#functions/commands/endpoints.ts'),
    import('#functions/features/companies/membership.ts'),
    import('#functions/features/fairness/repository.ts'),
    import('#shared/features/fairness-tally.ts'),
  ]);
  connectLocal(readRuntime(dataDir));
  const companyId = await membership.companyIdOf(employerId);
  if (companyId === undefined) throw new Error('The employer has no company.');
  await repository.storeFigures(companyId, tally(candidates), quarter, new Date());
};
