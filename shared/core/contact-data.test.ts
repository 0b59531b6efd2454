import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactDataIn } from './contact-data.ts';

const kindOf = (text: string) => contactDataIn(text, 'fledge.example')?.kind;

const label = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 2,
  maxLength: 12,
});
const domain = fc
  .tuple(label, fc.constantFrom('com', 'org', 'de', 'dev', 'io'))
  .map(([name, end]) => `${name}.${end}`);
/** What stands around it in a message. */
const inSentence = (text: string) =>
  fc.constantFrom(`${text}`, `Write to ${text}, please.`, `(${text})`, `Hello!\n${text}\nBye`);

describe('contact data', () => {
  it('is every email address, also as people write it for readers', () => {
    const at = fc.constantFrom('@', ' @ ', '(at)', ' [at] ');
    const dot = fc.constantFrom('.', '(dot)', ' [dot] ', ' dot ');
    fc.assert(
      fc.property(label, at, label, dot, fc.constantFrom('com', 'org'), (name, at, host, dot, end) => {
        expect(kindOf(`reach me: ${name}${at}${host}${dot}${end}`)).toBe('email');
      }),
    );
    expect(kindOf('robin at example dot org')).toBe('email');
    expect(kindOf('ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｏｒｇ')).toBe('email');
    expect(kindOf('ro\u200bbin@exa\u200bmple.org')).toBe('email');
  });

  it('is every web address but those of this site', () => {
    const address = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'www.', ''),
        domain,
        fc.constantFrom('', '/robin', '/a?b=c'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(address.chain(inSentence), (text) => {
        expect(kindOf(text)).toBe('web');
      }),
    );
    expect(kindOf('Look at https://fledge.example/opportunities/1?x=y first')).toBeUndefined();
    expect(kindOf('https://fledge.example.evil.com/')).toBe('web');
    expect(kindOf('https://robin@fledge.example/')).not.toBeUndefined();
  });

  it('is every phone number, however it is divided', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ' / ');
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 13 });
    fc.assert(
      fc.property(digits, separator, fc.constantFrom('', '+', '00'), (number, between, prefix) => {
        const pairs = number.join('').match(/.{1,3}/g) ?? [];
        expect(kindOf(`call ${prefix}${pairs.join(between)} today`)).toBe('phone');
      }),
    );
    expect(kindOf('٠١٥١ ٢٣٤٥ ٦٧٨٩٠')).toBe('phone');
  });

  it('is a user name of another service', () => {
    expect(kindOf('I am @robin_ex there')).toBe('handle');
  });

  it('is nothing that people write about work, dates and times', () => {
    for (const text of [
      'I learn Node.js, Next.js and ASP.NET, and look at Vue.js tomorrow.',
      'From 2026-11-26 to 2026-12-03, on 3.12.2026 at 17:30 - 18:00.',
      'I was 3rd of 1,200 with 98.5 % and 12 000 lines.',
      'Done.It was fine. See you at the library.',
      'Version 1.2.3.4 of 2026, pages 10-12.',
    ])
      expect([text, contactDataIn(text)]).toEqual([text, undefined]);
  });

  it('says what it found', () => {
    expect(contactDataIn('my mail: robin@example.org!')?.text).toBe('robin@example.org');
  });
});
