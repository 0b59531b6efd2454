import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from 'playwright/test';
import type { Role } from '#shared/contract.ts';
import type { User } from '#shared/features/users.ts';
import { confirmationLink } from './mail.ts';

/** Options for the user a test needs. The default is a student who has just signed up. */
export interface NewPerson {
  role?: Role;
  firstName?: string;
  lastName?: string;
  /** Has opened the link of the confirmation mail. */
  confirmed?: boolean;
  /** Has completed onboarding, with these `skills` if given. */
  onboarded?: boolean | { skills: string[] };
}

export type Person = User & { password: string };

export const PASSWORD = 'a flock of thin feathers';

/** An unused email address. */
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Signs up a user through the API and applies the options. The session cookie stays in this context. */
export const signUp = async (request: APIRequestContext, options: NewPerson = {}): Promise<Person> => {
  const { role = 'student', firstName = 'Ada', lastName = 'Byron', confirmed, onboarded } = options;
  const response = await request.post('/api/auth/signup', {
    data: { email: newAddress(), password: PASSWORD, firstName, lastName, role },
  });
  expect(response.status(), await response.text()).toBe(201);
  let user = (await response.json()) as User;
  if (confirmed) {
    await confirm(request, user);
    user = { ...user, emailConfirmed: true };
  }
  if (onboarded) user = await onboard(request, user, onboarded === true ? [] : onboarded.skills);
  return { ...user, password: PASSWORD };
};

/** Confirms an address directly in the local stack's table: a few tests prove the mail, the others need not wait for one. */
const confirmLocally = async ({ id, email }: User, dataDir: string): Promise<void> => {
  const [{ connectLocal, readRuntime }, confirmations] = await Promise.all([
    import('#functions/commands/endpoints.ts'),
    import('#functions/features/auth/confirmations.ts'),
  ]);
  connectLocal(readRuntime(dataDir));
  const now = new Date();
  await confirmations.confirmAddress(await confirmations.confirmationLinks.create({ id, email }, now), now);
};

/** Opens the link of the confirmation mail, as far as the API is concerned. */
export const confirmAddress = async (request: APIRequestContext, email: string): Promise<void> => {
  const link = await confirmationLink(request, email);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const response = await request.post('/api/auth/confirm', { data: { token } });
  expect(response.ok(), await response.text()).toBe(true);
};

/** Confirms a user's address. */
const confirm = (request: APIRequestContext, user: User): Promise<void> => {
  const dataDir = process.env.E2E_DATA_DIR;
  return dataDir === undefined ? confirmAddress(request, user.email) : confirmLocally(user, dataDir);
};

const onboard = async (request: APIRequestContext, user: User, skills: string[]): Promise<User> => {
  const { firstName, lastName, email } = user;
  const response = await request.post('/api/users', {
    data: {
      firstName,
      lastName,
      email,
      phone: '+44 20 7946 0000',
      dateOfBirth: '2001-12-10',
      profileData: { skills },
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as User;
};

/** Signs in a user through the API. The session cookie stays in this context. */
export const signIn = async (
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<User> => {
  const response = await request.post('/api/auth/signin', { data: { email, password } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as User;
};

/** Returns the user who is signed in in this context. */
export const signedInUser = async (request: APIRequestContext): Promise<User | null> =>
  ((await (await request.get('/api/auth/session')).json()) as { user: User | null }).user;
