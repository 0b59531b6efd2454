import { FilterConfig } from 'cognito-local/lib/services/filter.js';
import { attributeValue } from 'cognito-local/lib/services/userPoolService.js';
import { userToResponseObject } from 'cognito-local/lib/targets/responses.js';
import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { type Operation, parse, requirePool, requireUser, username } from '../pool.ts';
import type { StoredUser } from '../store.ts';

const listUsersRequest = z.object({
  UserPoolId: z.string(),
  Filter: z.string().max(256).optional(),
  Limit: z.number().int().min(1).max(60).default(60),
  PaginationToken: z.string().min(1).optional(),
});

const attribute = (name: string) =>
  FilterConfig.caseInsensitive<StoredUser>(({ Attributes }) => attributeValue(name, Attributes));

/** The attributes that Cognito can search by and the product gives its users. */
const filters = new FilterConfig<StoredUser>({
  username: FilterConfig.caseSensitive(({ Username }) => Username),
  sub: FilterConfig.caseSensitive(({ Username }) => Username),
  email: attribute('email'),
  given_name: attribute('given_name'),
  family_name: attribute('family_name'),
  'cognito:user_status': FilterConfig.caseInsensitive(({ UserStatus }) => UserStatus),
  status: FilterConfig.caseSensitive(({ Enabled }) => (Enabled ? 'Enabled' : 'Disabled')),
});

const matcher = (filter: string | undefined): ((user: StoredUser) => boolean) => {
  try {
    return filters.parse(filter);
  } catch (error) {
    throw new AwsError(
      'InvalidParameterException',
      error instanceof Error ? error.message : 'Invalid filter',
    );
  }
};

/** ListUsers, in the order of their user names; the token is the last user name of the page before. */
export const listUsers: Operation = async (pool, body) => {
  const { UserPoolId, Filter, Limit, PaginationToken } = parse(listUsersRequest, body);
  requirePool(pool, UserPoolId);
  const found = pool.store
    .after(PaginationToken ?? '')
    .filter(matcher(Filter))
    .take(Limit + 1)
    .toArray();
  const page = found.slice(0, Limit);
  const last = found.length > Limit ? page.at(-1)?.Username : undefined;
  return { Users: page.map(userToResponseObject), ...(last && { PaginationToken: last }) };
};

const groupsRequest = z.object({ UserPoolId: z.string(), Username: username });

/** AdminListGroupsForUser. The one of cognito-local finds nothing when the user is named by e-mail address. */
export const adminListGroupsForUser: Operation = async (pool, body) => {
  const { UserPoolId, Username } = parse(groupsRequest, body);
  requirePool(pool, UserPoolId);
  const groups = pool.store.groupsOf(requireUser(pool, Username).Username);
  return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId })) };
};
