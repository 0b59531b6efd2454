import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { updateItem } from '#functions/core/table.ts';
import { Browser } from '#functions/testing/api.ts';
import { CANARIES, canariesIn, canariesInLogOf, canary, PHONE } from '#functions/testing/canaries.ts';
import { canaryRequest } from '#functions/testing/canary-request.ts';
import { localStack } from '#functions/testing/context.ts';
import { linesAbout } from '#functions/testing/logs.ts';
import { onboardingBody, signIn, signUpBody } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, confirmationToken, mailsTo } from '#functions/testing/stack.ts';
import { LocalFunction } from '#infra/local/lambda/function.ts';
import { openLog } from '#infra/local/log.ts';
import { allRoutes } from '#shared/routes.ts';

beforeAll(asOperator);

const COOKIE = '__Host-fledge';

/** Sends a word with every part of a request that can carry one. */
const headersWith = (word: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${word}`,
  'user-agent': word,
  referer: `https://${word}.example/${word}`,
  'accept-language': word,
  'x-forwarded-for': word,
  'x-request-id': word,
  'cloudfront-viewer-address': word,
  cookie: `${word}=${word}; ${COOKIE}=${word}`,
});

/** Everything that is logged about a request of this moment, and so about those before it, is in the file. */
const caughtUp = async () => {
  const answer = await new Browser().call('system.health');
  await linesAbout(answer.headers.get('x-request-id') ?? '');
};

describe('fifty canaries', () => {
  it('are fifty, and distinct from everything else', () => {
    expect(CANARIES.size).toBe(50);
    expect(new Set(CANARIES.values()).size).toBe(50);
    expect(canariesIn('the application of a person was made')).toEqual([]);
  });

  it('go into every field of every route, signed out and with a session, and into no log', async () => {
    const { browser } = await signIn(...(await signUpCanary()));
    const { user } = (await browser.call('auth.session')).body;
    const session = `${COOKIE}=${browser.cookies.get(COOKIE)}`;
    // Each word through a part of the routes, each route with a part of the words, in each of its fields.
    const part = rounds(11, 3);
    const requests = [...CANARIES.values()].flatMap((word, index) =>
      allRoutes
        .filter((_, place) => (index + place) % part === 0)
        .map(({ id, route }) => {
          const signedIn = index % 2 === 0 && !id.startsWith('auth.sign');
          const { path, body } = canaryRequest(route, word, signedIn ? { userId: user?.id } : {});
          const headers = { ...headersWith(word), ...(signedIn && { cookie: `${session}; other=${word}` }) };
          return { path, init: { method: route.method, headers, ...(route.method !== 'GET' && { body }) } };
        }),
    );
    const statuses = await inParallel(requests, 8, async ({ path, init }) => {
      const { status } = await new Browser().send(path, init);
      return status;
    });
    expect([...new Set(statuses)].sort()).toEqual(
      expect.arrayContaining([200, 201, 302, 400, 401, 403, 404, ...(rounds(0, 1) ? [429] : [])]),
    );
    await caughtUp();
    expect(canariesInLogOf(localStack().dataDir)).toEqual([]);
  });

  it('go where nothing is read, and into no log', async () => {
    const headers = headersWith(canary('browser'));
    const send = (path: string, body: string, more = {}) =>
      new Browser().send(path, { method: 'POST', headers: { ...headers, ...more }, body });
    const answers = [
      await send('/api/auth/signin', `{"email":"${canary('malformed body')}`),
      await send('/api/auth/signin', JSON.stringify(canary('large body').repeat(5_000))),
      await send('/api/auth/signin', canary('wrong type'), { 'content-type': 'text/plain' }),
      await send(`/api/${canary('unknown path')}`, '{}'),
      await send(`/api/health/${canary('unknown path')}`, '{}'),
      await send(`/api/health?${canary('unknown field')}`, '{}'),
      await new Browser().send(`/api/opportunities?cursor=${canary('cursor')}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415, 404, 404, 405, 400]);
    await caughtUp();
    expect(canariesInLogOf(localStack().dataDir)).toEqual([]);
  });

  it('go the whole way of a person, through mails and failures, and into no log', async () => {
    const [email, password] = await signUpCanary();
    await signIn(email, canary('wrong password'));
    const { browser } = await signIn(email, password);
    const { user } = (await browser.call('auth.session')).body;
    await browser.call('auth.confirm', { body: { token: await confirmationToken(email) } });
    const about = onboardingBody(email, {
      skills: [canary('skill')],
      interests: [canary('interest')],
      university: canary('university'),
      linkedinUrl: `https://${canary('profile link')}.example`,
    });
    const stored = await browser.call('users.completeOnboarding', {
      body: { ...about, firstName: canary('first name'), phone: PHONE },
    });
    expect(stored.status).toBe(200);
    const answer = await new Browser().call('contact.send', {
      body: {
        firstName: canary('contact name'),
        lastName: canary('last name'),
        email: `${canary('contact email')}@people.fledge.test`,
        subject: canary('contact subject'),
        message: `${canary('contact message')} ${canary('contact message')}`,
      },
    });
    expect(answer.status).toBe(201);
    // An unforeseen case: the record of the account holds what it should not.
    await updateItem({
      Key: { pk: `user#${user?.id}`, sk: 'account' },
      UpdateExpression: 'SET createdAt = :list, #role = :word',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':list': [canary('biography')], ':word': canary('role') },
    });
    const broken = await browser.call('auth.session');
    expect(broken.status).toBe(500);
    expect(await linesAbout(broken.headers.get('x-request-id') ?? '')).toHaveLength(2);
    await caughtUp();
    expect(canariesInLogOf(localStack().dataDir)).toEqual([]);
  });
});

/** Signs up a user whose values are all canaries. Returns the address and the password. */
const signUpCanary = async (): Promise<[email: string, password: string]> => {
  const email = `${canary('email')}-${newId()}@people.fledge.test`;
  const password = `${canary('password')} and more`;
  const body = {
    ...signUpBody({ email, password }),
    firstName: canary('first name'),
    lastName: canary('last name'),
  };
  expect((await new Browser().call('auth.signUp', { body })).status).toBe(201);
  await confirmationToken(email);
  expect(await mailsTo(email)).toHaveLength(1);
  return [email, password];
};

describe('a function that logs what it was given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-leak-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['console.log', 'console.log(event.body)'],
    ['console.error', 'console.error("odd:", event)'],
    ['its output', 'process.stdout.write(JSON.stringify({ email: event.body }) + "\\n")'],
    ['an error', 'throw new Error("cannot take " + event.body)'],
    ['base64', 'console.log(Buffer.from(event.body).toString("base64"))'],
    ['a URL', 'console.log(encodeURIComponent(event.body.toUpperCase()))'],
  ])('is found out by %s', async (_, code) => {
    const log = openLog(folder, 'errors', () => undefined);
    writeFileSync(join(folder, 'index.mjs'), `export const handler = async (event) => { ${code} };`);
    const leaking = new LocalFunction(
      {
        label: 'leaking',
        logicalId: 'Leaking',
        name: 'leaking',
        arn: 'arn:aws:lambda:eu-central-1:000000000000:function:leaking',
        handler: 'index.handler',
        codeDirectory: folder,
        timeoutMs: 30_000,
        memoryMb: 128,
        variables: {},
      },
      (label, line) => log.write(`[${label}] ${line}`),
    );
    await leaking.invoke({ body: canary('contact message') });
    await leaking.stop();
    await log.close();
    expect(canariesInLogOf(folder)).toContain(canary('contact message'));
  });
});
