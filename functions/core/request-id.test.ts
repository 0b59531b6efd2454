import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { Browser } from '#functions/testing/api.ts';
import { localStack } from '#functions/testing/context.ts';
import { linesAbout, linesOf } from '#functions/testing/logs.ts';
import { member } from '#functions/testing/members.ts';
import { signIn, signUp } from '#functions/testing/people.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { updateOf } from './update.ts';

beforeAll(asOperator);

const idOf = (answer: { headers: Headers }) => answer.headers.get('x-request-id') ?? '';

describe('the number of a request', () => {
  it('is on every answer, is API Gateway’s own, and another one each time', async () => {
    const browser = new Browser();
    const answers = [
      await browser.call('system.health'),
      await browser.call('applications.list'),
      await browser.send('/api/no-such-thing'),
      await browser.send('/api/health', { method: 'DELETE' }),
      await browser.call('auth.signIn', { body: { email: 'no' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405, 400]);
    for (const answer of answers) expect(idOf(answer)).toBe(answer.headers.get('apigw-requestid'));
    expect(new Set(answers.map(idOf)).size).toBe(answers.length);
    expect(new Set(answers.map(idOf))).not.toContain('');
  });

  it('leads to the lines in the log, with the edge’s number, the trace, user, route, status and cost', async () => {
    const { browser, id } = await member();
    const answer = await browser.call('applications.list', { headers: { 'x-request-id': 'mine' } });
    const [done, ...more] = await linesAbout(idOf(answer));
    expect(more).toEqual([]);
    expect(done).toMatchObject({
      level: 'INFO',
      message: 'done',
      function: expect.any(String),
      invocation: expect.any(String),
      edgeId: answer.headers.get('x-amz-cf-id'),
      traceId: expect.stringMatching(/^1-[0-9a-f]{8}-[0-9a-f]{24}$/),
      user: id,
      route: 'applications.list',
      status: 200,
      ms: expect.any(Number),
      reads: expect.any(Number),
    });
  });

  it('leads to the user’s id also for public routes and for sign-ins, and to none for visitors', async () => {
    const { browser, user, email } = await signUp();
    const visitor = await new Browser().call('auth.session');
    const answers = [await browser.call('auth.session'), (await signIn(email)).answer];
    for (const answer of answers)
      expect((await linesAbout(idOf(answer))).at(-1)).toMatchObject({ user: user.id });
    expect((await linesAbout(idOf(visitor))).at(-1)).not.toHaveProperty('user');
  });

  it('leads to the reason of a failure, which the answer does not contain', async () => {
    const { browser, id } = await member({ firstName: 'Wilhelmina' });
    await updateItem(
      updateOf({ pk: `user#${id}`, sk: 'account' }, { set: { emailConfirmed: 'perhaps Wilhelmina' } }),
    );
    const answer = await browser.call('applications.list');
    expect([answer.status, answer.error.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('emailConfirmed');
    const [failed, done] = await linesAbout(idOf(answer));
    expect(failed).toMatchObject({
      level: 'ERROR',
      message: 'request failed',
      code: 'internal',
      error: { cause: { name: 'ZodError', message: expect.stringContaining('emailConfirmed') } },
    });
    expect(done).toMatchObject({ status: 500, route: 'applications.list' });
    expect(JSON.stringify([failed, done])).not.toContain('Wilhelmina');
  });

  it('counts refused sign-ins beside it', async () => {
    const { email } = await signUp();
    const counted = () =>
      linesOf(localStack().dataDir).filter(({ fields }) => '_aws' in fields && fields.SignInFailures === 1);
    const before = counted().length;
    const { answer } = await signIn(email, 'not the password');
    expect(answer.status).toBe(401);
    await eventually('the count in the log', async () => counted().length > before);
  });
});
