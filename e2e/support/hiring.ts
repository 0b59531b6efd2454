import { updateOf } from '#functions/core/update.ts';
import type { User } from '#shared/features/users/schema.ts';
import { asOperator } from './operator.ts';

/** The table of the stage under test, for what no user can do through the API. */
const operatorsTable = async () => {
  await asOperator();
  return import('#functions/core/table.ts');
};

/**
 * Makes users who signed up as employers approved members of a verified company with an open posting, in the local stack's
 * table. Returns the posting's id.
 */
export const hiringFor = async (employers: readonly User[], title: string): Promise<string> => {
  const [table, companies, opportunities, account] = await Promise.all([
    operatorsTable(),
    import('#functions/testing/companies.ts'),
    import('#functions/testing/opportunities.ts'),
    import('#functions/core/account.ts'),
  ]);
  for (const { id } of employers)
    await table.updateItem(updateOf(account.accountKey(id), { set: { approved: true } }));
  const company = await companies.storedCompany(employers, { name: 'Harbour & Co' });
  const posting = opportunities.someOpportunity({ companyId: company.id, title, skills: ['React'] });
  await companies.stored(posting, employers[0]?.id ?? '');
  return posting.id;
};

/** Stores applications of a number of new users for a posting. */
export const manyApplyFor = async (opportunityId: string, size: number): Promise<void> => {
  const [table, { storeAccount }, { applicationItem }, { countMoves }, { posterName }, { getOpportunity }] =
    await Promise.all([
      operatorsTable(),
      import('#functions/testing/signed-in.ts'),
      import('#functions/parts/applications/repository.ts'),
      import('#functions/parts/applications/applicant-counts.ts'),
      import('#functions/parts/applications/reply-counts.ts'),
      import('#functions/parts/opportunities/repository.ts'),
    ]);
  const posting = await getOpportunity(opportunityId);
  if (!posting) throw new Error('There is no such posting.');
  const of = { opportunityId, poster: posterName(posting) };
  const at = new Date().toISOString();
  const store = async (number: number) => {
    const { id: userId } = await storeAccount({ firstName: 'Robin', lastName: `Number ${number}` });
    const card = { university: '', major: '', graduationYear: '', location: '', experience: '', skills: [] };
    await table.transact({
      application: {
        Put: {
          Item: applicationItem({
            userId,
            ...of,
            status: 'new',
            appliedAt: at,
            updatedAt: at,
            history: [{ status: 'new', at, by: 'applicant' }],
            opportunity: { type: 'job', title: 'Harbour Pilot', company: 'Harbour & Co', location: 'Remote' },
            card: { name: `Robin Number ${number}`, ...card },
          }),
        },
      },
      counts: countMoves([{ ...of, userId, from: undefined, to: 'new' }]),
    });
  };
  await Promise.all(Array.from({ length: size }, (_, number) => store(number)));
};
