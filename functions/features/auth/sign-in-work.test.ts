import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suspend } from '#functions/testing/decisions.ts';
import { freshModule } from '#functions/testing/fresh-module.ts';
import { newEmail, signUp } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';

const { signIn } = await freshModule(() => import('./sign-in.ts'));

/** The requests that Cognito received: a server in its place refuses every sign-in. */
const asked: unknown[] = [];
let cognito: Server;

beforeAll(async () => {
  asOperator();
  cognito = createServer((request, response) => {
    asked.push(request.headers['x-amz-target']);
    response.writeHead(400, { 'x-amzn-errortype': 'NotAuthorizedException' }).end('{}');
  });
  await new Promise<void>((resolve) => cognito.listen(0, '127.0.0.1', resolve));
  const { port } = cognito.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${port}`,
    USER_POOL_CLIENT_ID: 'client',
  });
});
afterAll(() => cognito.close());

it('a sign-in calls Cognito once for any address, so that its duration reveals nothing about the address', async () => {
  const suspended = await signUp();
  await suspend(suspended.user.id);
  for (const email of [newEmail(), (await signUp()).email, suspended.email]) {
    asked.length = 0;
    const attempt = signIn({
      params: undefined,
      query: undefined,
      headers: undefined,
      body: { email, password: 'not-the-password-1', remember: false },
      account: undefined,
      record: undefined,
      viewer: async () => undefined,
      sessionToken: undefined,
      cookie: () => undefined,
      sender: () => '192.0.2.1',
      setting: async ({ initial }) => initial,
      now: new Date(),
      requestId: '',
      setCookie: () => expect.unreachable('no sign-in may succeed'),
      setStatus: () => undefined,
      setHeader: () => undefined,
    });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(asked).toEqual(['AWSCognitoIdentityProviderService.AdminInitiateAuth']);
  }
});
