import { statusOf } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listKey } from '#functions/core/keys.ts';
import { move } from '#functions/core/move.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { replyRecordOf } from '#functions/parts/applications/reply-counts.ts';
import { getMembership, isMember } from '#functions/parts/companies/membership.ts';
import {
  allKey,
  companyKey,
  getCompany,
  ownCompany,
  type StoredCompany,
} from '#functions/parts/companies/repository.ts';
import { openPosition, openRowsOf } from '#functions/parts/opportunities/rows.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import type { CompanyFields, companies } from '#shared/features/companies/routes.ts';
import { companyWorkflow } from '#shared/features/companies/rules.ts';

const requireCompany = async (id: string): Promise<StoredCompany> => {
  const company = await getCompany(id);
  if (!company) throw new AppError('not_found', { message: 'This company doesn’t exist.' });
  return company;
};

const changed = (cause?: unknown) =>
  new AppError('conflict', { message: 'The company was changed elsewhere since you opened it.', cause });

/** Saves the entries of a rejected company, which then waits for verification again. */
const saveAndWait = (company: StoredCompany, fields: CompanyFields, at: Date): Promise<void> => {
  const waitingSince = at.toISOString();
  const { id } = company;
  const set = {
    ...fields,
    waitingSince,
    ...listKey('company', 'waiting', { id, waitingSince }),
    ...allKey({ id, name: fields.name }),
  };
  return move(companyWorkflow, {
    key: companyKey(id),
    from: company,
    to: 'unverified',
    by: 'member',
    at,
    set,
  });
};

const saveFields = async ({ id, version }: StoredCompany, fields: CompanyFields): Promise<void> => {
  const set = { ...fields, ...allKey({ id, name: fields.name }) };
  try {
    await updateItem(updateOf(companyKey(id), { set, add: { version: 1 } }, asRead({ version })));
  } catch (error) {
    throw error instanceof ConditionFailed ? changed(error) : error;
  }
};

/** A company. Plan and numbers are only for its members and for admins. */
export const get: Handler<typeof companies.get> = async ({ params, viewer, setting }) => {
  const [company, account, replies] = await Promise.all([
    requireCompany(params.id),
    viewer(),
    replyRecordOf({ companyId: params.id }),
  ]);
  const isAdmin = account?.role === 'admin' && statusOf(account) === 'active';
  const inside = isAdmin || (account?.role === 'employer' && (await isMember(account.id, company.id)));
  const { plan, openLimit, counts, reason, ownBranding, ...fields } = await ownCompany(company, setting);
  const shown = { ...fields, ...(replies && { replies }) };
  return inside ? { ...shown, plan, openLimit, counts, reason, ownBranding } : shown;
};

/** The company of the signed-in employer, and the one that the employer asked to join. */
export const mine: Handler<typeof companies.mine> = async ({ account, setting }) => {
  const membership = await getMembership(account.id);
  const company = membership && (await getCompany(membership.companyId));
  if (!company) return { company: null, requested: null };
  return membership.status === 'member'
    ? { company: await ownCompany(company, setting), requested: null }
    : { company: null, requested: company };
};

/** The open opportunities of a company. Those past their deadline are left out before the hourly run ends them. */
export const openings: Handler<typeof companies.openings> = async ({ params, query, now }) => {
  const { cursor, limit } = query;
  const purpose = `companies.openings ${params.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, openPosition);
  if (after === undefined) await requireCompany(params.id);
  const found = await openRowsOf(params.id, limit + 1, after);
  const page = pageFrom(found, limit, ({ postedAt, id }) => encodeCursor(purpose, { postedAt, id }));
  return { ...page, items: page.items.filter(({ deadline }) => !isPast(deadline, earliestDay(now))) };
};

/** Saves a company's entries. The name of a verified company is what was verified, so it stays. */
export const save: Handler<typeof companies.save, StoredCompany> = async ({ record, body, setting, now }) => {
  const { version, ...fields } = body;
  if (version !== record.version) throw changed();
  if (record.status === 'verified' && fields.name !== record.name)
    throw new AppError('invalid_input', {
      fields: { name: 'The name of a verified company can’t be changed. Contact us if it has changed.' },
    });
  await (record.status === 'rejected' ? saveAndWait(record, fields, now) : saveFields(record, fields));
  return ownCompany(await requireCompany(record.id), setting);
};
