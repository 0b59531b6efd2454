import { afterAll, beforeAll, expect, it } from 'vitest';
import { cachedValue } from '#functions/features/google/cached-value.ts';
import { errorOutcome } from '#functions/features/google/error-outcome.ts';
import { startFlow } from '#functions/features/google/flow.ts';
import { authorizationUrl, fetchIdentity } from '#functions/features/google/provider.ts';
import { answerGoogle } from '#functions/testing/google.ts';
import { newEmail } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { serveAws } from '#infra/local/aws-endpoint.ts';
import { googleProvider } from '#infra/local/google/provider.ts';
import { type Listener, listen, send } from '#infra/local/http.ts';
import { parameterStore } from '#infra/local/parameters.ts';
import { type Handler, readRequest } from '#infra/local/site-server.ts';

const [CLIENT, PARAMETER, SITE] = ['client', '/fledge/secret', 'http://localhost:1'];

/** What the operator has put into the parameter. */
let secret = 'what Google has given before';
let answer: Handler;
let google: Listener;
let parameters: Listener;

beforeAll(async () => {
  asOperator();
  google = await listen(async (message, response) => {
    const request = await readRequest(message);
    if (request) send(response, await answer(request), message.method);
  }, 0);
  const issuer = `http://127.0.0.1:${google.port}`;
  answer = googleProvider({
    issuer,
    clientId: CLIENT,
    clientSecret: 'what Google has given since',
    redirectUri: `${SITE}/api/auth/google/callback`,
    clock: { now: Date.now, at: (ms) => ms, advance: Date.now, onAdvance: () => undefined },
  });
  parameters = await listen(
    serveAws(parameterStore({ read: () => secret, put: () => false }), () => undefined),
    0,
  );
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_SECRET_PARAMETER: PARAMETER,
    GOOGLE_ISSUER: issuer,
    SITE_URL: SITE,
    AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${parameters.port}`,
  });
});
afterAll(() => Promise.all([google.close(), parameters.close()]));

/** Goes to Google and back: the address that Google returns, or how it ended. */
const comeBack = async (email: string): Promise<string> => {
  const now = new Date();
  const flow = startFlow({ remember: false }, now);
  try {
    const back = await answerGoogle(await authorizationUrl(flow, now), { email });
    const query = Object.fromEntries(new URL(back, SITE).searchParams);
    return (await fetchIdentity(query, flow, now)).email;
  } catch (error) {
    return errorOutcome(error, 'test');
  }
};

it('takes a new secret up by itself, once Google has refused the old one', async () => {
  const email = newEmail();
  expect(await comeBack(email)).toBe('unavailable');
  secret = 'what Google has given since';
  expect(await comeBack(email)).toBe(email);
});

it('caches what was loaded until it is cleared, and caches no failure', async () => {
  const answers = [new Error('away'), 'one', 'two'];
  const value = cachedValue(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  await expect(value.get()).rejects.toThrow('away');
  expect([await value.get(), await value.get()]).toEqual(['one', 'one']);
  value.forget();
  expect(await value.get()).toBe('two');
});
