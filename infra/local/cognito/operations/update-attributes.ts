import { attributesAppend, attributesInclude } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod';
import {
  attributeList,
  checkAttributes,
  type Operation,
  parse,
  requirePool,
  requireUser,
  username,
} from '../pool.ts';

const request = z.object({ UserPoolId: z.string(), Username: username, UserAttributes: attributeList });

/** AdminUpdateUserAttributes. A new address counts as unverified unless the same request says otherwise. */
export const adminUpdateUserAttributes: Operation = async (pool, body) => {
  const { UserPoolId, Username, UserAttributes } = parse(request, body);
  requirePool(pool, UserPoolId);
  checkAttributes(pool, UserAttributes, 'update');
  const unverified =
    attributesInclude('email', UserAttributes) && !attributesInclude('email_verified', UserAttributes);
  const changes = unverified
    ? [...UserAttributes, { Name: 'email_verified', Value: 'false' }]
    : UserAttributes;
  await pool.exclusive(() => {
    const user = requireUser(pool, Username);
    pool.store.save({
      ...user,
      Attributes: attributesAppend(user.Attributes, ...changes),
      UserLastModifiedDate: new Date(pool.now()),
    });
  });
  return {};
};
