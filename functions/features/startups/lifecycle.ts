import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { uncountStartup } from '#functions/parts/startups/counts.ts';
import { deleteStartup } from '#functions/parts/startups/delete.ts';
import { checkMember, memberWrite, teamOf } from '#functions/parts/startups/members.ts';
import { deleteDraft, getStartup, statusWrite } from '#functions/parts/startups/repository.ts';
import { missingForLaunch } from '#shared/features/startups/launch.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';
import { current, type LoadedStartup, limitChanges, noStartup, notPossible, requireOpen } from './change.ts';

interface Deciding {
  readonly startup: StoredStartup;
  readonly team: readonly StoredMember[];
}

/**
 * Lets the lead decide about a startup as it is, and again when its team has changed meanwhile. `stepsOf` throws for what is not
 * possible. The caller must still be the lead.
 */
const decide = (
  { startup: { id }, member: { userId } }: LoadedStartup,
  stepsOf: (deciding: Deciding) => Steps,
): Promise<void> =>
  retrying(
    async () => {
      const [startup, team] = await Promise.all([getStartup(id), teamOf(id)]);
      if (!startup) throw noStartup();
      const checks = { lead: checkMember(id, userId, 'lead') };
      try {
        await transact(checks, stepsOf({ startup, team }));
      } catch (error) {
        if (isRefused<typeof checks>(error) && error.failed.lead) throw noStartup();
        throw error;
      }
    },
    (error) => error instanceof TransactionFailed,
  ).catch((error: unknown) => {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  });

/** Launches a draft that has what it needs. */
export const launch: Handler<typeof startups.launch, LoadedStartup> = async ({ record, account, now }) => {
  await limitChanges(account, now);
  await decide(record, ({ startup }) => {
    requireOpen(startup);
    if (startup.status !== 'draft') throw notPossible(STARTUP_ERRORS.notDraft);
    const missing = missingForLaunch(startup);
    if (missing) throw new AppError('invalid_input', { fields: missing });
    const fields = { launchedAt: now.toISOString() };
    return { startup: statusWrite(startup, { to: 'active', user: account.id, now, fields }) };
  });
  return current(record.startup.id, account.id);
};

/** Closes a startup with what was learned. Invitations that wait end with it, and it counts for no member any more. */
export const close: Handler<typeof startups.close, LoadedStartup> = async ({
  record,
  body: { learned },
  account,
  now,
}) => {
  await limitChanges(account, now);
  await decide(record, ({ startup, team }) => {
    requireOpen(startup);
    if (startup.status === 'draft') throw notPossible('A draft is deleted, or launched first.');
    const invited = team.filter(({ status }) => status === 'invited');
    const members = team.filter(({ status }) => status === 'member');
    const fields = { learned, closedAt: now.toISOString(), invited: 0 };
    return {
      startup: statusWrite(startup, { to: 'closed', user: account.id, now, fields }),
      invitations: invited.map((one) =>
        memberWrite(one, { to: 'removed', by: 'lead', user: account.id, now }),
      ),
      counts: members.map(({ userId }) => uncountStartup(userId)),
    };
  });
  return current(record.startup.id, account.id);
};

/** Deletes a draft with all that belongs to it. */
export const discard: Handler<typeof startups.discard, LoadedStartup> = async ({ record, account, now }) => {
  await limitChanges(account, now);
  const { id } = record.startup;
  await decide(record, ({ startup, team }) => {
    if (startup.status !== 'draft') throw notPossible(STARTUP_ERRORS.onlyDrafts);
    const members = team.filter(({ status, userId }) => status === 'member' && userId !== account.id);
    return {
      startup: deleteDraft(startup),
      counts: [account.id, ...members.map(({ userId }) => userId)].map(uncountStartup),
    };
  });
  await deleteStartup(id);
  return { id };
};
