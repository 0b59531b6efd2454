import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { getTrustedIssuers, replaceTrustedIssuers } from '#functions/parts/trusted-issuers/repository.ts';
import { trustedIssuers } from '#shared/features/trusted-issuers/routes.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';

const get: Handler<typeof trustedIssuers.get> = () => getTrustedIssuers();

const named = (issuers: readonly TrustedIssuer[]): Readonly<Record<string, string>> =>
  Object.fromEntries(issuers.map(({ name, address }) => [address, name]));

/** Those of the first list that the second does not have under the same name. */
const without = (issuers: readonly TrustedIssuer[], others: readonly TrustedIssuer[]): TrustedIssuer[] =>
  issuers.filter((one) => !others.some(({ name, address }) => name === one.name && address === one.address));

/** Replaces the list. The audit log names the issuers that came and went. */
const set: Handler<typeof trustedIssuers.set> = async ({ body: { issuers, version }, account, now }) => {
  const before = await getTrustedIssuers();
  if (before.version !== version) throw new AppError('conflict');
  const at = now.toISOString();
  const list = { issuers, version: version + 1, changedAt: at };
  const fact = {
    at,
    actor: auditUserOf(account),
    action: 'set_trusted_issuers',
    target: { id: 'trusted-issuers', name: 'Trusted issuers' },
    reason: '',
    before: named(without(before.issuers, issuers)),
    after: named(without(issuers, before.issuers)),
  } as const;
  try {
    await auditedTransaction(fact, { list: replaceTrustedIssuers(list) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return list;
};

/** The list of issuers whose credentials count. */
export const handler = serve(trustedIssuers, { handlers: { get, set } });
