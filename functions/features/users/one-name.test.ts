import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { readCsv } from '#functions/features/invitations/csv.ts';
import { searchTokens } from '#functions/parts/admin/directory/tokens.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newEmail, onboardingBody, signUpBody } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { fullName } from '#shared/core/names.ts';
import { IMPORT_PROBLEMS } from '#shared/features/invitations/routes.ts';

beforeAll(asOperator);

const ONE = { firstName: ' Sukarno ', lastName: '', oneName: true };
const NONE = { firstName: 'Sukarno', lastName: ' ' };
const REQUIRED = 'Last name is required';

const namesOf = async ({ id }: Pick<Member, 'id'>) => {
  const account = await getAccount(id);
  return account && [account.firstName, account.lastName];
};

describe('a user with one name', () => {
  it('signs up and is onboarded with it, and only by saying so', async () => {
    const email = newEmail();
    const browser = new Browser();
    const refused = await browser.call('auth.signUp', {
      body: { ...signUpBody({ email }), ...NONE, password: 7 },
    });
    expect(refused.error.fields).toMatchObject({ lastName: REQUIRED, password: expect.any(String) });
    const { body } = await browser.call('auth.signUp', { body: { ...signUpBody({ email }), ...ONE } });
    expect([body.firstName, body.lastName]).toEqual(['Sukarno', '']);
    const onboarding = onboardingBody(email);
    const without = await browser.call('users.completeOnboarding', { body: { ...onboarding, ...NONE } });
    expect(without.error.fields).toEqual({ lastName: REQUIRED });
    const done = await browser.call('users.completeOnboarding', { body: { ...onboarding, ...ONE } });
    expect([done.body.firstName, done.body.lastName]).toEqual(['Sukarno', '']);
    const params = { userId: body.id };
    const { version } = (await browser.call('users.profile', { params })).body;
    const edit = { ...onboarding, version, email: undefined };
    expect(
      (await browser.call('users.saveProfile', { params, body: { ...edit, ...NONE } })).error.fields,
    ).toEqual({
      lastName: REQUIRED,
    });
    // What was typed before the box was checked does not count.
    const saved = { ...edit, ...ONE, firstName: 'Suharti', lastName: 'Before' };
    expect((await browser.call('users.saveProfile', { params, body: saved })).body.lastName).toBe('');
    expect(await namesOf(body)).toEqual(['Suharti', '']);
  });

  it('keeps it while the sections of the profile are edited, and can change to two names and back', async () => {
    const person = await member({ firstName: 'Suharti', lastName: '' });
    const save = async (basics: Record<string, unknown>) => {
      const { version } = (await person.browser.call('profile.own')).body.sections.basics;
      return person.browser.call('profile.saveBasics', {
        body: { items: [basics], version } as never,
      });
    };
    (await save({ label: 'Baker' })).body;
    expect(await namesOf(person)).toEqual(['Suharti', '']);
    (await save({ firstName: 'Siti', lastName: 'Suharti' })).body;
    expect(await namesOf(person)).toEqual(['Siti', 'Suharti']);
    (await save({ firstName: 'Dewi', lastName: '', name: 'Dewi', oneName: true })).body;
    expect(await namesOf(person)).toEqual(['Dewi', '']);
    const { sections } = (await person.browser.call('profile.own')).body;
    expect(sections.basics.items[0]).toMatchObject({ name: 'Dewi', firstName: 'Dewi' });
    expect(JSON.stringify(sections.basics)).not.toMatch(/lastName|oneName|undefined/);
  });

  it('imports a resume with it, and not by a name that is only shorter', async () => {
    const person = await member({ firstName: 'Ada', lastName: 'Byron' });
    const load = (basics: Record<string, unknown>) =>
      person.browser.call('profile.import', { body: { resume: { basics } } as never });
    (await load({ name: 'Sukarno' })).body;
    expect(await namesOf(person)).toEqual(['Sukarno', '']);
    (await load({ name: 'Siti Suharti' })).body;
    expect(await namesOf(person)).toEqual(['Siti', 'Suharti']);
    const copy = (await person.browser.call('profile.export')).body;
    expect(copy.basics).toMatchObject({ name: 'Siti Suharti' });
  });

  it('is invited and edited by admins, who say so', async () => {
    const admin = await activeAdmin();
    const email = newEmail();
    const create = (names: object) =>
      admin.browser.call('invitations.create', { body: { email, role: 'student', ...names } });
    expect((await create(NONE)).error.fields).toEqual({ lastName: REQUIRED });
    const { id } = (await create(ONE)).body;
    expect(await namesOf({ id })).toEqual(['Sukarno', '']);
    const { version } = (await admin.browser.call('admin.user', { params: { id } })).body;
    const edit = (names: object) =>
      admin.browser.call('admin.editUser', { params: { id }, body: { phone: '', version, ...names } });
    expect((await edit(NONE)).error.fields).toEqual({ lastName: REQUIRED });
    expect((await edit({ ...ONE, firstName: 'Suharti' })).body.lastName).toBe('');
  });

  it('is in a file with a column that says so', () => {
    const csv = (column: string, ...cells: string[]) =>
      readCsv(
        [
          `email,firstName,lastName,role${column}`,
          ...cells.map((cell, i) => `u${i}@b.example,Sukarno,,student${cell}`),
        ].join('\n'),
      ).lines;
    const problems = (lines: ReturnType<typeof csv>) =>
      lines.map((line) => ('problem' in line ? line.problem : line.invitation.lastName));
    expect(problems(csv('', ''))).toEqual([REQUIRED]);
    expect(problems(csv(',oneName', ',yes', ',TRUE', ',1', ',x', ',', ',no', ',maybe'))).toEqual([
      '',
      '',
      '',
      '',
      REQUIRED,
      REQUIRED,
      IMPORT_PROBLEMS.oneName,
    ]);
    expect(() => csv(',oneName,one_name', ',yes,no')).toThrow(
      expect.objectContaining({ fields: { csv: IMPORT_PROBLEMS.columns } }),
    );
  });

  it('writes to us without a last name', async () => {
    const body = {
      ...ONE,
      email: newEmail(),
      subject: 'Hello',
      message: 'A message of some length',
    };
    expect((await new Browser().call('contact.send', { body })).status).toBe(201);
  });

  it('is shown, searched and addressed without a space too many', () => {
    const names = { firstName: 'Suharti', lastName: '' };
    expect(fullName(names)).toBe('Suharti');
    expect(personOf({ id: 'x', ...names })).toEqual({ id: 'x', name: 'Suharti' });
    expect(searchTokens({ ...names, email: 'a@b.org' })).toEqual(['a@b.org', 'suharti']);
  });
});
