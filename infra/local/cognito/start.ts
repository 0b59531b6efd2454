import { type AwsAnswer, AwsError, errorAnswer, jsonAnswer, jsonBody } from '../aws.ts';
import { confirmForgotPassword } from './operations/confirm-forgot-password.ts';
import { adminCreateUser } from './operations/create-user.ts';
import { forgotPassword } from './operations/forgot-password.ts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
} from './operations/groups.ts';
import { adminInitiateAuth } from './operations/sign-in.ts';
import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
} from './operations/users.ts';
import { createQueue, type Operation, type Pool } from './pool.ts';
import { type PoolTemplate, readSettings } from './settings.ts';
import { Store, userPoolFile } from './store.ts';

export interface CognitoOptions extends PoolTemplate, Pick<Pool, 'now' | 'sendMail' | 'invokeTrigger'> {
  /** The folder of `cognito.sqlite`, which stores the users. */
  readonly dataDir: string;
}

export interface Cognito {
  /** Answers one request. `target` is the x-amz-target header. Authorisation happens before. */
  handle(target: string, body: string | Uint8Array): Promise<AwsAnswer>;
  /** Waits for pending writes, then closes the file. */
  close(): Promise<void>;
}

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminInitiateAuth: adminInitiateAuth,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    ConfirmForgotPassword: confirmForgotPassword,
    ForgotPassword: forgotPassword,
  }),
);

/** The operations that browsers may call: Cognito serves them without credentials, and the product uses them. */
export const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(['ForgotPassword', 'ConfirmForgotPassword']);

const SERVICE = 'AWSCognitoIdentityProviderService';
const CONTENT_TYPE = 'application/x-amz-json-1.1';

/** The operation's name in an x-amz-target header; empty for another service. */
export const operationOf = (target: string): string => {
  const [service, operation = ''] = target.split('.', 2);
  return service === SERVICE ? operation : '';
};

/** Serialises times as epoch seconds. */
function seconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? original.getTime() / 1000 : value;
}

/** Starts the template's user pool with the users stored in `dataDir`. Throws when the template needs what is not supported. */
export const startCognito = (options: CognitoOptions): Cognito => {
  const settings = readSettings(options);
  const store = new Store(userPoolFile(options.dataDir));
  const { now, sendMail, invokeTrigger } = options;
  const pool: Pool = { settings, store, now, sendMail, invokeTrigger, exclusive: createQueue() };

  const answer = async (target: string, body: string | Uint8Array): Promise<AwsAnswer> => {
    const operation = OPERATIONS.get(operationOf(target));
    if (!operation) {
      throw new AwsError('UnknownOperationException', `The local user pool does not serve ${target}.`);
    }
    const result = await operation(pool, jsonBody(body));
    return jsonAnswer(200, JSON.parse(JSON.stringify(result, seconds)), CONTENT_TYPE);
  };

  return {
    async handle(target, body) {
      try {
        return await answer(target, body);
      } catch (error) {
        if (error instanceof AwsError) return errorAnswer(error, CONTENT_TYPE);
        throw error;
      }
    },
    async close() {
      await pool.exclusive(() => store.close());
    },
  };
};
