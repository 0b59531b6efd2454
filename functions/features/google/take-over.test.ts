import { describe, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { answerGoogle, outcomeOf, signInThroughGoogle, startGoogle } from '#functions/testing/google.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { signIn, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { confirmationToken } from '#functions/testing/stack.ts';

const whoIs = async (browser: Browser) => (await browser.call('auth.session')).body.user;

describe('an account that was created with another person’s address', () => {
  it('is its owner’s from then on: neither the password nor the session of the other is worth anything', async () => {
    const { browser: intruder, user, email } = await signUp('student');
    const owner = new Browser();
    expect((await signInThroughGoogle(owner, { email })).outcome).toBe('secured');
    expect(await whoIs(owner)).toMatchObject({ id: user.id, emailConfirmed: true });
    expect(await whoIs(intruder)).toBeNull();
    expect((await signIn(email, PASSWORD)).answer.error.code).toBe('invalid_credentials');
    // The second time it is an account as any other.
    expect((await signInThroughGoogle(new Browser(), { email })).outcome).toBe('signed-in');
    expect((await whoIs(owner))?.id).toBe(user.id);
  });

  it('cannot be kept by signing in or changing the password at the same moment', async () => {
    const { browser: intruder, email } = await signUp('student');
    const owner = new Browser();
    const back = await answerGoogle(await startGoogle(owner), { email });
    const newPassword = `${PASSWORD}-changed`;
    const attempts = [
      ...Array.from({ length: 5 }, () => signIn(email, PASSWORD).then(({ browser }) => browser)),
      intruder
        .call('auth.changePassword', { body: { currentPassword: PASSWORD, newPassword } })
        .then(() => intruder),
    ];
    const [answer, ...others] = await Promise.all([owner.send(back), ...attempts]);
    expect(outcomeOf(answer).outcome).toBe('secured');
    for (const other of others) expect(await whoIs(other)).toBeNull();
    for (const password of [PASSWORD, newPassword])
      expect((await signIn(email, password)).answer.status).toBe(401);
  });

  it('notifies its owner that the password is gone, also when they confirm their address at the same moment', async () => {
    const attempts = Array.from({ length: rounds(6, 30) }, async () => {
      const { email } = await signUp('student');
      const token = await confirmationToken(email);
      const browser = new Browser();
      const back = await answerGoogle(await startGoogle(browser), { email });
      const [answer] = await Promise.all([
        browser.send(back),
        new Browser().call('auth.confirm', { body: { token, password: PASSWORD } }),
      ]);
      const { outcome } = outcomeOf(answer);
      expect(outcome).toBe((await signIn(email, PASSWORD)).answer.status === 200 ? 'signed-in' : 'secured');
    });
    await Promise.all(attempts);
  });
});
