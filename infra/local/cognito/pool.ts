import * as z from 'zod';
import { AwsError } from '../aws.ts';
import type { Client, Settings } from './settings.ts';
import type { Store, StoredUser } from './store.ts';

export interface CognitoMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What every operation works with. */
export interface Pool {
  readonly settings: Settings;
  readonly store: Store;
  /** The local clock, epoch milliseconds. */
  now(): number;
  sendMail(mail: CognitoMail): void | Promise<void>;
  /** Runs the trigger's function with the event and gives what it returned; rejects with what it threw. */
  invokeTrigger(functionArn: string, event: object): Promise<unknown>;
  /** One at a time: whatever reads a user and then writes what it made of it runs in here. Nothing slow does. */
  exclusive<T>(work: () => T | Promise<T>): Promise<T>;
}

export type Operation = (pool: Pool, request: Record<string, unknown>) => Promise<object>;

/** Cognito's own bounds of a user name in a request. */
export const username = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048).default('') }));

/** Reads a request; a malformed one is an InvalidParameterException that names the member. */
export const parse = <T extends z.ZodType>(schema: T, request: unknown): z.infer<T> => {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AwsError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
};

/** ResourceNotFoundException unless the request is for this pool. */
export const requirePool = (pool: Pool, poolId: string): void => {
  if (poolId !== pool.settings.id) {
    throw new AwsError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
  }
};

/** ResourceNotFoundException unless the template has this client. */
export const requireClient = (pool: Pool, clientId: string): Client => {
  const client = pool.settings.clients.get(clientId);
  if (client) return client;
  throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
};

export const userNotFound = () => new AwsError('UserNotFoundException', 'User does not exist.');

/** UserNotFoundException unless there is such a user. For the operations of administrators, who may know. */
export const requireUser = (pool: Pool, name: string): StoredUser => {
  const user = pool.store.find(name);
  if (user) return user;
  throw userNotFound();
};

/** InvalidParameterException for attributes that the pool does not have or, on an update, that never change. */
export const checkAttributes = (
  pool: Pool,
  attributes: z.infer<typeof attributeList>,
  change: 'create' | 'update',
): void => {
  for (const { Name } of attributes) {
    const mutable = pool.settings.attributes.get(Name);
    if (mutable === undefined) {
      throw new AwsError(
        'InvalidParameterException',
        `user.${Name}: Attribute does not exist in the schema.`,
      );
    }
    if (Name === 'sub' || (change === 'update' && !mutable)) {
      throw new AwsError('InvalidParameterException', `user.${Name}: Attribute cannot be updated.`);
    }
  }
};

/** A queue of one: each piece of work starts when the one before has ended, however it ended. */
export const createQueue = (): Pool['exclusive'] => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};
