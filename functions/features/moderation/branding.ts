import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { decisionContext } from '#functions/parts/admin/decisions.ts';
import { logoKey } from '#functions/parts/companies/logo-record.ts';
import { companyKey, ownCompany } from '#functions/parts/companies/repository.ts';
import type { moderation } from '#shared/features/moderation/routes.ts';
import { requireCompany } from './companies.ts';

/** Removes logo and colour of a company that break the rules. Its members read the reason, and may upload others. */
export const removeBranding: Handler<typeof moderation.removeBranding> = async ({
  params,
  body: { reason },
  account,
  setting,
  now,
}) => {
  const company = await requireCompany(params.id);
  const { id, name, logo, colour } = company;
  if (logo === undefined && colour === undefined) return ownCompany(company, setting);
  const fact = {
    at: now.toISOString(),
    actor: decisionContext(account, reason, now).by,
    action: 'remove_branding' as const,
    target: { id, name },
    reason,
    before: { logo: logo ?? null, colour: colour ?? null },
    after: { logo: null, colour: null },
  };
  const changes = { set: { brandingRemoved: reason }, remove: ['logo', 'colour'] };
  try {
    await auditedTransaction(fact, {
      company: { Update: updateOf(companyKey(id), changes, asRead({ logo, colour })) },
      logo: logo === undefined ? undefined : { Delete: { Key: logoKey(id, logo) } },
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return ownCompany(await requireCompany(id), setting);
};
