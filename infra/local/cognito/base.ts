import { CognitoError } from 'cognito-local/lib/errors.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import { AdminAddUserToGroup } from 'cognito-local/lib/targets/adminAddUserToGroup.js';
import { AdminDeleteUser } from 'cognito-local/lib/targets/adminDeleteUser.js';
import { AdminDisableUser } from 'cognito-local/lib/targets/adminDisableUser.js';
import { AdminEnableUser } from 'cognito-local/lib/targets/adminEnableUser.js';
import { AdminGetUser } from 'cognito-local/lib/targets/adminGetUser.js';
import { AdminRemoveUserFromGroup } from 'cognito-local/lib/targets/adminRemoveUserFromGroup.js';
import * as z from 'zod';
import { AwsError } from '../aws.ts';
import { type Operation, type Pool, parse, requirePool, userNotFound, username } from './pool.ts';

/** cognito-local logs whole users, with their addresses: nothing of it is kept. */
export const silentContext: Context = {
  logger: {
    child: () => silentContext.logger,
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  },
};

/** The part of cognito-local's pool service that the operations below call, over our store. */
const poolService = ({
  settings,
  store,
}: Pool): Pick<
  UserPoolService,
  | 'getUserByUsername'
  | 'saveUser'
  | 'deleteUser'
  | 'getGroupByGroupName'
  | 'addUserToGroup'
  | 'removeUserFromGroup'
> => ({
  getUserByUsername: async (_, name) => store.find(name),
  saveUser: async (_, user) => store.save(user),
  deleteUser: async (_, user) => store.remove(user.Username),
  getGroupByGroupName: async (_, GroupName) =>
    settings.groups.has(GroupName)
      ? { GroupName, CreationDate: new Date(0), LastModifiedDate: new Date(0) }
      : null,
  addUserToGroup: async (_, group, user) => store.join(user.Username, group.GroupName),
  removeUserFromGroup: async (_, group, user) => store.leave(user.Username, group.GroupName),
});

type Services = { clock: { get(): Date }; cognito: CognitoService };
type Target<Request> = (services: Services) => (context: Context, request: Request) => Promise<object>;

const ofUser = z.looseObject({ UserPoolId: z.string(), Username: username });
const ofGroup = ofUser.extend({ GroupName: z.string().min(1) });

/** An operation of cognito-local, run over our store, alone, with its errors in Cognito's words. */
const adopt =
  <T extends typeof ofUser>(request: T, target: Target<z.infer<T>>): Operation =>
  async (pool, body) => {
    const parsed = parse(request, body);
    requirePool(pool, parsed.UserPoolId);
    const cognito = { getUserPool: async () => poolService(pool) } as unknown as CognitoService;
    const run = target({ clock: { get: () => new Date(pool.now()) }, cognito });
    try {
      return await pool.exclusive(() => run(silentContext, parsed));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      throw error.code === 'UserNotFoundException' ? userNotFound() : new AwsError(error.code, error.message);
    }
  };

/** What cognito-local does right, as it stands. */
export const adopted: Readonly<Record<string, Operation>> = {
  AdminGetUser: adopt(ofUser, AdminGetUser),
  AdminDisableUser: adopt(ofUser, AdminDisableUser),
  AdminEnableUser: adopt(ofUser, AdminEnableUser),
  AdminDeleteUser: adopt(ofUser, AdminDeleteUser),
  AdminAddUserToGroup: adopt(ofGroup, AdminAddUserToGroup),
  AdminRemoveUserFromGroup: adopt(ofGroup, AdminRemoveUserFromGroup),
};
