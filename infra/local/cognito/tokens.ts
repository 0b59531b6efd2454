import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import { silentContext } from './base.ts';
import type { Pool } from './pool.ts';
import type { Client } from './settings.ts';
import type { StoredUser } from './store.ts';

// The generator asks its triggers one thing only: whether a PreTokenGeneration function stands in the template.
// settings.ts refuses such a template.
const noTriggers = { enabled: () => false } as unknown as Triggers;

const secondsOf = (token: string): number => {
  const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return exp - iat;
};

/**
 * The tokens of a sign-in, made by cognito-local and signed with the key that it publishes: they prove nothing outside
 * this machine. The refresh token is not kept, since no flow takes one.
 */
export const issueTokens = async (pool: Pool, user: StoredUser, client: Client) => {
  const { settings, store } = pool;
  const generator = new JwtTokenGenerator({ get: () => new Date(pool.now()) }, noTriggers, {
    IssuerDomain: `https://cognito-idp.${settings.region}.amazonaws.com`,
  });
  // It reads any value of email_verified as true, also "false".
  const attributes = user.Attributes.filter(
    ({ Name, Value }) => Name !== 'email_verified' || Value === 'true',
  );
  const tokens = await generator.generate(
    silentContext,
    { ...user, Attributes: attributes },
    store.groupsOf(user.Username),
    {
      ...client,
      ClientId: client.id,
      ClientName: client.id,
      UserPoolId: settings.id,
      CreationDate: user.UserCreateDate,
      LastModifiedDate: user.UserCreateDate,
    },
    undefined,
    'Authentication',
  );
  return { ...tokens, TokenType: 'Bearer', ExpiresIn: secondsOf(tokens.AccessToken) };
};
