import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emailSchema } from '#shared/features/users/schema.ts';
import type { Clock } from '../clock.ts';
import { type HttpRequest, type HttpResponse, json } from '../http.ts';
import { accountPage, refusalPage } from './page.ts';
import { FLAWS, type Flaw, type Person, Signer, subFor } from './tokens.ts';

export interface ProviderOptions {
  /** Its own origin, so that sign-in crosses sites as it does with Google. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The only redirect address that it accepts. */
  readonly redirectUri: string;
  readonly clock: Clock;
}

/** How long a code is valid. */
const CODE_MS = 60_000;

const requestSchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  nonce: z.string().optional(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
});
type AuthorizationRequest = z.infer<typeof requestSchema>;

const answerSchema = z.object({
  email: emailSchema,
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email_verified: z.enum(['true', '']).optional(),
  mailbox: z.enum(['google', 'elsewhere']).default('google'),
  flaw: z.union([z.literal(''), z.enum(FLAWS)]).default(''),
  /** Replaces the id that follows from the address. */
  sub: z.string().optional(),
});

interface Grant {
  readonly request: AuthorizationRequest;
  readonly person: Person;
  readonly flaw: Flaw | undefined;
  readonly until: number;
}

const html = (status: number, body: string): HttpResponse => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }),
  body: Buffer.from(body),
});
const fieldsOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

const personOf = (answer: z.infer<typeof answerSchema>): Person => {
  const { email, given_name, family_name, email_verified, mailbox, sub } = answer;
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    sub: sub ?? subFor(email),
    email,
    email_verified: email_verified === 'true',
    ...(given_name && { given_name }),
    ...(family_name && { family_name }),
    ...(mailbox === 'google' && domain !== 'gmail.com' && { hd: domain }),
  };
};

/**
 * A local OpenID provider in place of Google: discovery, an account form, codes bound to PKCE and the client secret,
 * signed tokens. It refuses what Google refuses, and issues flawed tokens on request.
 */
export const googleProvider = (options: ProviderOptions) => {
  const { issuer, clientId, clientSecret, redirectUri, clock } = options;
  const signer = new Signer();
  const grants = new Map<string, Grant>();

  const discovery = () =>
    json(200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    });

  const requested = (query: string): AuthorizationRequest | string => {
    const { data } = requestSchema.safeParse(fieldsOf(query));
    if (!data) return 'The request is not one for an authorization code with PKCE.';
    if (data.client_id !== clientId) return 'The client is unknown.';
    return data.redirect_uri === redirectUri ? data : 'The redirect address is not registered.';
  };

  const redirectBack = ({ state }: AuthorizationRequest, answer: Record<string, string>): HttpResponse => {
    const query = new URLSearchParams({ ...answer, state, iss: issuer });
    const headers = new Headers({ location: `${redirectUri}?${query}`, 'cache-control': 'no-store' });
    return { status: 303, headers, body: Buffer.alloc(0) };
  };

  const authorize = ({ method, query, body }: HttpRequest): HttpResponse => {
    const request = requested(query);
    if (typeof request === 'string') return html(400, refusalPage(request));
    if (method !== 'POST') return html(200, accountPage());
    const fields = fieldsOf(body.toString());
    if (fields.cancel) return redirectBack(request, { error: 'access_denied' });
    const { data } = answerSchema.safeParse(fields);
    if (!data) return html(400, refusalPage('The account is not valid.'));
    const code = randomBytes(24).toString('base64url');
    const flaw = data.flaw === '' ? undefined : data.flaw;
    grants.set(code, { request, person: personOf(data), flaw, until: clock.now() + CODE_MS });
    return redirectBack(request, { code });
  };

  const token = async (body: string): Promise<HttpResponse> => {
    const {
      client_id,
      client_secret,
      grant_type,
      code = '',
      redirect_uri,
      code_verifier = '',
    } = fieldsOf(body);
    if (client_id !== clientId || client_secret !== clientSecret)
      return json(401, { error: 'invalid_client' });
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const fits =
      grant_type === 'authorization_code' &&
      grant !== undefined &&
      grant.until > clock.now() &&
      grant.request.redirect_uri === redirect_uri &&
      grant.request.code_challenge === challenge;
    if (!fits) return json(400, { error: 'invalid_grant' });
    const { person, flaw, request } = grant;
    return json(200, {
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: request.scope,
      id_token: await signer.idToken({
        issuer,
        clientId,
        nonce: request.nonce,
        person,
        flaw,
        now: clock.now(),
      }),
    });
  };

  return async (request: HttpRequest): Promise<HttpResponse> => {
    switch (`${request.method} ${request.path}`) {
      case 'GET /.well-known/openid-configuration':
        return discovery();
      case 'GET /jwks':
        return json(200, await signer.jwks());
      case 'GET /authorize':
      case 'POST /authorize':
        return authorize(request);
      case 'POST /token':
        return token(request.body.toString());
      default:
        return json(404, { error: 'not_found' });
    }
  };
};
