import { expect, it } from 'vitest';
import { Browser, newSender } from '#functions/testing/api.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { signUp, signUpBody } from '#functions/testing/people.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { SIGN_UPS } from '#shared/features/auth/routes.ts';
import { SIGN_UP_LIMIT } from './sign-up-limit.ts';

/** For how many there is still room. */
const ROOM = 10;

it(`takes ${SIGN_UPS.limit} sign-ups of a sender, all at once, and no more until there is room again`, async () => {
  const { email } = await signUp();
  const sender = newSender();
  await fillCounter(SIGN_UP_LIMIT, sender, SIGN_UPS.limit - ROOM, await advanceClock(0));
  const ask = (body: Record<string, unknown>, headers = {}) =>
    new Browser(sender).call('auth.signUp', { body, headers });
  // A taken address counts like any other, or else a caller could find out who has an account.
  const answers = await Promise.all(
    Array.from({ length: ROOM + 6 }, (_, index) =>
      ask(signUpBody({ email }), { 'cloudfront-viewer-address': `198.51.100.${index % 250}:4711` }),
    ),
  );
  expect(tally(answers)).toEqual({ 409: ROOM, 429: 6 });

  const refused = await ask(signUpBody());
  expect(refused.error.code).toBe('too_many_requests');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(SIGN_UPS.windowSeconds - 60);
  expect((await ask({ ...signUpBody(), password: 'short' })).status).toBe(400);
  expect((await new Browser().call('auth.signUp', { body: signUpBody() })).status).toBe(201);

  await advanceClock(seconds * 1000);
  expect((await ask(signUpBody())).status).toBe(201);
});

it('does not count what the form should have said', async () => {
  const sender = newSender();
  const mistakes = Array.from({ length: 20 }, () =>
    new Browser(sender).call('auth.signUp', { body: signUpBody({ password: 'password123' }) }),
  );
  expect(tally(await Promise.all(mistakes))).toEqual({ 400: 20 });
});
