import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { approve, suspend } from '#functions/testing/decisions.ts';
import { isOfSite, ROLES, type Role, type Route, SESSION_COOKIE } from '#shared/core/contract.ts';
import type { PlanFeature } from '#shared/core/plan-features.ts';
import { PLANS } from '#shared/features/companies/plan-names.ts';
import { planOpens } from '#shared/features/companies/plans.ts';
import { allRoutes, type RouteId } from '#shared/routes.ts';
import { newId } from './core/ids.ts';
import { type Answer, Browser } from './testing/api.ts';
import { type Member, member } from './testing/members.ts';
import { confirmedPerson, type Person, signIn } from './testing/people.ts';
import { recordOf } from './testing/records.ts';
import { rounds } from './testing/rounds.ts';
import { asOperator } from './testing/stack.ts';

/*
 * Every route as every kind of caller, generated from the contract: what is expected follows from `access`, `approved`,
 * `plan`, `owner`, `record`, `confirmed` and `edge` alone. A new route is tested from the start, and a missing guard fails. A new kind of
 * record needs its fixture in testing/records.ts.
 */

const people = {} as Record<Role | 'suspended' | 'another user', Person>;
const pending = {} as Record<Role, Member>;
/** Approved users without a relation to any record of these tests. */
const strangers = {} as Record<Role, Member>;

/** Approved users who have not confirmed their address. */
const unconfirmed = {} as Record<Role, Member>;

const pendingMember = (role: Role): Promise<Member> => member({ role, approved: false });

beforeAll(async () => {
  asOperator();
  const made = await Promise.all(ROLES.map(async (role) => [role, await confirmedPerson(role)] as const));
  Object.assign(people, Object.fromEntries(made));
  for (const role of ROLES) pending[role] = await pendingMember(role);
  for (const role of ROLES) strangers[role] = await member({ role });
  for (const role of ROLES) unconfirmed[role] = await member({ role, emailConfirmed: false });
  people['another user'] = await confirmedPerson('student');
  people.suspended = await confirmedPerson('student');
  for (const role of ROLES) if (people[role].user.status === 'pending') await approve(people[role].user.id);
  await suspend(people.suspended.user.id);
});

/** The person's browser; where the route ends the session, one with a new session. */
const browserOf = async ({ browser, email, user }: Person, id: RouteId): Promise<Browser> =>
  id === 'auth.signOut' && user.id !== people.suspended.user.id
    ? (await signIn(email)).browser
    : browser.copy();

/** Signs everyone in again after a route ended their sessions. */
const signInAgain = async () => {
  for (const [who, person] of Object.entries(people))
    if (who !== 'suspended') person.browser = (await signIn(person.email)).browser;
};

const TEXT = 'nothing-with-this-id';
/** A value that a field takes: the first of those that it lists, or a text that is no record's id. */
const someValue = (field: z.ZodType | undefined): unknown =>
  field instanceof z.ZodEnum ? field.options[0] : TEXT;

/** The same, or for what takes no text a number, a moment, a time zone or nothing in a list. */
const fittingValue = (field: z.ZodType | undefined): unknown =>
  [someValue(field), 1, '2999-01-01T00:00:00.000Z', 'UTC', []].find(
    (value) => field?.safeParse(value).success,
  ) ?? TEXT;

/**
 * Input that passes a route's schema as far as strings and listed values do, with the given person as the record's owner. Optional fields,
 * which may be something else, are left out.
 */
const inputFor = (route: Route, ownerId: string, valueFor = someValue) => {
  const fill = (part: 'params' | 'body') => {
    const schema = route[part];
    const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
    const needed = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
    return Object.fromEntries(
      needed.map((name) => [
        name,
        route.owner?.in === part && route.owner.field === name ? ownerId : valueFor(shape[name]),
      ]),
    );
  };
  return { params: fill('params'), body: fill('body') };
};

/**
 * Nothing that depends on a person may be cached: only what a route that declares `edge` answers to a visitor without a
 * session, or a page for which the edge leaves the session out, and that sets no cookie.
 */
const checkCaching = ({ status, headers }: Answer<unknown>, route: Route, hadSession: boolean): void => {
  const { edge } = route;
  const isShared = isOfSite(route) || !hadSession;
  const mayBeCached = edge && isShared && status === 200;
  const kept = edge?.immutable ? 'max-age=86400, immutable' : 'max-age=0';
  const ofSession = edge?.immutable && status === 200 ? `private, ${kept}` : 'no-store';
  const expected = mayBeCached ? `public, ${kept}, s-maxage=${edge.seconds}` : ofSession;
  expect(headers.get('cache-control')).toBe(expected);
  if (mayBeCached) expect(headers.getSetCookie()).toEqual([]);
};

/** Status and code of a refusal, or 'in' when the caller got past the guards. */
const outcome = async (
  browser: Browser,
  id: RouteId,
  route: Route,
  ownerId: string,
  valueFor = someValue,
): Promise<string> => {
  const hadSession = browser.cookies.has(SESSION_COOKIE);
  const answer = await browser.call(id, inputFor(route, ownerId, valueFor) as never);
  checkCaching(answer, route, hadSession);
  const { status, text } = answer;
  // A public sign-in answers 401 itself, about the password.
  if (status !== 401 && status !== 403) return 'in';
  const { code } = JSON.parse(text);
  return code === 'invalid_credentials' ? 'in' : `${status} ${code}`;
};

