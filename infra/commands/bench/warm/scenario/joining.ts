import { SKILLS } from '#shared/core/choices.ts';
import { address, confirm, NAMES, type Person, type Scene, signUp, tokenMailedTo } from './scene.ts';

/** A student joins and fills in what onboarding asks for. */
export const joinStudent = async (scene: Scene): Promise<Person> => {
  const student = await signUp(scene, 'student', 'student');
  await confirm(scene, student, 'student');
  const { id: userId, browser } = student;
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
  await browser.call('users.saveTimeZone', { params, body: { timeZone: 'Europe/Berlin', chosen: true } });
  await browser.call('auth.session');
  await browser.call('equality.get');
  await browser.call('equality.save', { body: { sex: 'female', race: null, age: null } });
  await browser.call('equality.remove');
  return student;
};

/** A mailbox's owner rejects an account that a stranger created. */
export const rejectStranger = async (scene: Scene): Promise<void> => {
  const { browser } = await signUp(scene, 'stranger', 'student');
  await browser.call('auth.resendConfirmation');
  const token = await tokenMailedTo(scene.url, address('stranger'));
  await browser.call('auth.rejectConfirmation', { body: { token } });
};

/** An admin invites a mentor, who accepts. Returns the mentor. */
export const invite = async ({ url, visitor }: Scene, { browser }: Person): Promise<Person> => {
  const invited = { email: address('invited'), ...NAMES, role: 'mentor' };
  const { id } = await browser.call('invitations.create', { body: invited });
  await browser.call('invitations.resend', { params: { id } });
  const csv = ['email,firstName,lastName,role', `${address('imported')},Ada,Byron,student`].join('\n');
  await browser.call('invitations.importUsers', { body: { csv, dryRun: false } });
  const guest = visitor.another();
  const token = await tokenMailedTo(url, address('invited'));
  await guest.call('auth.invitation', { body: { token } });
  const body = { token, password: 'quiet-harbour-lamp-427' };
  return { id: (await guest.call('auth.acceptInvitation', { body })).id, browser: guest };
};
