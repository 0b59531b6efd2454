import { type APIRequestContext, type BrowserContext, expect } from 'playwright/test';
import type { User } from '#shared/features/users/schema.ts';
import { poolAddress } from './address.ts';
import { confirmationLink } from './mail.ts';
import { asOperator, isOperator } from './operator.ts';
import { type NewPerson, storePerson } from './storedPerson.ts';

export type Person = User & { password: string };

export const PASSWORD = 'a flock of thin feathers';

/** Signs up a user through the API, which makes a user in Cognito. */
const register = async (request: APIRequestContext, options: NewPerson): Promise<void> => {
  const { role = 'student', firstName = 'Ada', lastName = 'Byron', confirmed, onboarded } = options;
  const email = await poolAddress();
  const response = await request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, firstName, lastName, role },
  });
  expect(response.status(), await response.text()).toBe(201);
  const user = (await response.json()) as User;
  if (confirmed) await confirm(request, user);
  if (onboarded) await onboard(request, user, onboarded === true ? [] : onboarded.skills);
};

/** Makes a user and applies the options. The session cookie stays in this context. */
export const signUp = async (context: BrowserContext, options: NewPerson = {}): Promise<Person> => {
  if (options.inPool || !isOperator()) await register(context.request, options);
  else await storePerson(context, options);
  const user = await signedInUser(context.request);
  if (!user) throw new Error('The new user is not signed in.');
  return { ...user, password: PASSWORD };
};

/** Confirms an address directly in the table: a few tests prove the mail, the others need not wait for one. */
const confirmInTable = async ({ id, email }: User): Promise<void> => {
  await asOperator();
  const confirmations = await import('#functions/parts/auth/confirmations.ts');
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
const confirm = (request: APIRequestContext, user: User): Promise<void> =>
  isOperator() ? confirmInTable(user) : confirmAddress(request, user.email);

const onboard = async (request: APIRequestContext, user: User, skills: string[]): Promise<void> => {
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
