import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#functions/features/invitations/csv.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { signUpBody } from '#functions/testing/people.ts';
import { cases } from '#functions/testing/rounds.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { asciiDomain } from '#shared/core/domain-names.ts';
import { unicodeDomain } from '#shared/core/shown-domain.ts';

beforeAll(asOperator);

/** An address of its own for each test: as a user writes it, as browsers send it, and in capital letters. */
const spellings = (): [typed: string, sent: string, loud: string] => {
  const local = `ivan.${randomUUID().slice(0, 8)}&co`;
  return [
    `${local}@Пример.рф`,
    `${local}@xn--e1afmkfd.xn--p1ai`,
    `${local}@XN--E1AFMKFD.xn--P1ai`.toUpperCase(),
  ];
};

const join = (email: string) => new Browser().call('auth.signUp', { body: signUpBody({ email }) });
const enter = (email: string) =>
  new Browser().call('auth.signIn', { body: { email, password: PASSWORD, remember: false } });

describe('an account', () => {
  it('is one for all spellings of its address', async () => {
    const [typed, sent, loud] = spellings();
    expect((await join(typed)).body.email).toBe(sent);
    for (const email of [typed, sent, loud]) {
      expect((await join(email)).error.code).toBe('email_taken');
      expect((await enter(email)).body.email).toBe(sent);
      expect(await userIdOf(sent)).toBeDefined();
    }
  });

  it('can be invited, by form and by file, and is found by either spelling', async () => {
    const admin = await activeAdmin();
    const [typed, sent, loud] = spellings();
    const body = { email: typed, firstName: 'Ivan', lastName: 'Petrov', role: 'student' };
    expect((await admin.browser.call('invitations.create', { body })).body.email).toBe(sent);
    const csv = `email,firstName,lastName,role\n${loud},Ivan,Petrov,student`;
    expect(readCsv(csv).lines).toMatchObject([{ email: sent, invitation: { email: sent } }]);
    const lines = (await admin.browser.call('invitations.importUsers', { body: { csv, dryRun: true } })).body
      .lines;
    expect(lines).toMatchObject([{ email: sent, ok: false }]);
    for (const q of [typed, sent, typed.slice(0, -4)])
      await eventually(`the user found by ${q.length} characters`, async () => {
        const { items } = (await admin.browser.call('admin.users', { query: { q } })).body;
        return items.some(({ email }) => email === sent);
      });
  });

  it('is not made for an address that mail cannot be sent to, with the reason', async () => {
    for (const email of ['иван@пример.рф', '"a b"@example.com']) {
      const { status, error } = await join(email);
      expect([status, error.fields?.email]).toEqual([400, expect.stringMatching(/before the @/)]);
    }
  });
});

it('domains are read from ASCII as Node reads them', () => {
  const letter = fc.constantFrom(...'abz09-', ...'éüßрфя例え中文한국हिंमع', '💥');
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (label) => {
      const ascii = asciiDomain(`${label}.org`);
      if (ascii !== undefined) expect(unicodeDomain(ascii)).toBe(domainToUnicode(ascii));
    }),
    cases(2000, 100_000),
  );
});
