import type { Route } from '#shared/core/contract.ts';
import { type Account, statusOf } from '../account.ts';
import { recordActivity } from '../activity.ts';
import { AppError } from '../errors.ts';
import { accountOf, tokenIn } from '../session.ts';
import type { ApiMiddleware, ApiRequest } from './request.ts';

/** Whether the account has an admin's rights. */
export const isApprovedAdmin = (account: Account) =>
  account.role === 'admin' && statusOf(account) === 'active';

/**
 * Throws unless the route is for the account's role, and the account approved where it must be: on routes that say so,
 * and for admins on every route that names roles. Signing up as an admin does not give an admin's rights.
 */
const checkAccount = ({ access, approved }: Route, account: Account) => {
  const byRole = access !== 'signed-in' && access !== 'public';
  if (byRole && !access.includes(account.role)) throw new AppError('forbidden');
  if ((approved || (byRole && account.role === 'admin')) && statusOf(account) !== 'active')
    throw new AppError('approval_pending');
};

/** Throws unless the record that the input names belongs to the account. */
const checkOwner = (route: Route, account: Account, input: unknown) => {
  if (!route.owner) return;
  const { field, adminReads } = route.owner;
  const owner = (input as Record<string, unknown>)[field];
  if (owner !== account.id && !(adminReads && isApprovedAdmin(account))) throw new AppError('forbidden');
};

/** Throws unless the address is confirmed where it must be. */
export const checkConfirmed = (route: Route, account: Account) => {
  if (route.confirmed && !account.emailConfirmed) throw new AppError('email_unconfirmed');
};

/**
 * Admits the callers whom the route's `access` and `approved` name: 401 without a session, 403 for any other account.
 * Before the input is read: a caller who may not use the route learns nothing about its input.
 */
export const authorise = (): ApiMiddleware => ({
  name: 'authorise',
  before: async ({ event, internal }) => {
    internal.sessionToken = tokenIn(event.cookies);
    if (internal.route.access === 'public') return;
    internal.account = await accountOf(internal.sessionToken, internal.now);
    if (!internal.account) throw new AppError('unauthenticated');
    checkAccount(internal.route, internal.account);
    if (internal.route.owner?.in === 'params')
      checkOwner(internal.route, internal.account, event.pathParameters ?? {});
  },
});

/**
 * Records that the user is active today, beside the handler's work: the request waits for it only at its end. A request that a
 * later check refuses counts too.
 */
export const trackActivity = (): ApiMiddleware => {
  const settle = async ({ internal }: ApiRequest) => internal.activity;
  return {
    name: 'track-activity',
    before: ({ internal }) => {
      if (internal.account) internal.activity = recordActivity(internal.account.id, internal.now);
    },
    after: settle,
    onError: settle,
  };
};

/** Checks, after validation, whose record the body names and whether the address is confirmed. */
export const authoriseInput = (): ApiMiddleware => ({
  name: 'authorise-input',
  before: ({ internal: { route, account, input } }) => {
    if (!account) return;
    if (route.owner?.in === 'body') checkOwner(route, account, input.body);
    checkConfirmed(route, account);
  },
});
