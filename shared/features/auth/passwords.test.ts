import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';
import { refusedPassword } from './passwords.ts';
import { newPasswordSchema } from './routes.ts';

const EMAIL = 'jane.doe@example.org';

describe('refused passwords', () => {
  it.each([
    'password',
    'Password',
    'PASSWORD1',
    'qwertyuiop',
    '12345678',
    'iloveyou',
    'Football',
    'trustno1',
    'aaaaaaaa',
    'Password1!',
    'Summer2026',
    'P@ssw0rd',
    'Qwerty123!',
    'abcdefghijklmnopqrstu',
  ])('are those that many people use: %s', (password) =>
    expect(refusedPassword(password, EMAIL)).toBeDefined(),
  );

  it.each([
    'jane.doe@example.org',
    'JANE.DOE',
    'jane.doe1990',
    '!!Jane.Doe!!',
    'fledge123',
    'FLEDGE!!',
    '2026fledge',
  ])('are those that the address or the site gives away: %s', (password) =>
    expect(refusedPassword(password, EMAIL)).toBeDefined(),
  );

  it.each([
    'quiet-harbour-lamp',
    'jane.doe-likes-figs',
    'Fledge-demo-1',
    'quiet-harbour-lamp-42',
    'tr0ub4dor&3x',
    'пароль-из-слов',
  ])('are not: %s', (password) => expect(refusedPassword(password, EMAIL)).toBeUndefined());

  it('do not depend on a very short local part', () => {
    expect(refusedPassword('8!a72947#19', 'a@b.example')).toBeUndefined();
  });

  it('are judged fast, however long they are', () => {
    // By the time of the processor: what else the machine does counts for nothing.
    const before = process.cpuUsage();
    refusedPassword('aA1!'.repeat(64), EMAIL);
    refusedPassword('1234567890qwertyuiop'.repeat(12), EMAIL);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

describe('the strength hint', () => {
  it('calls refused what is refused, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        const refused = password.length < 8 || refusedPassword(password, EMAIL) !== undefined;
        expect(passwordStrength(password, EMAIL) === 'refused').toBe(refused);
      }),
    );
  });

  it.each([
    ['aaaaaaaaaaaaaaaaaaaa', 'refused'],
    ['kzmwqbtr', 'weak'],
    ['river-stone', 'fair'],
    ['correct horse battery', 'strong'],
    ['xK9#mQ2$vL7!', 'strong'],
  ])('finds %s %s', (password, strength) => expect(passwordStrength(password, EMAIL)).toBe(strength));
});

describe('the schema of a new password', () => {
  it.each(['abcdefg', 'x'.repeat(257), ' leading-space', 'trailing-space ', 'two\nlines here'])(
    'refuses %j',
    (password) => expect(newPasswordSchema.safeParse(password).success).toBe(false),
  );

  it.each(['eight888', 'with spaces inside', 'x'.repeat(256)])('takes %j', (password) =>
    expect(newPasswordSchema.safeParse(password).success).toBe(true),
  );
});
