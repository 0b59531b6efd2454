import { randomUUID } from 'node:crypto';
import { confirmAddress, confirmationLinks } from '#functions/parts/auth/confirmations.ts';
import type { Role } from '#shared/core/contract.ts';
import type { User } from '#shared/features/users/schema.ts';
import { Browser } from './api.ts';
import { PASSWORD } from './password.ts';
import { asOperator } from './stack.ts';

/** An address that no account has. */
export const newEmail = (): string => `${randomUUID()}@people.fledge.test`;

/** What a sign-up sends. */
export const signUpBody = (given: Partial<{ email: string; password: string; role: Role }> = {}) => ({
  email: newEmail(),
  password: PASSWORD,
  firstName: 'Robin',
  lastName: 'Example',
  phone: '',
  dateOfBirth: '',
  profileData: { isOnboardingComplete: false as const },
  ...given,
});

/** What onboarding sends. */
export const onboardingBody = (email: string, profileData: Record<string, unknown> = {}) => ({
  firstName: 'Robin',
  lastName: 'Example',
  email,
  phone: '+49 30 1234567',
  dateOfBirth: '2003-05-17',
  profileData: { skills: ['React', 'TypeScript'], ...profileData },
});

/** A user with an account, signed in in a separate browser. */
export interface Person {
  browser: Browser;
  user: User;
  email: string;
}

/** Signs up a user: the address is not confirmed, nothing is filled in, roles that need approval wait for it. */
export const signUp = async (role: Role = 'student'): Promise<Person> => {
  const browser = new Browser();
  const body = signUpBody({ role });
  const { body: user } = await browser.call('auth.signUp', { body });
  return { browser, user, email: body.email };
};

/** Confirms the address of an account without a mail, as its link does. */
const confirmWithoutMail = async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<void> => {
  asOperator();
  const now = new Date();
  await confirmAddress(await confirmationLinks.create({ id, email }, now), now);
};

/** A user whose address is confirmed. */
export const confirmedPerson = async (role: Role = 'student'): Promise<Person> => {
  const person = await signUp(role);
  await confirmWithoutMail(person.user);
  return { ...person, user: { ...person.user, emailConfirmed: true } };
};

/** Signs in from another browser, or the given one. */
export const signIn = async (
  email: string,
  password: string = PASSWORD,
  remember = false,
  browser = new Browser(),
) => {
  const answer = await browser.call('auth.signIn', { body: { email, password, remember } });
  return { browser, answer };
};
