import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { forgetActiveAdmins, forgetSettings, setSetting } from '#functions/testing/settings.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { SIGN_UP_SETTINGS } from '#shared/features/auth/settings.ts';
import { GOOGLE_SIGN_IN } from '#shared/features/google/settings.ts';
import { CONTACT_ADDRESS, NOTICE, READ_ONLY } from '#shared/features/platform-settings/settings.ts';
import { SWITCHES, switchSetting } from '#shared/features/platform-settings/switches.ts';

beforeAll(asOperator);
beforeEach(forgetSettings);
afterAll(forgetSettings);

const message = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'Do you have something for people who build engines?',
};
const contact = () => new Browser().call('contact.send', { body: message });

describe('a switch', () => {
  it('closes its routes for everyone, with its text, and no others', async () => {
    const student = await member();
    const admin = await member({ role: 'admin' });
    expect((await student.browser.call('conversations.list')).status).toBe(200);
    await setSetting(switchSetting('messages'), false);
    for (const { browser } of [student, admin]) {
      const { status, error } = await browser.call('conversations.list');
      expect([status, error]).toEqual([503, { code: 'feature_off', message: SWITCHES.messages.text }]);
    }
    expect((await new Browser().call('conversations.list')).error.code).toBe('feature_off');
    expect((await student.browser.call('notifications.list')).status).toBe(200);
    expect((await admin.browser.call('platform-settings.list')).status).toBe(200);
    await setSetting(switchSetting('messages'), true);
    expect((await student.browser.call('conversations.list')).status).toBe(200);
  });

  it('that an admin throws counts everywhere within 30 seconds', async () => {
    await forgetActiveAdmins();
    const { browser } = await activeAdmin();
    const student = await member();
    await student.browser.call('events.list');
    const change = {
      params: { key: 'feature-events' },
      body: { value: false, version: 0, reason: 'An incident.' },
    };
    expect((await browser.call('platform-settings.change', change)).body.status).toBe('changed');
    await advanceClock(30_000);
    expect((await student.browser.call('events.list')).error.code).toBe('feature_off');
  });

  it('closes pages, too: visitors get the app with the status, which no cache keeps', async () => {
    await setSetting(switchSetting('library'), false);
    const answer = await new Browser().send('/library/cover-letter');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('leaves what others check credentials by open', async () => {
    await setSetting(switchSetting('credentials'), false);
    expect((await new Browser().call('credentials.did')).status).toBe(200);
  });
});

test('while a switch is thrown, each request sees the old or the new value', async () => {
  const students = await Promise.all(Array.from({ length: 6 }, () => member()));
  for (let round = 0; round < rounds(3, 20); round++) {
    const asked = students.map(({ browser }) => browser.call('conversations.list'));
    const [, ...answers] = await Promise.all([
      setSetting(switchSetting('messages'), round % 2 === 1),
      ...asked,
    ]);
    for (const answer of answers)
      if (answer.status === 200) expect(answer.body).toHaveProperty('items');
      else expect(answer.error).toEqual({ code: 'feature_off', message: SWITCHES.messages.text });
    const after = await Promise.all(students.map(({ browser }) => browser.call('conversations.list')));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([round % 2 === 1 ? 200 : 503]));
  }
});

describe('read-only', () => {
  const open = async ({ browser }: Member) => (await browser.call('auth.session')).body.user;

  it('refuses what changes something, lets everyone read, sign in and out, and admins end it', async () => {
    await forgetActiveAdmins();
    const [student, admin] = [await member(), await activeAdmin()];
    const change = (value: boolean, version: number) =>
      admin.browser.call('platform-settings.change', {
        params: { key: READ_ONLY.key },
        body: { value, version, reason: 'An incident.' },
      });
    expect((await change(true, 0)).body.status).toBe('changed');
    await advanceClock(30_000);
    const { status, error } = await contact();
    expect([status, error.code]).toEqual([503, 'read_only']);
    expect((await student.browser.call('conversations.list')).status).toBe(200);
    expect(await open(student)).not.toBeNull();
    const wrong = { email: 'nobody@example.com', password: 'wrong-password-1' };
    expect((await new Browser().call('auth.signIn', { body: wrong })).error.code).toBe('invalid_credentials');
    expect((await student.browser.call('auth.signOut')).status).toBe(200);
    expect((await change(false, 1)).body.status).toBe('changed');
    await advanceClock(30_000);
    expect((await contact()).status).toBe(201);
  });
});

describe('what everyone may know', () => {
  const shown = async () => (await new Browser().call('platform-settings.shown')).body;

  it('is the notice until its end, what is closed, and where to write', async () => {
    const now = await advanceClock(0);
    expect(await shown()).toMatchObject({
      notice: null,
      contactAddress: '',
      readOnly: false,
      off: [],
      signUpClosed: [],
      google: true,
    });
    const until = new Date(now.getTime() + 3_600_000).toISOString();
    const notice = { text: 'We move tonight.', tone: 'warning', until } as const;
    await setSetting(NOTICE, notice);
    await setSetting(switchSetting('advisor'), false);
    await setSetting(SIGN_UP_SETTINGS.mentor, false);
    await setSetting(CONTACT_ADDRESS, 'help@example.org');
    expect(await shown()).toMatchObject({
      notice,
      off: ['advisor'],
      signUpClosed: ['mentor'],
      contactAddress: 'help@example.org',
    });
    await advanceClock(3_600_000);
    expect((await shown()).notice).toBeNull();
  });

  it('is kept by the edge for a few seconds, and by nothing else', async () => {
    const answer = await new Browser().call('platform-settings.shown');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });
});

test('a role whose sign-up is closed gets no new users; Google leads nowhere while it is off', async () => {
  await setSetting(SIGN_UP_SETTINGS.mentor, false);
  const body = {
    email: `new-${process.pid}@example.com`,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'mentor',
    phone: '',
    dateOfBirth: '1990-01-01',
  };
  const { status, error } = await new Browser().call('auth.signUp', { body });
  expect([status, error.code]).toEqual([503, 'feature_off']);
  expect(error.message).toContain('mentors');
  await setSetting(GOOGLE_SIGN_IN, false);
  const { headers } = await new Browser().call('google.start', { query: {} });
  expect(headers.get('location')).toContain('google=off');
});
