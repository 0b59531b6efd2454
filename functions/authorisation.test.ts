import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, suspend } from '#functions/features/users/standing.ts';
import { ROLES, type Role, type Route } from '#shared/contract.ts';
import { allRoutes, type RouteId } from '#shared/routes.ts';
import { Browser } from './testing/api.ts';
import { confirmedPerson, type Person, signIn, signUp } from './testing/people.ts';
import { asOperator } from './testing/stack.ts';

/*
 * Every route as everybody, generated from the contract: what is expected follows from `access`, `owner` and
 * `confirmed` alone, so a route that is added is tested from its first day, and a guard that goes missing shows.
 */

const people = {} as Record<Role | 'pending admin' | 'suspended' | 'unconfirmed' | 'somebody else', Person>;

beforeAll(async () => {
  asOperator();
  const made = await Promise.all(ROLES.map(async (role) => [role, await confirmedPerson(role)] as const));
  Object.assign(people, Object.fromEntries(made));
  people['pending admin'] = await confirmedPerson('admin');
  people['somebody else'] = await confirmedPerson('student');
  people.unconfirmed = await signUp('student');
  people.suspended = await confirmedPerson('student');
  await approve(people.admin.user.id);
  await suspend(people.suspended.user.id);
});

/** The person's browser; where the route is going to end the session, one with a session of its own. */
const browserOf = async ({ browser, email, user }: Person, id: RouteId): Promise<Browser> =>
  id === 'auth.signOut' && user.id !== people.suspended.user.id
    ? (await signIn(email)).browser
    : browser.copy();

/** Signs in again whom a route has signed out everywhere. */
const signInAgain = async () => {
  for (const [who, person] of Object.entries(people))
    if (who !== 'suspended') person.browser = (await signIn(person.email)).browser;
};

/** Input that passes a route's schema as far as strings do, with the given person as the record's owner. */
const inputFor = (route: Route, ownerId: string) => {
  const fill = (part: 'params' | 'body') => {
    const shape = (route[part] as { shape?: object } | undefined)?.shape ?? {};
    return Object.fromEntries(
      Object.keys(shape).map((name) => [
        name,
        route.owner?.in === part && route.owner.field === name ? ownerId : 'nothing-with-this-id',
      ]),
    );
  };
  return { params: fill('params'), body: fill('body') };
};

/** Status and code of a refusal, or 'in' when the caller got past the guards. */
const outcome = async (browser: Browser, id: RouteId, route: Route, ownerId: string): Promise<string> => {
  const { status, text } = await browser.call(id, inputFor(route, ownerId) as never);
  // A public sign-in answers 401 itself, about the password.
  if (status !== 401 && status !== 403) return 'in';
  const { code } = JSON.parse(text);
  return code === 'invalid_credentials' ? 'in' : `${status} ${code}`;
};

const takes = ({ access }: Route, role: Role) =>
  access === 'public' || access === 'signed-in' || access.includes(role);

describe.each(allRoutes)('$id', ({ id, route }) => {
  const isPublic = route.access === 'public';
  if (id === 'auth.signOutEverywhere') afterAll(signInAgain);

  test('logged out', async () => {
    const expected = isPublic ? 'in' : '401 unauthenticated';
    expect(await outcome(new Browser(), id, route, 'nobody')).toBe(expected);
  });

  test.each(ROLES)('%s, with a record of their own', async (role) => {
    const { user } = people[role];
    const answer = await outcome(await browserOf(people[role], id), id, route, user.id);
    expect(answer).toBe(takes(route, role) ? 'in' : '403 forbidden');
  });

  test('an admin who waits for approval has no power of an admin', async () => {
    const { user } = people['pending admin'];
    const onlyForAdmins = Array.isArray(route.access) && route.access.includes('admin');
    const allowed = takes(route, 'admin') ? 'in' : '403 forbidden';
    const expected = onlyForAdmins ? '403 approval_pending' : allowed;
    const browser = await browserOf(people['pending admin'], id);
    expect(await outcome(browser, id, route, user.id)).toBe(expected);
  });

  test('somebody suspended, with the session from before', async () => {
    const { browser, user } = people.suspended;
    expect(await outcome(browser.copy(), id, route, user.id)).toBe(isPublic ? 'in' : '401 unauthenticated');
  });

  if (route.owner)
    test.each([...ROLES, 'pending admin'] as const)("%s, with another person's record", async (who) => {
      const { browser } = people[who];
      const answer = await outcome(browser.copy(), id, route, people['somebody else'].user.id);
      expect(answer).toBe(who === 'admin' && route.owner?.adminReads ? 'in' : '403 forbidden');
    });

  if (route.confirmed)
    test('somebody who has not confirmed their address', async () => {
      const { browser, user } = people.unconfirmed;
      expect(await outcome(browser.copy(), id, route, user.id)).toBe('403 email_unconfirmed');
    });
});
