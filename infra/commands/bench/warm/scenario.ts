import { setTimeout as wait } from 'node:timers/promises';
import { SKILLS } from '#shared/features/choices.ts';
import type { MeasuredClient } from './client.ts';

const PASSWORD = 'quiet-harbour-lamp-42';
const NAMES = { firstName: 'Robin', lastName: 'Example' };
const PATIENCE_MS = 15_000;

/** Waits for something that follows through the stream. */
const eventually = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`Waited in vain for ${what}.`);
    await wait(25);
  }
};

/** The token in the mail to an address. */
const tokenMailedTo = (url: string, email: string): Promise<string> =>
  eventually(`a mail to ${email}`, async () => {
    const response = await fetch(new URL(`/__local/mail?to=${encodeURIComponent(email)}`, url));
    return /token=([\w-]+)/.exec(await response.text())?.[1];
  });

const address = (name: string): string => `warm-${name}@people.fledge.test`;

/** Signs up in a browser, and returns the id of the new user. */
const signUp = async (browser: MeasuredClient, name: string, role: string): Promise<string> => {
  const body = { email: address(name), password: PASSWORD, ...NAMES, role };
  return (await browser.call('auth.signUp', { body })).id;
};

interface Scene {
  readonly url: string;
  readonly browser: MeasuredClient;
}

/** A student joins, fills in a profile and applies. Returns the browser, which stays signed in. */
const asStudent = async ({ url, browser }: Scene): Promise<MeasuredClient> => {
  const userId = await signUp(browser, 'student', 'student');
  const token = await tokenMailedTo(url, address('student'));
  await browser.call('auth.confirmation', { body: { token } });
  await browser.call('auth.confirm', { body: { token } });
  const params = { userId };
  const about = { phone: '+1 202 555 0143', dateOfBirth: '2004-02-29' };
  const profileData = { skills: SKILLS.slice(0, 4), interests: ['Design'] };
  await browser.call('users.completeOnboarding', {
    body: { ...NAMES, ...about, email: address('student'), profileData },
  });
  const { version } = await browser.call('users.profile', { params });
  await browser.call('users.saveProfile', { params, body: { ...NAMES, ...about, profileData, version } });
  await browser.call('users.preferences', { params });
  await browser.call('users.savePreferences', { params, body: { mail: { applications: false } } });

  const { items } = await browser.call('opportunities.list', { query: { limit: '20' } });
  await browser.call('opportunities.count', { query: { type: items[0].type } });
  await browser.call('opportunities.facets', { query: { facet: 'skill', q: 're' } });
  await browser.call('opportunities.get', { params: { id: items[0].id } });
  await browser.call('opportunities.recommended');
  for (const { id } of items.slice(0, 10))
    await browser.call('applications.apply', { body: { userId, opportunityId: id } });
  await browser.call('applications.list', { query: { limit: '20' } });
  await browser.call('applications.withdraw', { params: { opportunityId: items[0].id } });
  await browser.call('dashboard.get', { params });

  const latest = await eventually('the notifications', async () => {
    const { items: found } = await browser.call('notifications.list', { query: { limit: '20' } });
    return found.length > 9 ? found[0] : undefined;
  });
  await browser.call('notifications.read', { body: { upTo: latest.id } });
  await browser.call('auth.session');
  return browser;
};

/** A mailbox's owner rejects an account that a stranger created. */
const asStranger = async ({ url, browser }: Scene): Promise<void> => {
  await signUp(browser, 'stranger', 'student');
  await browser.call('auth.resendConfirmation');
  const token = await tokenMailedTo(url, address('stranger'));
  await browser.call('auth.rejectConfirmation', { body: { token } });
};

/** An admin looks at everything and decides about users. */
const asAdmin = async (
  { url, browser }: Scene,
  admin: { email: string; password: string },
): Promise<void> => {
  const [approved, rejected] = [browser.another(), browser.another()];
  const id = await signUp(approved, 'employer', 'employer');
  const rejectedId = await signUp(rejected, 'employer-2', 'employer');
  const message = {
    ...NAMES,
    email: address('sender'),
    subject: 'A question',
    message: 'How does this work?',
  };
  await browser.call('contact.send', { body: message });

  await browser.call('auth.signIn', { body: { ...admin, remember: true } });
  const { items } = await browser.call('contact.messages', { query: { limit: '20' } });
  await browser.call('contact.message', { params: { id: items[0].id } });
  await browser.call('admin.users', { query: { limit: '50' } });
  await eventually('the approvals', async () => {
    const { count } = await browser.call('admin.approvals', { query: { limit: '20' } });
    return count > 1 ? count : undefined;
  });
  const params = { id };
  const reason = 'Checked by telephone';
  await browser.call('admin.approve', { params, body: { reason } });
  await browser.call('admin.reject', { params: { id: rejectedId }, body: { reason } });
  await browser.call('admin.suspend', { params, body: { reason } });
  await browser.call('admin.restore', { params, body: { reason } });
  const { version, phone } = await browser.call('admin.user', { params });
  await browser.call('admin.editUser', { params, body: { ...NAMES, lastName: 'Byron', phone, version } });
  await browser.call('admin.userOpportunities', { params });
  await browser.call('admin.audit', { query: { limit: '20' } });
  await browser.call('admin.auditExport');

  const invited = { email: address('invited'), ...NAMES, role: 'mentor' };
  const { id: invitedId } = await browser.call('invitations.create', { body: invited });
  await browser.call('invitations.resend', { params: { id: invitedId } });
  const csv = ['email,firstName,lastName,role', `${address('imported')},Ada,Byron,student`].join('\n');
  await browser.call('invitations.importUsers', { body: { csv, dryRun: false } });
  await browser.call('auth.signOutEverywhere');

  const guest = browser.another();
  const token = await tokenMailedTo(url, address('invited'));
  await guest.call('auth.invitation', { body: { token } });
  await guest.call('auth.acceptInvitation', { body: { token, password: `${PASSWORD}7` } });
};

/** Calls every route but those of `google`: what Google answers is no call of AWS, and can be used only once. */
export const playScenario = async (
  scene: Scene,
  admin: { email: string; password: string },
  publicClientId: string,
): Promise<void> => {
  const { url, browser } = scene;
  await browser.call('system.health');
  await browser.call('system.openapi');
  const student = await asStudent(scene);
  await asStranger({ url, browser: browser.another() });
  await asAdmin({ url, browser: browser.another() }, admin);
  await student.call('auth.changePassword', {
    body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}8` },
  });
  await student.call('auth.signOut');
  await student.call('auth.reset', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: { ClientId: publicClientId, Username: address('student') },
  });
};
