import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { adminOperation, type Pool, requireUser, userRequest } from '../pool.ts';

const membershipRequest = userRequest.extend({ GroupName: z.string().min(1) });

const membershipOperation = (change: (store: Pool['store'], username: string, group: string) => void) =>
  adminOperation(membershipRequest, async (pool, { Username, GroupName }) => {
    if (!pool.settings.groups.has(GroupName))
      throw new AwsError('ResourceNotFoundException', 'Group not found.');
    await pool.exclusive(() => change(pool.store, requireUser(pool, Username).Username, GroupName));
    return {};
  });
export const adminAddUserToGroup = membershipOperation((store, ...membership) => store.join(...membership));
export const adminRemoveUserFromGroup = membershipOperation((store, ...membership) =>
  store.leave(...membership),
);

export const adminListGroupsForUser = adminOperation(userRequest, (pool, { Username }) => {
  const names = pool.store.groupsOf(requireUser(pool, Username).Username);
  return { Groups: names.map((GroupName) => ({ GroupName, UserPoolId: pool.settings.id })) };
});
