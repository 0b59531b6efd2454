import { expect, test } from 'vitest';
import { replyLink } from './reply.ts';

const message = {
  id: 'm1',
  receivedAt: '2026-01-01T00:00:00.000Z',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  subject: 'Engines',
  message: 'First line\nSecond line',
};

/** What a mail program reads out of the link. */
const read = (link: string) => {
  const url = new URL(link);
  return {
    to: decodeURIComponent(url.pathname),
    fields: Object.fromEntries(url.searchParams),
    hash: url.hash,
  };
};

test('answers the sender, with the subject and the message quoted', () => {
  const { to, fields } = read(replyLink(message));
  expect(to).toBe('ada@example.org');
  expect(fields.subject).toBe('Re: Engines');
  expect(fields.body).toContain('Hello Ada,\r\n');
  expect(fields.body).toContain('> First line\r\n> Second line');
});

test('nothing that was typed becomes another field or recipient', () => {
  const evil = 'x&bcc=eve@example.org?cc=eve@example.org#,eve@example.org %0Abcc: eve@example.org';
  const link = replyLink({ ...message, email: "o'neil+a&b?c#%x@example.org", subject: evil, message: evil });
  const { to, fields, hash } = read(link);
  expect(to).toBe("o'neil+a&b?c#%x@example.org");
  expect(Object.keys(fields)).toEqual(['subject', 'body']);
  expect(fields.subject).toBe(`Re: ${evil}`);
  expect(hash).toBe('');
});

test.each([
  ['letters', 'x'.repeat(5000)],
  ['what takes twelve characters each', '🦆'.repeat(2500)],
  ['lines', '\n'.repeat(5000)],
])('stays short enough for mail programs, and never cuts a character in two: %s', (_, text) => {
  const link = replyLink({ ...message, message: text });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1960);
  const { fields } = read(link);
  expect(fields.body?.isWellFormed()).toBe(true);
  expect(fields.body).toMatch(/ …$/);
});

test('the longest subject and name leave the link whole, though nothing is quoted', () => {
  const long = { firstName: '鴨'.repeat(80), subject: '鴨'.repeat(150), message: 'x'.repeat(5000) };
  const { fields } = read(replyLink({ ...message, ...long }));
  expect(fields.subject).toBe(`Re: ${long.subject}`);
  expect(fields.body).toMatch(/> {2}…$/);
});
