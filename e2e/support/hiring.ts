import type { Plan } from '#shared/features/companies/plan-names.ts';
import type { User } from '#shared/features/users/schema.ts';
import { asOperator } from './operator.ts';

/**
 * Makes users who signed up as employers approved members of a verified company with an open posting, in the local stack's
 * table. Returns the posting's id.
 */
export const hiringFor = async (
  employers: readonly User[],
  title: string,
  plan: Plan = 'growth',
): Promise<string> => {
  await asOperator();
  const [
    { updateItem },
    { updateOf },
    { accountKey },
    { storeCompany },
    { someOpportunity },
    { storePosting },
  ] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/update.ts'),
    import('#functions/core/account.ts'),
    import('#functions/scenarios/company.ts'),
    import('#functions/scenarios/opportunity.ts'),
    import('#functions/scenarios/posting.ts'),
  ]);
  for (const { id } of employers) await updateItem(updateOf(accountKey(id), { set: { approved: true } }));
  const company = await storeCompany(employers, { name: 'Harbour & Co', plan });
  const posting = someOpportunity({ companyId: company.id, title, skills: ['React'] });
  await storePosting(posting, employers[0]?.id ?? '');
  return posting.id;
};

/** Stores a number of new users who have just applied for a posting. */
export const manyApplyFor = async (opportunityId: string, size: number): Promise<void> => {
  await asOperator();
  const [{ getOpportunity }, { storeApplicant }] = await Promise.all([
    import('#functions/parts/opportunities/repository.ts'),
    import('#functions/scenarios/application.ts'),
  ]);
  const posting = await getOpportunity(opportunityId);
  if (!posting) throw new Error('There is no such posting.');
  const history = [{ status: 'new', at: new Date().toISOString() }] as const;
  await Promise.all(
    Array.from({ length: size }, (_, number) =>
      storeApplicant({ account: { firstName: 'Robin', lastName: `Number ${number}` } }, [
        { posting, history },
      ]),
    ),
  );
};
