import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, TransactionFailed } from '#functions/core/transaction.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { countStartup } from '#functions/parts/startups/counts.ts';
import {
  getMember,
  isCurrent,
  memberWrite,
  namesOf,
  newMember,
  shownMember,
} from '#functions/parts/startups/members.ts';
import { teamWrite } from '#functions/parts/startups/repository.ts';
import { withLimit } from '#shared/core/settings.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { FOUNDER_ROLES, STARTUP_ERRORS, STARTUP_INVITATIONS } from '#shared/features/startups/rules.ts';
import { STARTUP_INVITATIONS_A_DAY } from '#shared/features/startups/settings.ts';
import type { StoredMember } from '#shared/features/startups/stored.ts';
import {
  changeInTeam,
  closedOrFull,
  current,
  type LoadedStartup,
  limitChanges,
  requireOpen,
} from './change.ts';

const LIMIT = { name: 'startup-invitations', ...STARTUP_INVITATIONS };

const notInvitable = () => new AppError('invalid_input', { fields: { userId: STARTUP_ERRORS.notInvitable } });

/** Throws 400, the same for all reasons, unless a user can be invited: of others nobody learns why. */
const checkInvitable = async (lead: Account, userId: string): Promise<void> => {
  const account = userId === lead.id ? undefined : await getAccount(userId);
  const isFounder = FOUNDER_ROLES.some((role) => role === account?.role);
  if (!account || !isFounder || statusOf(account) !== 'active' || (await isBlocked(lead.id, userId)))
    throw notInvitable();
};

/** A user who is invited for the first time. */
const invitedFirst = (
  { startup, member }: LoadedStartup,
  userId: string,
  responsibility: string,
  at: string,
): StoredMember => ({
  ...{ startupId: startup.id, userId, role: 'member', status: 'invited', responsibility, since: at },
  ...{ startup: startup.name, by: member.userId, at, version: 1 },
  history: [{ status: 'invited', at, by: 'lead' }],
});

/** Invites a user, who was never invited, or declined, left, or was removed. */
export const invite: Handler<typeof startups.invite, LoadedStartup> = async ({
  record,
  body: { userId, responsibility = '' },
  account,
  setting,
  now,
  setStatus,
}) => {
  const { startup } = record;
  requireOpen(startup);
  const known = await getMember(startup.id, userId);
  if (known && isCurrent(known.status)) {
    setStatus(200);
    return shownMember(known, await namesOf([userId]));
  }
  await limitRequests(withLimit(LIMIT, await setting(STARTUP_INVITATIONS_A_DAY)), account.id, now);
  await checkInvitable(account, userId);
  const fields = { responsibility, startup: startup.name };
  const first = invitedFirst(record, userId, responsibility, now.toISOString());
  const member = known
    ? memberWrite(known, { to: 'invited', by: 'lead', user: account.id, now, fields })
    : newMember(first);
  await changeInTeam(
    record,
    { startup: teamWrite(startup.id, { invited: 1 }), member },
    {
      role: 'lead',
      meaning: (failed) => failed.startup && closedOrFull(startup.id, STARTUP_ERRORS.tooManyInvitations),
    },
  );
  return shownMember(first, await namesOf([userId]));
};

const noInvitation = () => new AppError('not_found', { message: STARTUP_ERRORS.noInvitation });

/** Why an invitation could not be accepted; undefined when it is worth another try. */
const whyNotAccepted = async (id: string, failed: { startup?: unknown; count?: unknown }) => {
  if (failed.startup) return closedOrFull(id, STARTUP_ERRORS.teamFull);
  return failed.count
    ? new AppError('limit_reached', { message: STARTUP_ERRORS.tooManyStartups })
    : undefined;
};

/** Takes a place in the team, once. */
const join = async (id: string, userId: string, now: Date): Promise<void> => {
  const member = await getMember(id, userId);
  if (member?.status === 'member') return;
  if (member?.status !== 'invited') throw noInvitation();
  const steps = {
    startup: teamWrite(id, { members: 1, invited: -1 }),
    member: memberWrite(member, { to: 'member', by: 'self', user: userId, now }),
    count: countStartup(userId),
  };
  try {
    await transact(steps);
  } catch (error) {
    const reason = isRefused<typeof steps>(error) ? await whyNotAccepted(id, error.failed) : undefined;
    throw reason ?? error;
  }
};

/** Takes an invitation from the ones that wait, once. */
const refuse = async (id: string, userId: string, now: Date): Promise<void> => {
  const member = await getMember(id, userId);
  if (member?.status === 'declined') return;
  if (member?.status !== 'invited') throw noInvitation();
  await transact({
    startup: teamWrite(id, { invited: -1 }),
    member: memberWrite(member, { to: 'declined', by: 'self', user: userId, now }),
  });
};

/** Answers an invitation, again when the team has changed in a way that allows it. */
const answered = (answer: () => Promise<void>): Promise<void> =>
  retrying(answer, (error) => error instanceof TransactionFailed).catch((error: unknown) => {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  });

/** Accepts an invitation. */
export const accept: Handler<typeof startups.accept> = async ({ params: { id, userId }, account, now }) => {
  await limitChanges(account, now);
  await answered(() => join(id, userId, now));
  return current(id, userId);
};

/** Declines an invitation. */
export const decline: Handler<typeof startups.decline> = async ({ params: { id, userId }, account, now }) => {
  await limitChanges(account, now);
  await answered(() => refuse(id, userId, now));
  return { id };
};
