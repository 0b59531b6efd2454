import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { AppError, messageOf } from '#functions/core/errors.ts';
import { ConditionFailed, putItem, TransactionFailed, transact } from '#functions/core/table.ts';
import { companyIdOf, joinWrites, memberOf } from '#functions/parts/companies/membership.ts';
import { companyItem } from '#functions/parts/companies/repository.ts';
import { commitChange } from '#functions/parts/opportunities/changes.ts';
import {
  getOpportunity,
  opportunityItem,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { idFor } from '#functions/seed/random.ts';
import { recordPages } from './records.ts';

/** The opportunities that are in no poster's list. */
const unlistedPages = () =>
  recordPages('opportunity', z.object({ id: z.string() }), 'attribute_not_exists(createdAt)');

/** Stores the company that a posting names, unless there is one: verified and without a limit, for it was published. */
const storeCompany = async ({ company: name, postedAt }: StoredOpportunity): Promise<string> => {
  const id = idFor('company', name);
  const entries = { name, site: '', sector: '', size: '', place: '', about: '' } as const;
  const Item = companyItem({ ...entries, id, status: 'verified', plan: 'enterprise', createdAt: postedAt });
  try {
    await putItem({ Item, ConditionExpression: 'attribute_not_exists(pk)' });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return id;
};

/** Makes the employer who posted it a member of the company, unless they belong to one. */
const join = async (companyId: string, owner: string, since: string): Promise<void> => {
  const account = await getAccount(owner);
  if (account?.role !== 'employer') return;
  try {
    await transact(joinWrites(companyId, memberOf(account, 'member', since)));
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** The company of an opportunity from before companies: that of who posted it, or the one that it names. */
const companyFor = async (opportunity: StoredOpportunity): Promise<string | null> => {
  const { owner, postedAt } = opportunity;
  const account = owner === undefined ? undefined : await getAccount(owner);
  if (account?.role === 'alumni') return null;
  const existing = owner === undefined ? undefined : await companyIdOf(owner);
  if (existing !== undefined) return existing;
  const companyId = await storeCompany(opportunity);
  if (owner !== undefined) await join(companyId, owner, postedAt);
  return companyId;
};

const list = async (id: string): Promise<boolean> => {
  const before = await getOpportunity(id);
  if (!before || before.createdAt !== undefined) return false;
  const companyId = before.companyId ?? (await companyFor(before));
  const after = { ...before, companyId, createdAt: before.postedAt, version: before.version + 1 };
  const write = {
    Put: {
      Item: opportunityItem(after),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(createdAt) AND version = :version',
      ExpressionAttributeValues: { ':version': before.version },
    },
  };
  await commitChange({ before, after, write });
  return true;
};

/**
 * Brings the opportunities from before companies into the lists of those who posted them, with the company that each
 * names. One at a time, on condition of its version: it can run beside requests, and again. Returns whether all were done.
 */
export const backfillOpportunities = async (report: (line: string) => void): Promise<boolean> => {
  let [listed, failed] = [0, 0];
  for await (const page of unlistedPages())
    for (const { id } of page)
      try {
        if (await list(id)) listed += 1;
      } catch (error) {
        failed += 1;
        const changed = error instanceof AppError && error.code === 'conflict';
        report(`  opportunity ${id} failed: ${changed ? 'it was changed meanwhile' : messageOf(error)}`);
      }
  report(
    `${listed} opportunities listed, ${failed} failed.${failed > 0 ? ' Fix the problems above and run this again.' : ''}`,
  );
  return failed === 0;
};
