import type { User } from '#shared/features/users.ts';

/**
 * Makes users who signed up as employers approved members of a verified company with an open posting, in the local stack's
 * table. Returns the posting's id.
 */
export const hiringFor = async (employers: readonly User[], title: string): Promise<string> => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir === undefined) throw new Error('Only the local stage has a table to write to.');
  const [{ connectLocal, readRuntime }, companies, opportunities, table, account] = await Promise.all([
    import('#functions/commands/endpoints.ts'),
    import('#functions/testing/companies.ts'),
    import('#functions/testing/opportunities.ts'),
    import('#functions/core/table.ts'),
    import('#functions/core/account.ts'),
  ]);
  connectLocal(readRuntime(dataDir));
  for (const { id } of employers)
    await table.updateItem({
      Key: account.accountKey(id),
      UpdateExpression: 'SET approved = :yes',
      ExpressionAttributeValues: { ':yes': true },
    });
  const company = await companies.storedCompany(employers, { name: 'Harbour & Co' });
  const posting = opportunities.someOpportunity({ companyId: company.id, title, skills: ['React'] });
  await companies.stored(posting, employers[0]?.id ?? '');
  return posting.id;
};
