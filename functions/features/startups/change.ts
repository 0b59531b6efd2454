import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Refused, type Steps } from '#functions/core/transaction.ts';
import { checkMember, getMember, teamOf } from '#functions/parts/startups/members.ts';
import { checkOpen, getStartup, isClosed } from '#functions/parts/startups/repository.ts';
import { STARTUP_CHANGES, STARTUP_ERRORS, type TeamRole } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import type { StoredMember, StoredStartup } from '#shared/features/startups/stored.ts';
import { shownStartup } from './view.ts';

const LIMIT = { name: 'startup-changes', ...STARTUP_CHANGES };

/** A startup, and what the caller of a route about it is to it. */
export interface LoadedStartup {
  readonly startup: StoredStartup;
  readonly member: StoredMember;
}

/** A startup for the routes of its team; undefined for a caller who was never anything to it. */
export const loadStartup = async (id: string, userId: string): Promise<LoadedStartup | undefined> => {
  const [startup, member] = await Promise.all([getStartup(id), getMember(id, userId)]);
  return startup && member && { startup, member };
};

/** 409 for what cannot be done with a startup as it is. */
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** 404 as for a startup that does not exist: the caller is no longer in its team. */
export const noStartup = () => new AppError('not_found', { message: 'This startup doesn’t exist.' });

export const stale = (cause?: unknown) =>
  new AppError('conflict', { message: STARTUP_ERRORS.stale, ...(cause !== undefined && { cause }) });

/** Why a startup did not take one more of something: it was closed meanwhile, or has as many as it may have. */
export const closedOrFull = async (id: string, message: string): Promise<AppError> => {
  const startup = await getStartup(id);
  return !startup || isClosed(startup)
    ? notPossible(STARTUP_ERRORS.closed)
    : new AppError('limit_reached', { message });
};

/** Counts a change against the caller’s limit. */
export const limitChanges = ({ id }: Account, now: Date): Promise<void> => limitRequests(LIMIT, id, now);

/** Throws 409 for a startup that is closed. */
export const requireOpen = (startup: StoredStartup): void => {
  if (isClosed(startup)) throw notPossible(STARTUP_ERRORS.closed);
};

/** What a failed transaction means, by its failed steps; undefined for a conflict. */
type Meaning<S extends Steps> = (
  failed: Refused<S>['failed'],
) => AppError | undefined | Promise<AppError | undefined>;

/** Makes the writes, and answers those that are refused with what it means. */
export const attempt = async <S extends Steps>(steps: S, meaning: Meaning<S>): Promise<void> => {
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<S>(error)) throw error;
    throw (await meaning(error.failed)) ?? stale(error);
  }
};

/** The same for what the caller may do as a member of a team that is open, or as its lead: the startup is among the steps or only checked. */
export const changeInTeam = async <S extends Steps>(
  { startup, member }: LoadedStartup,
  steps: S,
  { role, meaning }: { readonly role?: TeamRole; readonly meaning?: Meaning<S> } = {},
): Promise<void> => {
  const inTeam = checkMember(startup.id, member.userId, role);
  const open = 'startup' in steps ? undefined : checkOpen(startup.id);
  const checks = { inTeam, open };
  try {
    await transact(checks, steps);
  } catch (error) {
    if (isRefused<typeof checks>(error) && error.failed.inTeam) throw noStartup();
    if (isRefused<typeof checks>(error) && error.failed.open) throw notPossible(STARTUP_ERRORS.closed);
    if (!isRefused<S>(error)) throw error;
    throw (await meaning?.(error.failed)) ?? stale(error);
  }
};

/** A startup as a member sees it now. */
export const current = async (id: string, userId: string): Promise<Startup> => {
  const [startup, member, team] = await Promise.all([getStartup(id), getMember(id, userId), teamOf(id)]);
  if (!startup || member?.status !== 'member') throw noStartup();
  return shownStartup(startup, member, team);
};
