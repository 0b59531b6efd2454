import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { joinSteps, memberOf } from '#functions/parts/companies/membership.ts';
import { companyItem, ownCompany, storedCompanySchema } from '#functions/parts/companies/repository.ts';
import { adoptPostings } from '#functions/parts/opportunities/adopt.ts';
import type { companies } from '#shared/features/companies/routes.ts';

/** Creates a company on the first plan, with the employer as its first member and the owner's drafts so far as its own. */
export const create: Handler<typeof companies.create> = async ({ account, body, now, setting }) => {
  const createdAt = now.toISOString();
  const Item = companyItem({
    ...body,
    id: newId(),
    status: 'unverified',
    plan: 'startup',
    createdAt,
    createdBy: account.id,
  });
  const steps = {
    ...joinSteps(Item.id, memberOf(account, 'member', createdAt)),
    company: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  };
  try {
    await transact(steps);
  } catch (error) {
    throw isRefused<typeof steps>(error) && error.failed.membership
      ? new AppError('already_in_company')
      : error;
  }
  const company = storedCompanySchema.parse(Item);
  await adoptPostings(account.id, company, now);
  return ownCompany(company, setting);
};
