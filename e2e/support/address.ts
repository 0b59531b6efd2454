import { createHash, randomUUID } from 'node:crypto';
import { test } from 'playwright/test';
import { asOperator, isOperator } from './operator.ts';

/** An unused email address. */
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Deletes the account of an address, and leaves its user in Cognito to the next sign-up with that address. */
const freeAddress = async (email: string): Promise<void> => {
  await asOperator();
  const [{ accountKey }, { keyOf }, { deleteItem }, { userIdOf }] = await Promise.all([
    import('#functions/core/account.ts'),
    import('#functions/core/keys.ts'),
    import('#functions/core/table.ts'),
    import('#functions/parts/auth/repository.ts'),
  ]);
  const id = await userIdOf(email);
  if (id !== undefined) await deleteItem({ Key: accountKey(id) });
  await deleteItem({ Key: keyOf('email', { email }) });
};

/** How many addresses each test has had, by its id. */
const given = new Map<string, number>();

/**
 * An address to sign up with. On a deployed stage a test has the same ones at each push: Cognito bills each user of a
 * month once.
 */
export const poolAddress = async (): Promise<string> => {
  if (process.env.E2E_URL === undefined || !isOperator()) return newAddress();
  const { testId } = test.info();
  const number = (given.get(testId) ?? 0) + 1;
  given.set(testId, number);
  const name = createHash('sha256').update(`${testId} ${number}`).digest('hex').slice(0, 32);
  const email = `${name}@example.com`;
  await freeAddress(email);
  return email;
};
