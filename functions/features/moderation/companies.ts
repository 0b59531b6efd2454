import * as z from 'zod';
import { getAccount, statusOf } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { moveWrite } from '#functions/core/move.ts';
import type { SettingReader } from '#functions/core/settings.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { type DecisionContext, decisionContext, rejectAccount } from '#functions/parts/admin/decisions.ts';
import {
  companyKey,
  getCompany,
  ownCompany,
  type StoredCompany,
  searchCompanies,
} from '#functions/parts/companies/repository.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';
import type { moderation } from '#shared/features/moderation/routes.ts';
import { INDEXES } from '#shared/records.ts';
import { openWaitingPostings, returnWaitingPostings } from './waiting-postings.ts';

const placeSchema = z.object({ id: z.string(), name: z.string() });

/** All companies by name, or those that a search finds. */
export const companies: Handler<typeof moderation.companies> = async ({ query, setting }) => {
  const { q = '', status = '', plan = '', cursor, limit } = query;
  const search = { q: q.trim(), status, plan };
  const purpose = `moderation.companies ${JSON.stringify(search)}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, placeSchema);
  const { items, next } = await searchCompanies(search, limit, after);
  return {
    items: await Promise.all(
      items.map(async (company) => ({
        ...(await ownCompany(company, setting)),
        createdAt: company.createdAt,
      })),
    ),
    nextCursor: next ? encodeCursor(purpose, next) : null,
  };
};

/** A company, or 404. */
export const requireCompany = async (id: string): Promise<StoredCompany> => {
  const company = await getCompany(id);
  if (!company) throw new AppError('not_found', { message: 'This company doesn’t exist.' });
  return company;
};

/** Moves a company to another status and writes the audit log, all or nothing. */
const decide = async (
  company: StoredCompany,
  to: 'verified' | 'rejected',
  action: AuditAction,
  { by, reason, now }: DecisionContext,
): Promise<void> => {
  const { id, name, status } = company;
  const remove = ['waitingSince', INDEXES.gsi2.pk, INDEXES.gsi2.sk];
  const move = { key: companyKey(id), from: company, to, by: 'admin', at: now, reason, remove } as const;
  const fact = {
    at: now.toISOString(),
    actor: by,
    action,
    target: { id, name },
    reason,
    before: { status },
    after: { status: to },
  };
  try {
    await auditedTransaction(fact, { company: moveWrite(companyWorkflow, move) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};

const shown = async (id: string, setting: SettingReader): Promise<OwnCompany> =>
  ownCompany(await requireCompany(id), setting);

/**
 * Verifies a company, approves the account of who created it, and opens its postings in review as far as its plan has
 * room. Repeating it does what an interruption left undone.
 */
export const verify: Handler<typeof moderation.verify> = async ({ params, body, account, setting, now }) => {
  const company = await requireCompany(params.id);
  const context = decisionContext(account, body.reason, now);
  if (company.status !== 'verified') await decide(company, 'verified', 'verify_company', context);
  const creator = company.createdBy === undefined ? undefined : await getAccount(company.createdBy);
  if (creator?.role === 'employer' && ['pending', 'rejected'].includes(statusOf(creator)))
    await approveAccount(creator, context);
  await openWaitingPostings(company.id, now);
  return shown(company.id, setting);
};

/** Rejects a company and the waiting account of who created it. Its postings in review become drafts again. */
export const reject: Handler<typeof moderation.reject> = async ({ params, body, account, setting, now }) => {
  const company = await requireCompany(params.id);
  const context = decisionContext(account, body.reason, now);
  if (company.status !== 'rejected') await decide(company, 'rejected', 'reject_company', context);
  const creator = company.createdBy === undefined ? undefined : await getAccount(company.createdBy);
  if (creator?.role === 'employer' && statusOf(creator) === 'pending') await rejectAccount(creator, context);
  await returnWaitingPostings(company.id, body.reason, now);
  return shown(company.id, setting);
};

/** Sets a company's plan. What is open beyond a smaller one stays open. */
export const setPlan: Handler<typeof moderation.setPlan> = async ({
  params,
  body: { plan },
  account,
  setting,
  now,
}) => {
  const company = await requireCompany(params.id);
  if (company.plan === plan) return ownCompany(company, setting);
  const { by } = decisionContext(account, '', now);
  const { id, name } = company;
  const fact = {
    at: now.toISOString(),
    actor: by,
    action: 'set_plan' as const,
    target: { id, name },
    reason: '',
    before: { plan: company.plan },
    after: { plan },
  };
  try {
    await auditedTransaction(fact, {
      company: {
        Update: updateOf(
          companyKey(id),
          { set: { plan } },
          { condition: '#plan = :before', names: { '#plan': 'plan' }, values: { ':before': company.plan } },
        ),
      },
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return shown(id, setting);
};
