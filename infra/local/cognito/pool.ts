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

/** The context of every operation. */
export interface Pool {
  readonly settings: Settings;
  readonly store: Store;
  /** The local clock, epoch milliseconds. */
  now(): number;
  sendMail(mail: CognitoMail): void | Promise<void>;
  /** Invokes the trigger's function with the event and returns its result; rejects with the function's error. */
  invokeTrigger(functionArn: string, event: object): Promise<unknown>;
  /** Runs one task at a time. Every read-modify-write of a user runs in here; nothing slow does. */
  exclusive<T>(work: () => T | Promise<T>): Promise<T>;
}

export type Operation = (pool: Pool, request: Record<string, unknown>) => Promise<object>;

/** Cognito's constraints on a user name in a request. */
export const username = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().max(2048).default('') }));

/** Parses a request; a malformed one is an InvalidParameterException that names the member. */
export const parse = <T extends z.ZodType>(schema: T, request: unknown): z.infer<T> => {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AwsError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
};

export const poolRequest = z.object({ UserPoolId: z.string() });
export const userRequest = poolRequest.extend({ Username: username });

/** An administrator's operation: parses its request and refuses one for another pool (ResourceNotFoundException). */
export const adminOperation =
  <T extends typeof poolRequest>(
    schema: T,
    run: (pool: Pool, request: z.infer<T>) => object | Promise<object>,
  ): Operation =>
  async (pool, body) => {
    const request = parse(schema, body);
    if (request.UserPoolId !== pool.settings.id) {
      throw new AwsError('ResourceNotFoundException', `User pool ${request.UserPoolId} does not exist.`);
    }
    return run(pool, request);
  };

/** ResourceNotFoundException unless the template has this client. */
export const requireClient = (pool: Pool, clientId: string): Client => {
  const client = pool.settings.clients.get(clientId);
  if (client) return client;
  throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
};

export const userNotFound = () => new AwsError('UserNotFoundException', 'User does not exist.');

/** UserNotFoundException for an unknown user. Only for administrators' operations, which may reveal it. */
export const requireUser = (pool: Pool, name: string): StoredUser => {
  const user = pool.store.find(name);
  if (user) return user;
  throw userNotFound();
};

/** Changes a user and the time of its last change. */
export const updateUser = (
  pool: Pool,
  name: string,
  change: (user: StoredUser) => Partial<StoredUser>,
): Promise<void> =>
  pool.exclusive(() => {
    const user = requireUser(pool, name);
    pool.store.save({ ...user, ...change(user), UserLastModifiedDate: new Date(pool.now()) });
  });

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

/** A queue of one: each task starts when the previous one has settled. */
export const createQueue = (): Pool['exclusive'] => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};
