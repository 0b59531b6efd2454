import type { Account } from '#functions/core/account.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { syncCognito } from '#functions/parts/admin/cognito.ts';
import {
  type DecisionContext,
  decisionContext,
  rejectAccount,
  restoreAccount,
  suspendAccount,
} from '#functions/parts/admin/decisions.ts';
import { requireAccount } from '#functions/parts/admin/load.ts';
import type { admin } from '#shared/features/admin/routes.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';

/** Suspends a user: every session ends at once, and Cognito refuses the password. */
export const suspendUser = async (account: Account, context: DecisionContext): Promise<UserStatus> => {
  // The account first: it is what every request reads. Should Cognito fail then, the user is out already.
  const status = await suspendAccount(account, context);
  await syncCognito(account);
  return status;
};

/** Lets a suspended user sign in again. */
export const restoreUser = async (account: Account, context: DecisionContext): Promise<UserStatus> => {
  const status = await restoreAccount(account, context);
  await syncCognito(account);
  return status;
};

type Deciders = typeof admin.suspend | typeof admin.restore | typeof admin.reject | typeof admin.approve;

/** A route that decides about the user it names. */
const decisionRoute =
  <T>(decide: (account: Account, context: DecisionContext) => Promise<T>) =>
  async ({
    params,
    body,
    account,
    now,
  }: Pick<Call<Deciders>, 'params' | 'body' | 'now'> & { account: Account }) => ({
    status: await decide(await requireAccount(params.id), decisionContext(account, body.reason, now)),
  });

/** Suspends a user, with a reason. */
export const suspend: Handler<typeof admin.suspend> = decisionRoute(suspendUser);

/** Restores a suspended user, with a reason. */
export const restore: Handler<typeof admin.restore> = decisionRoute(restoreUser);

/** Approves a waiting user; an admin account may need a second approval. */
export const approve: Handler<typeof admin.approve> = decisionRoute(approveAccount);

/** Rejects a waiting user, with a reason. */
export const reject: Handler<typeof admin.reject> = decisionRoute(rejectAccount);
