import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasDomainOf } from '../features/companies/rules.ts';
import { contactEmailSchema, emailSchema, linksSchema } from '../features/users/schema.ts';
import { checkDomain } from './approvals.ts';
import { addressProblem, isEmailAddress, mailtoLink, normalAddress } from './email-address.ts';
import { shownAddress } from './shown-address.ts';
import { shownDomain } from './shown-domain.ts';
import { hostOf, withScheme } from './web-address.ts';

describe('an email address', () => {
  test.each([
    ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['Ivan@XN--E1AFMKFD.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
    [' maya@München.de ', 'maya@xn--mnchen-3ya.de'],
    ['yuki@例え。テスト', 'yuki@xn--r8jz45g.xn--zckzah'],
    ['ADA@ＥＸＡＭＰＬＥ.org', 'ada@example.org'],
    ['ａｄａ．ｂ＠example．org', 'ada.b@example.org'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['research&dev@cases.example', 'research&dev@cases.example'],
    ["!#$%&'*+/=?^_`{|}~-@x.org", "!#$%&'*+/=?^_`{|}~-@x.org"],
    ['o’x@b.org'.replace('’', "'"), "o'x@b.org"],
    ['1.2.3@4-5.co', '1.2.3@4-5.co'],
    [`${'a'.repeat(64)}@b.org`, `${'a'.repeat(64)}@b.org`],
  ])('%s is stored as %s', (typed, stored) => {
    expect(emailSchema.parse(typed)).toBe(stored);
    expect(normalAddress(stored)).toBe(stored);
    expect(isEmailAddress(stored)).toBe(true);
  });

  test.each([
    ['', 'Enter your email'],
    ['ada', 'Invalid email address'],
    ['@x.org', 'Invalid email address'],
    ['a@localhost', 'Invalid email address'],
    ['a@b..org', 'Invalid email address'],
    ['a@-b.org', 'Invalid email address'],
    ['a@b_c.org', 'Invalid email address'],
    ['a@127.0.0.1', 'Invalid email address'],
    ['a@[127.0.0.1]', 'Invalid email address'],
    ['a@b.org/c', 'Invalid email address'],
    ['a@b.org:25', 'Invalid email address'],
    ['a@b%2ec.org', 'Invalid email address'],
    ['a@b.org,c@d.org', 'Invalid email address'],
    ['a..b@c.org', 'Invalid email address'],
    ['.a@c.org', 'Invalid email address'],
    ['a b@c.org', 'Invalid email address'],
    ['Ada <a@c.org>', 'Invalid email address'],
    ['a@c.org\nBcc: x@y.org', 'Invalid email address'],
    [`a@${'b'.repeat(64)}.org`, 'Invalid email address'],
    ['"a b"@c.org', 'Addresses with quotation marks before the @ can’t be used here'],
    [`${'a'.repeat(65)}@b.org`, 'Use at most 64 characters before the @'],
    ['иван@пример.рф', expect.stringMatching(/^Only letters from a to z/)],
    [`a@${'b.'.repeat(63)}org`, 'Use an address of at most 128 characters'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(emailSchema.safeParse(typed).error?.issues[0]?.message).toEqual(problem);
  });

  it('of 254 characters can be written to, and one of 255 cannot', () => {
    const of = (length: number) =>
      `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(length - 248)}`;
    expect(of(254)).toHaveLength(254);
    expect(contactEmailSchema.parse(of(254))).toBe(of(254));
    expect(contactEmailSchema.safeParse(of(255)).success).toBe(false);
    expect([254, 255].map((length) => isEmailAddress(of(length)))).toEqual([true, false]);
  });

  it('is linked to with every sign encoded', () => {
    expect(mailtoLink('a&b?c=d%/e+f@пример.рф')).toBe(
      'mailto:a%26b%3Fc%3Dd%25%2Fe%2Bf@xn--e1afmkfd.xn--p1ai',
    );
  });

  it('whatever is typed, what passes is its own normal form, and what does not has a reason', () => {
    const sign = fc.constantFrom(...'abZ09.@-_&"\'+ üрß例。%[]:/#', 'xn--', '.org', '\u200b', '\u202e');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 14 }), (typed) => {
        const { data, error } = contactEmailSchema.safeParse(typed);
        if (data === undefined) expect(error?.issues[0]?.message).toMatch(/\w/);
        else expect([normalAddress(data), addressProblem(data)]).toEqual([data, undefined]);
        if (data !== undefined) expect(data).toMatch(/^[!-~]+$/);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a domain', () => {
  test.each([
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['xn--mnchen-3ya.de', 'münchen.de'],
    ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['xn--fsqu00a.xn--4rr70v', '例子.广告'],
    ['xn--11b4c3d.xn--11b4c3d', 'कॉम.कॉम'],
    ['example.org', 'example.org'],
    // аpple.com with one Cyrillic letter, аррӏе.com with all of them, and one that is no Punycode.
    ['xn--pple-43d.com', 'xn--pple-43d.com'],
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['xn--99999999.org', 'xn--99999999.org'],
  ])('%s is shown as %s', (domain, shown) => {
    expect(shownDomain(domain)).toBe(shown);
    expect(shownAddress(`a@${domain}`)).toBe(`a@${shown}`);
  });

  it('of an address and of a company’s site are the same however either is written', () => {
    for (const email of ['a@müller.de', 'a@xn--mller-kva.de', 'a@mail.MÜLLER.de'])
      for (const site of ['https://müller.de', 'https://www.xn--mller-kva.de/jobs'])
        expect([email, site, hasDomainOf(email, site)]).toEqual([email, site, true]);
    expect(hasDomainOf('a@muller.de', 'https://müller.de')).toBe(false);
    expect(checkDomain('a@xn--mller-kva.de', 'Müller GmbH')).toBe('matches');
    expect(checkDomain('a@ромашка.рф', 'Ромашка')).toBe('matches');
  });
});

describe('a web address', () => {
  test.each([
    ['www.example.org', 'https://www.example.org'],
    [' example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
    ['пример.рф/о', 'https://пример.рф/о'],
    ['example.org:8443', 'https://example.org:8443'],
    ['medium.com/@maya', 'https://medium.com/@maya'],
    ['http://xn--e1afmkfd.xn--p1ai', 'http://xn--e1afmkfd.xn--p1ai'],
    ['https://[2001:db8::1]:8080/x', 'https://[2001:db8::1]:8080/x'],
    ['https://my_shop.example.org', 'https://my_shop.example.org'],
    ['HTTPS://Example.org', 'HTTPS://Example.org'],
    ['https://example.org/\u200b\u200f', 'https://example.org/'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(linksSchema.parse({ portfolioUrl: typed }).portfolioUrl).toBe(stored);
    expect(withScheme(stored)).toBe(stored);
  });

  test.each([
    'my page',
    'example',
    'maya@example.org',
    'https://maya:secret@example.org',
    'https://maya@example.org',
    'javascript:alert(1)//x.org',
    'data:text/html,x.org',
    'ftp://example.org',
    'mailto:a@b.org',
    'https:example.org',
    'https:\\\\example.org',
    '//example.org',
    '3.5',
    'https://localhost',
    'https://exa mple.org',
  ])('%j is none', (typed) => {
    expect(linksSchema.safeParse({ portfolioUrl: typed }).success).toBe(false);
    expect(hostOf(typed)).toBeUndefined();
  });
});
