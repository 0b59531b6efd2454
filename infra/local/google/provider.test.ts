import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import type { HttpRequest } from '../http.ts';
import { googleProvider } from './provider.ts';

/*
 * The tests in functions/features/google sign in through this provider with openid-client. Here is what the provider
 * must refuse for those tests to be meaningful.
 */

const time = { now: Date.UTC(2030, 0, 1) };
const handle = googleProvider({
  issuer: 'http://127.0.0.1:1',
  clientId: 'client',
  clientSecret: 'secret',
  redirectUri: 'http://localhost:2/back',
  clock: { now: () => time.now } as Clock,
});

const send = (method: string, path: string, query: object = {}, body: object = {}) =>
  handle({
    method,
    path,
    query: new URLSearchParams({ ...query }).toString(),
    headers: new Headers(),
    body: Buffer.from(new URLSearchParams({ ...body }).toString()),
    clientIp: '127.0.0.1',
    clientPort: 1,
  } satisfies HttpRequest);

const VERIFIER = 'v'.repeat(43);
const REQUEST = {
  client_id: 'client',
  redirect_uri: 'http://localhost:2/back',
  response_type: 'code',
  scope: 'openid email',
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};
const newCode = async (): Promise<string> => {
  const { headers } = await send('POST', '/authorize', REQUEST, { email: 'a@b.example' });
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
};
const exchange = async (given: object) => {
  const { status, body } = await send(
    'POST',
    '/token',
    {},
    {
      grant_type: 'authorization_code',
      client_id: 'client',
      client_secret: 'secret',
      redirect_uri: REQUEST.redirect_uri,
      code_verifier: VERIFIER,
      ...given,
    },
  );
  return { status, answer: JSON.parse(body.toString()) as Record<string, unknown> };
};

test('redirects with a code that can be exchanged once', async () => {
  const code = await newCode();
  expect((await exchange({ code })).answer).toHaveProperty('id_token');
  expect(await exchange({ code })).toEqual({ status: 400, answer: { error: 'invalid_grant' } });
});

test.each([
  ['the wrong secret', { client_secret: 'x' }, 'invalid_client'],
  ['another client', { client_id: 'x' }, 'invalid_client'],
  ['the wrong verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['another address', { redirect_uri: 'http://localhost:2/x' }, 'invalid_grant'],
  ['another kind of grant', { grant_type: 'refresh_token' }, 'invalid_grant'],
  ['an unknown code', { code: 'x' }, 'invalid_grant'],
])('refuses %s', async (_, given, error) => {
  expect((await exchange({ code: await newCode(), ...given })).answer).toEqual({ error });
});

test('refuses a code after a minute', async () => {
  const code = await newCode();
  time.now += 60_000;
  expect((await exchange({ code })).answer).toEqual({ error: 'invalid_grant' });
});

test.each([
  ['another client', { client_id: 'x' }],
  ['an unregistered address', { redirect_uri: 'https://evil.example/back' }],
  ['no PKCE', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['another flow', { response_type: 'token' }],
])('does not redirect a request with %s', async (_, given) => {
  for (const method of ['GET', 'POST']) {
    const answer = await send(method, '/authorize', { ...REQUEST, ...given }, { email: 'a@b.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  }
});
