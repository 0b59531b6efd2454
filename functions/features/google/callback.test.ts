import { describe, expect, it } from 'vitest';
import { Browser, siteUrl } from '#functions/testing/api.ts';
import { answerGoogle, outcomeOf, signInThroughGoogle, startGoogle } from '#functions/testing/google.ts';
import { confirmedPerson, newEmail } from '#functions/testing/people.ts';
import { advanceClock } from '#functions/testing/stack.ts';

const FLOW = '__Host-fledge-google';

describe('the way to Google', () => {
  it('asks for a code with PKCE, and remembers the way in a cookie that no script reads', async () => {
    const browser = new Browser();
    const answer = await browser.call('google.start', { query: { role: 'mentor', next: '/explore' } });
    const page = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'fledge-local.apps.googleusercontent.com',
      redirect_uri: `${siteUrl()}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-fledge-google=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/,
      ),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toBe('');
  });

  it('is another one each time', async () => {
    const [one, other] = await Promise.all([startGoogle(new Browser()), startGoogle(new Browser())]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new URL(one).searchParams.get(name)).not.toBe(new URL(other).searchParams.get(name));
  });

  it('ignores invalid parameters, as an error in JSON would be shown in a tab', async () => {
    const query = { role: 'owner', remember: 'maybe', next: `/${'x'.repeat(1000)}` };
    const browser = new Browser();
    const { status, headers } = await browser.call('google.start', { query });
    expect(status).toBe(302);
    const back = await answerGoogle(headers.get('location') ?? '', { email: newEmail() });
    expect(outcomeOf(await browser.send(back)).location).toBe('/auth?google=choose-role&mode=signup');
  });
});

describe('an answer that does not hold', () => {
  it.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'unsigned'] as const)(
    'because of its %s signs no one in',
    async (flaw) => {
      const browser = new Browser();
      const { location } = await signInThroughGoogle(
        browser,
        { email: newEmail(), flaw },
        { role: 'student' },
      );
      expect(location).toBe('/auth?google=failed&role=student');
      expect(browser.cookies.size).toBe(0);
    },
  );

  it('because Google has not verified the address signs no one in', async () => {
    const { email } = await confirmedPerson();
    for (const given of [
      { email, email_verified: '' },
      { email: newEmail(), email_verified: '' },
    ] as const)
      expect((await signInThroughGoogle(new Browser(), given, { role: 'student' })).outcome).toBe(
        'unverified',
      );
  });

  it('because the person stopped leads back, with the role as it was', async () => {
    const { location } = await signInThroughGoogle(
      new Browser(),
      { email: newEmail(), cancel: 'true' },
      { role: 'employer' },
    );
    expect(location).toBe('/auth?google=cancelled&role=employer');
  });

  it('counts once', async () => {
    const browser = new Browser();
    const { email } = await confirmedPerson();
    const back = await answerGoogle(await startGoogle(browser), { email });
    const thief = browser.copy();
    expect(outcomeOf(await browser.send(back)).outcome).toBe('signed-in');
    expect(outcomeOf(await thief.send(back)).outcome).toBe('expired');
    expect(outcomeOf(await browser.send(back)).outcome).toBe('expired');
    expect(thief.cookies.size).toBe(0);
  });

  it('is accepted only in the browser that started: no user is signed in as another', async () => {
    const [one, other] = [new Browser(), new Browser()];
    const [page, otherPage] = [await startGoogle(one), await startGoogle(other)];
    const back = await answerGoogle(page, { email: newEmail() });
    await answerGoogle(otherPage, { email: newEmail() });
    expect(outcomeOf(await other.send(back)).outcome).toBe('expired');
    expect(outcomeOf(await new Browser().send(back)).outcome).toBe('expired');
    const state = new URL(page).searchParams.get('state');
    for (const query of ['', '?code=x', `?code=x&state=${state}x`])
      expect(outcomeOf(await one.send(`/api/auth/google/callback${query}`)).outcome).toBe('expired');
  });

  it('that is longer than any of Google’s leads back as well', async () => {
    for (const [name, outcome] of [
      ['state', 'expired'],
      ['code', 'failed'],
      ['iss', 'failed'],
    ] as const) {
      const browser = new Browser();
      const back = new URL(await answerGoogle(await startGoogle(browser), { email: newEmail() }), siteUrl());
      back.searchParams.set(name, 'x'.repeat(2001));
      expect(outcomeOf(await browser.send(back.pathname + back.search)).outcome).toBe(outcome);
    }
  });

  it('about an account that cannot be is refused, and no outage', async () => {
    const browser = new Browser();
    const given = { email: newEmail(), sub: 'x'.repeat(256) };
    expect((await signInThroughGoogle(browser, given, { role: 'student' })).outcome).toBe('failed');
  });

  it('with a code of another way is refused, whatever state comes with it', async () => {
    const [one, other] = [new Browser(), new Browser()];
    const stolen = new URL(await answerGoogle(await startGoogle(one), { email: newEmail() }), siteUrl());
    const own = new URL(await answerGoogle(await startGoogle(other), { email: newEmail() }), siteUrl());
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(outcomeOf(await other.send(own.pathname + own.search)).outcome).toBe('failed');
  });

  it('naming another issuer is refused', async () => {
    const browser = new Browser();
    const back = new URL(await answerGoogle(await startGoogle(browser), { email: newEmail() }), siteUrl());
    back.searchParams.set('iss', 'https://elsewhere.example');
    expect(outcomeOf(await browser.send(back.pathname + back.search)).outcome).toBe('failed');
  });

  it('to a way that was changed in the cookie is refused: a role, a time', async () => {
    const browser = new Browser();
    const back = await answerGoogle(await startGoogle(browser, { role: 'student' }), { email: newEmail() });
    const content = JSON.parse(Buffer.from(browser.cookies.get(FLOW) ?? '', 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...content, role: 'admin' })).toString('base64url');
    browser.cookies.set(FLOW, changed);
    expect(outcomeOf(await browser.send(back)).outcome).toBe('expired');
    for (const nonsense of ['x', 'e30', 'bnVsbA', '%00']) {
      browser.cookies.set(FLOW, nonsense);
      expect(outcomeOf(await browser.send(back)).outcome).toBe('expired');
    }
  });

  it('after ten minutes comes too late', async () => {
    const [browser, later] = [new Browser(), new Browser()];
    const [page, laterPage] = [await startGoogle(browser), await startGoogle(later)];
    await advanceClock(9 * 60_000);
    const { email } = await confirmedPerson();
    const back = await answerGoogle(page, { email });
    const laterBack = await answerGoogle(laterPage, { email });
    expect(outcomeOf(await browser.send(back)).outcome).toBe('signed-in');
    await advanceClock(61_000);
    expect(outcomeOf(await later.send(laterBack)).outcome).toBe('expired');
  });
});
