import { randomBytes, randomUUID } from 'node:crypto';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Pool } from './pool.ts';
import type { Client } from './settings.ts';
import type { StoredUser } from './store.ts';

const ALGORITHM = 'RS256';
let keys: ReturnType<typeof generateKeyPair> | undefined;

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/**
 * The tokens of a sign-in, signed with a key that exists as long as the process and is not published: they prove nothing
 * outside this machine. The refresh token is not stored, since no flow takes one.
 */
export const issueTokens = async (pool: Pool, user: StoredUser, client: Client) => {
  const { settings, store } = pool;
  keys ??= generateKeyPair(ALGORITHM);
  const { privateKey } = await keys;
  const now = Math.floor(pool.now() / 1000);
  const groups = store.groupsOf(user.Username);
  const sign = (claims: JWTPayload, lifetime: number) =>
    new SignJWT({
      ...claims,
      sub: user.Username,
      ...(groups.length > 0 && { 'cognito:groups': groups }),
      auth_time: now,
      jti: randomUUID(),
      iss: `https://cognito-idp.${settings.region}.amazonaws.com/${settings.id}`,
      iat: now,
      exp: now + lifetime,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: 'local' })
      .sign(privateKey);
  const attributes = Object.fromEntries(user.Attributes.map(({ Name, Value }) => [Name, Value]));
  const idClaims = {
    ...attributes,
    email_verified: attributes.email_verified === 'true',
    'cognito:username': user.Username,
    token_use: 'id',
    aud: client.id,
  };
  const accessClaims = {
    username: user.Username,
    token_use: 'access',
    client_id: client.id,
    scope: 'aws.cognito.signin.user.admin',
  };
  const { AccessTokenValidity, IdTokenValidity, TokenValidityUnits: units } = client;
  const accessLifetime = AccessTokenValidity * SECONDS[units.AccessToken ?? 'hours'];
  return {
    AccessToken: await sign(accessClaims, accessLifetime),
    IdToken: await sign(idClaims, IdTokenValidity * SECONDS[units.IdToken ?? 'hours']),
    RefreshToken: randomBytes(256).toString('base64url'),
    TokenType: 'Bearer',
    ExpiresIn: accessLifetime,
  };
};
