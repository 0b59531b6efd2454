import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { adminOperation, poolRequest } from '../pool.ts';
import { attributeOf, type StoredUser } from '../store.ts';
import { publicUser } from './users.ts';

const request = poolRequest.extend({
  Filter: z.string().max(256).optional(),
  Limit: z.int().min(0).max(60).default(60),
  PaginationToken: z.string().min(1).optional(),
});

type Field = (user: StoredUser) => string | undefined;

/** What Cognito can filter by. These are compared with case, attributes and `cognito:user_status` without. */
const CASE_SENSITIVE: ReadonlyMap<string, Field> = new Map([
  ['username', ({ Username }) => Username],
  ['sub', ({ Username }) => Username],
  ['status', ({ Enabled }) => (Enabled ? 'Enabled' : 'Disabled')],
] satisfies [string, Field][]);
const ATTRIBUTES = ['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'];
const CASE_INSENSITIVE: ReadonlyMap<string, Field> = new Map([
  ['cognito:user_status', ({ UserStatus }) => UserStatus],
  ...ATTRIBUTES.map((name): [string, Field] => [name, (user) => attributeOf(user, name)]),
]);

const FILTER = /^\s*"?(?<name>[\w:]+)"?\s*(?<operator>\^?=)\s*"(?<value>(?:[^"\\]|\\.)*)"\s*$/;

/** The condition of a filter such as `email = "a@b.c"` or `given_name ^= "Jo"`; InvalidParameterException for others. */
const conditionOf = (filter: string | undefined): ((user: StoredUser) => boolean) => {
  if (!filter) return () => true;
  const { name = '', operator, value = '' } = FILTER.exec(filter)?.groups ?? {};
  const sensitive = CASE_SENSITIVE.get(name);
  const field = sensitive ?? CASE_INSENSITIVE.get(name);
  if (!field) throw new AwsError('InvalidParameterException', `Error while parsing filter: ${filter}`);
  const folded = (text: string) => (sensitive ? text : text.toLowerCase());
  const wanted = folded(value.replaceAll(/\\(.)/g, '$1'));
  return (user) => {
    const actual = field(user);
    if (actual === undefined) return false;
    return operator === '=' ? folded(actual) === wanted : folded(actual).startsWith(wanted);
  };
};

/** Users in the order of their user names; the token is the last user name of the page before. */
export const listUsers = adminOperation(request, (pool, { Filter, Limit, PaginationToken }) => {
  const limit = Limit || 60;
  const found = pool.store
    .after(PaginationToken ?? '')
    .filter(conditionOf(Filter))
    .take(limit + 1)
    .toArray();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1)?.Username : undefined;
  return { Users: page.map(publicUser), ...(last && { PaginationToken: last }) };
});