const takes = ({ access }: Route, role: Role) =>
  access === 'public' || access === 'signed-in' || access.includes(role);

const isAboveFirst = (feature: PlanFeature): boolean => !planOpens(PLANS[0], feature);

/** What a caller of this role may expect of a route without `owner`: whether approved or not. */
const expectedOf = (route: Route, role: Role, approved: boolean): string => {
  if (!takes(route, role)) return '403 forbidden';
  const mustBeApproved = route.approved || (role === 'admin' && Array.isArray(route.access));
  if (mustBeApproved && !approved) return '403 approval_pending';
  // These employers have no company, so they are on the first plan; of a record that is not there they get its 404.
  const mustHavePlan = role === 'employer' && !route.record && route.plan?.some(isAboveFirst);
  return mustHavePlan ? '403 plan_required' : 'in';
};

/** Whether a pending account of any role may do less than an approved one. */
const needsApproval = (route: Route): boolean =>
  ROLES.some((role) => expectedOf(route, role, true) !== expectedOf(route, role, false));

const unchanged = new Map<string, ReturnType<typeof recordOf>>();
/** A record of a kind for callers who leave it as it is: they are refused, or only read it. */
const unchangedRecord = (kind: string): ReturnType<typeof recordOf> => {
  const found = unchanged.get(kind) ?? recordOf(kind);
  unchanged.set(kind, found);
  return found;
};

describe.each(allRoutes.map((one, index) => ({ ...one, index })))('$id', ({ id, route, index }) => {
  const isPublic = route.access === 'public';
  if (id === 'auth.signOutEverywhere') afterAll(signInAgain);

  test('logged out', async () => {
    const expected = isPublic ? 'in' : '401 unauthenticated';
    expect(await outcome(new Browser(), id, route, 'nobody')).toBe(expected);
  });

  test.each(ROLES)('%s, approved, with a record of their own', async (role) => {
    const { user } = people[role];
    const answer = await outcome(await browserOf(people[role], id), id, route, user.id);
    expect(answer).toBe(expectedOf(route, role, true));
  });

  // Where an approval makes no difference, one role shows it, and `npm run soak` tries them all.
  const everyNth = needsApproval(route) ? 1 : rounds(ROLES.length, 1);
  const roles = ROLES.filter((_, place) => (place + index) % everyNth === 0);
  test.each(roles)('%s, pending, with a record of their own', async (role) => {
    const { browser, id: userId } = pending[role];
    const own =
      id === 'auth.signOut' || id === 'auth.signOutEverywhere' ? await pendingMember(role) : undefined;
    const answer = await outcome(own?.browser ?? browser.copy(), id, route, own?.id ?? userId);
    expect(answer).toBe(expectedOf(route, role, false));
  });

  test('a suspended user, with the session from before', async () => {
    const { browser, user } = people.suspended;
    expect(await outcome(browser.copy(), id, route, user.id)).toBe(isPublic ? 'in' : '401 unauthenticated');
  });

  if (route.owner)
    test.each([...ROLES, 'pending admin'] as const)("%s, with another user's record", async (who) => {
      const { browser } = who === 'pending admin' ? pending.admin : people[who];
      const answer = await outcome(browser.copy(), id, route, people['another user'].user.id);
      expect(answer).toBe(who === 'admin' && route.owner?.adminReads ? 'in' : '403 forbidden');
    });

  if (route.confirmed)
    test('a user who has not confirmed the address', async () => {
      const [role] = typeof route.access === 'string' ? ROLES : route.access;
      const { browser, id: userId } = unconfirmed[role ?? 'student'];
      expect(await outcome(browser.copy(), id, route, userId, fittingValue)).toBe('403 email_unconfirmed');
    });

  const { record } = route;
  if (!record) return;
  const call = async (browser: Browser, params: Record<string, string>) => {
    const answer = await browser.call(id, { params } as never);
    checkCaching(answer, route, true);
    const { status, text } = answer;
    return { status, text };
  };
  const recordForAdmitted = route.method === 'GET' ? unchangedRecord : recordOf;
  const nobodysRecord = (params: Record<string, string>) => ({ ...params, [record.param]: newId() });

  test('who has one of its relations to the record, and who has another or had one', async () => {
    const { params, parties, former = [] } = await recordForAdmitted(record.kind);
    for (const [relation, { browser }] of parties) {
      const answer = await call(browser, params);
      const admitted = record.relations.includes(relation);
      if (admitted) expect([401, 403, 404]).not.toContain(answer.status);
      else expect(answer).toEqual(await call(browser, nobodysRecord(params)));
    }
    for (const { browser } of former)
      expect(await call(browser, params)).toEqual(await call(browser, nobodysRecord(params)));
    expect(parties.filter(([relation]) => record.relations.includes(relation))).not.toEqual([]);
  });

  test.each(ROLES.filter((role) => takes(route, role)))('%s, a stranger to the record', async (role) => {
    const isAdmitted = role === 'admin' && record.relations.includes('admin');
    const { params } = await (isAdmitted ? recordForAdmitted : unchangedRecord)(record.kind);
    const { browser } = strangers[role];
    const missing = await call(browser, nobodysRecord(params));
    expect(missing.status).toBe(404);
    const answer = await call(browser, params);
    if (isAdmitted) expect(answer.status).not.toBe(404);
    else expect(answer).toEqual(missing);
  });
});
