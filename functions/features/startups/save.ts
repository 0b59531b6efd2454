import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { countStartup } from '#functions/parts/startups/counts.ts';
import { newMember, roleIn } from '#functions/parts/startups/members.ts';
import { fieldsWrite, newStartup } from '#functions/parts/startups/repository.ts';
import { missingForLaunch } from '#shared/features/startups/launch.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import type { StartupFields } from '#shared/features/startups/schema.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';
import { changeInTeam, current, type LoadedStartup, limitChanges, requireOpen, stale } from './change.ts';
import { shownStartup } from './view.ts';

/** A new draft, and the user who leads it. */
export const draftOf = (
  fields: StartupFields,
  { id: userId }: Pick<Account, 'id'>,
  id: string,
  at: string,
): { startup: StoredStartup; member: StoredMember } => ({
  startup: {
    ...fields,
    ...{ id, status: 'draft', members: 1, invited: 0, documents: 0, learned: '' },
    ...{ createdAt: at, updatedAt: at, fieldsVersion: 1, version: 1 },
    history: [{ status: 'draft', at, by: 'lead', user: userId }],
  },
  member: {
    ...{ startupId: id, userId, role: 'lead', status: 'member', responsibility: '', since: at },
    ...{ startup: fields.name, by: userId, at, version: 1 },
    history: [{ status: 'member', at, by: 'self' }],
  },
});

/** Creates a draft. */
export const create: Handler<typeof startups.create> = async ({ account, body, now }) => {
  await limitChanges(account, now);
  const { startup, member } = draftOf(body, account, newId(), now.toISOString());
  const steps = {
    startup: newStartup(startup),
    member: newMember(member),
    count: countStartup(account.id),
  };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error) || !error.failed.count) throw error;
    throw new AppError('limit_reached', { message: STARTUP_ERRORS.tooManyStartups });
  }
  return shownStartup(startup, member, [member]);
};

/** Changes the fields. What the launch needs stays filled in afterwards. */
export const update: Handler<typeof startups.update, LoadedStartup> = async ({
  record,
  body,
  account,
  now,
}) => {
  const { startup, member } = record;
  const { version, audience = startup.audience, ...given } = body;
  const fields = { ...given, audience };
  requireOpen(startup);
  if (audience !== startup.audience && roleIn(member) !== 'lead')
    throw new AppError('invalid_input', { fields: { audience: STARTUP_ERRORS.leadChooses } });
  const missing = startup.status === 'active' ? missingForLaunch(fields) : undefined;
  if (missing) throw new AppError('invalid_input', { fields: missing });
  await limitChanges(account, now);
  if (startup.fieldsVersion !== version) throw stale();
  await changeInTeam(record, { startup: fieldsWrite(startup, fields, now) });
  return current(startup.id, account.id);
};
