import * as oidc from 'openid-client';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { emailSchema } from '#shared/features/users/schema.ts';
import { cachedValue } from './cached-value.ts';
import type { Flow } from './flow.ts';
import { clientSecret } from './secret.ts';
import { SignInRefused } from './sign-in-refusal.ts';

const GOOGLE = 'https://accounts.google.com';
/** Google answers within a second or not at all. A callback may ask it three times, and a function has ten seconds. */
const TIMEOUT_SECONDS = 2;

/** Throws `not_found` in a stage without Google sign-in. */
export const assertConfigured = (): void => {
  if (env('GOOGLE_CLIENT_ID') === '')
    throw new AppError('not_found', { message: 'Google sign-in isn’t available.' });
};

const isLocal = () => env('STAGE') === 'local';
/** Only the local stand-in may be called without TLS. */
const relaxations = () => (isLocal() ? [oidc.allowInsecureRequests] : []);

/** Google's endpoints, from its discovery document. */
const metadata = cachedValue(async () => {
  const issuer = new URL(isLocal() ? env('GOOGLE_ISSUER') : GOOGLE);
  const found = await oidc.discovery(issuer, env('GOOGLE_CLIENT_ID'), undefined, undefined, {
    execute: relaxations(),
    timeout: TIMEOUT_SECONDS,
  });
  return found.serverMetadata();
});

/** Google's signing keys, cached between requests. */
let keys: oidc.ExportedJWKSCache | undefined;

/** The client configuration at a time: the token's times are compared with the request's time, not the machine's. */
const configurationAt = async (now: Date): Promise<oidc.Configuration> => {
  const [server, secret] = await Promise.all([metadata.get(), clientSecret.get()]);
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  const configuration = new oidc.Configuration(
    server,
    env('GOOGLE_CLIENT_ID'),
    { [oidc.clockSkew]: skew },
    oidc.ClientSecretPost(secret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  // The token comes from Google over TLS; its signature is checked nevertheless.
  oidc.enableNonRepudiationChecks(configuration);
  for (const relax of relaxations()) relax(configuration);
  if (keys) oidc.setJwksCache(configuration, keys);
  return configuration;
};

/** The redirect URI, which the operator must have registered with Google. */
const callbackUrl = () => new URL('/api/auth/google/callback', env('SITE_URL'));

/** The URL of Google's account chooser. Throws when Google or the secret is unavailable. */
export const authorizationUrl = async ({ state, nonce, verifier }: Flow, now: Date): Promise<string> =>
  oidc.buildAuthorizationUrl(await configurationAt(now), {
    redirect_uri: callbackUrl().href,
    scope: 'openid email profile',
    // On a shared computer another user may be signed in to Google.
    prompt: 'select_account',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  hd: z.string().optional(),
});

/** A user's identity at Google. */
export interface GoogleIdentity {
  /** Google's id of the account, which stays the same when the address changes. */
  readonly sub: string;
  readonly email: string;
  /** Google has verified the address at some time. */
  readonly verified: boolean;
  /** Google hosts the mailbox, so the address belongs to the user now: Gmail, or a Workspace (claim `hd`). */
  readonly authoritative: boolean;
  readonly names: { readonly given: string; readonly family: string };
}

const identityOf = (claims: z.infer<typeof claimsSchema>): GoogleIdentity => {
  const { sub, email, email_verified: verified, given_name, family_name, name, hd } = claims;
  return {
    sub,
    email,
    verified,
    authoritative: verified && (hd !== undefined || email.endsWith('@gmail.com')),
    names: { given: given_name ?? name ?? '', family: family_name ?? '' },
  };
};

/**
 * The identity in a callback's answer. Exchanges the code and checks the token: issuer, audience, times, nonce,
 * signature. Throws what `openid-client` throws, and `SignInRefused` for claims that are not valid for an account.
 */
export const fetchIdentity = async (
  query: Readonly<Record<string, string | undefined>>,
  { state, nonce, verifier }: Flow,
  now: Date,
): Promise<GoogleIdentity> => {
  const answer = callbackUrl();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) answer.searchParams.set(name, value);
  const configuration = await configurationAt(now);
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  keys = oidc.getJwksCache(configuration) ?? keys;
  const claims = claimsSchema.safeParse(tokens.claims());
  if (!claims.success) throw new SignInRefused('failed', 'claims that no account could have');
  return identityOf(claims.data);
};
