import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { TransactionFailed, transact } from '#functions/core/table.ts';
import { joinWrites, memberOf } from '#functions/parts/companies/membership.ts';
import { companyItem, ownCompany, storedCompanySchema } from '#functions/parts/companies/repository.ts';
import { adoptPostings } from '#functions/parts/opportunities/adopt.ts';
import type { companies } from '#shared/features/companies/routes.ts';

/** Creates a company on the first plan, with the employer as its first member and the owner's drafts so far as its own. */
export const create: Handler<typeof companies.create> = async ({ account, body, now }) => {
  const createdAt = now.toISOString();
  const Item = companyItem({
    ...body,
    id: newId(),
    status: 'unverified',
    plan: 'startup',
    createdAt,
    createdBy: account.id,
  });
  try {
    await transact([
      ...joinWrites(Item.id, memberOf(account, 'member', createdAt)),
      { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    ]);
  } catch (error) {
    throw error instanceof TransactionFailed && error.failed[0] === true
      ? new AppError('already_in_company')
      : error;
  }
  const company = storedCompanySchema.parse(Item);
  await adoptPostings(account.id, company, now);
  return ownCompany(company);
};
