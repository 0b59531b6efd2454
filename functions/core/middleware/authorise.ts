import type { Access, Route } from '#shared/contract.ts';
import { type Account, statusOf } from '../account.ts';
import { AppError } from '../errors.ts';
import { accountOf, tokenIn } from '../session.ts';
import type { ApiMiddleware } from './request.ts';

const isApprovedAdmin = (account: Account) => account.role === 'admin' && statusOf(account) === 'active';

/** Throws unless the account has a role that the route takes. Nobody gains an admin's power by asking for the role. */
const checkRole = (access: Access, account: Account) => {
  if (access === 'signed-in' || access === 'public') return;
  if (!access.includes(account.role)) throw new AppError('forbidden');
  if (account.role === 'admin' && !isApprovedAdmin(account)) throw new AppError('approval_pending');
};

/** Throws unless the record that the input names belongs to the account. */
const checkOwner = (route: Route, account: Account, input: unknown) => {
  if (!route.owner) return;
  const { field, adminReads } = route.owner;
  const owner = (input as Record<string, unknown>)[field];
  if (owner !== account.id && !(adminReads && isApprovedAdmin(account))) throw new AppError('forbidden');
};

/**
 * Lets in who the route's `access` names: 401 without a session, 403 for the wrong person. Before the input is read, so
 * that a record named in the path answers a stranger alike, whatever else they send.
 */
export const authorise = (): ApiMiddleware => ({
  name: 'authorise',
  before: async ({ event, internal }) => {
    internal.sessionToken = tokenIn(event.cookies);
    if (internal.route.access === 'public') return;
    internal.account = await accountOf(internal.sessionToken, internal.now);
    if (!internal.account) throw new AppError('unauthenticated');
    checkRole(internal.route.access, internal.account);
    if (internal.route.owner?.in === 'params')
      checkOwner(internal.route, internal.account, event.pathParameters ?? {});
  },
});

/** Checks what depends on the body: whose record it names, and whether the address is confirmed. After validation. */
export const authoriseInput = (): ApiMiddleware => ({
  name: 'authorise-input',
  before: ({ internal: { route, account, input } }) => {
    if (!account) return;
    if (route.owner?.in === 'body') checkOwner(route, account, input.body);
    if (route.confirmed && !account.emailConfirmed) throw new AppError('email_unconfirmed');
  },
});
