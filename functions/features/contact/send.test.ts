import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CONTACT_MESSAGES } from '#shared/features/contact/routes.ts';
import { latestMessages } from './repository.ts';

/** Where the local stage sends the operator's mail (infra/app/stages.ts). */
const OPERATOR = 'operator@fledge.test';

beforeAll(asOperator);

let written = 0;
const body = (given: Record<string, unknown> = {}) => {
  written += 1;
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    subject: `Question ${written} of ${process.pid}`,
    message: 'Do you have something for people who build engines?',
    ...given,
  };
};

const send = (given: Record<string, unknown> = {}, browser = new Browser()) =>
  browser.call('contact.send', { body: body(given) });

const stored = async (subject: string) =>
  (await latestMessages(200, undefined, new Date(Date.now() + DAY_MS))).filter(
    (one) => one.subject === subject,
  );

const operatorMails = async (subject: string) =>
  (await mailsTo(OPERATOR)).filter((mail) => mail.subject === `Fledge contact form: ${subject}`);

describe('a message of the contact form', () => {
  it('is stored, thanked for by name, and mailed to the operator once, for a reply to its sender', async () => {
    const given = body({ email: ' Ada@Example.ORG ', message: '  First line.\r\n\r\nSecond line.  ' });
    const answer = await new Browser().call('contact.send', { body: given });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toContain('Thank you, Ada.');
    expect(await stored(given.subject)).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.any(String),
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.org',
        subject: given.subject,
        message: 'First line.\n\nSecond line.',
      },
    ]);
    const mail = await eventually('the mail', async () => (await operatorMails(given.subject))[0]);
    expect(mail).toMatchObject({ to: OPERATOR, replyTo: 'ada@example.org', html: '' });
    expect(mail.text).toContain('\nFirst line.\n\nSecond line.\n');
    expect(mail.text).toContain('Ada Byron <ada@example.org>');
  });

  it('of invisible or reordering characters reaches nobody as such', async () => {
    const refused = await send({ firstName: '\u200b' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['firstName']]);
    const given = body({ firstName: '\u202eadA' });
    const { status, body: answer } = await send({ ...given, subject: `${given.subject}\r\nBcc: all\u2028` });
    expect([status, answer.message]).toEqual([201, expect.stringContaining('Thank you, adA.')]);
    expect(await stored(`${given.subject} Bcc: all`)).toHaveLength(1);
  });

  it('from a program that fills the hidden field is answered alike and kept nowhere', async () => {
    const trapped = body({ website: 'https://win.example' });
    const answer = await new Browser().call('contact.send', { body: trapped });
    expect(answer.status).toBe(201);
    expect(answer.text).toBe((await send()).text);
    expect(await stored(trapped.subject)).toEqual([]);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '  ', 'Last name is required'],
    ['lastName', 'x'.repeat(81), 'Use at most 80 characters'],
    ['email', '  ', 'Enter your email'],
    ['email', 'ada@', 'Invalid email address'],
    ['email', 'ada@example.org\r\nBcc: eve@example.org', 'Invalid email address'],
    ['email', 'ada@example.org, eve@example.org', 'Invalid email address'],
    ['subject', '', 'Enter a subject'],
    ['subject', 'x'.repeat(151), 'Use at most 150 characters'],
    ['message', '', 'Write your message'],
    ['message', 'too short', 'Write at least 10 characters'],
    ['message', `${' '.repeat(20)}too short`, 'Write at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Use at most 5000 characters'],
    ['message', 'A bell \u0007 and more', 'Remove the invisible character U+0007 after “A bell”'],
    ['subject', 'A bell \ud83d', 'Remove half of a character (U+D83D) after “A bell”'],
    ['message', 7, 'This must be a text'],
    ['message', undefined, 'This is required'],
  ])('with %s %j is refused: %s', async (field, value, problem) => {
    const answer = await send({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ [field]: problem });
  });

  it('of exactly 10 and of 5,000 characters is taken', async () => {
    for (const length of [10, 5000]) expect((await send({ message: 'é'.repeat(length) })).status).toBe(201);
  });
});

describe('the limit of messages', () => {
  it('takes ten of many that one sender sends at once, and loses none of those', async () => {
    const browser = new Browser();
    const bodies = Array.from({ length: rounds(14, 50) }, () => body());
    const answers = await Promise.all(bodies.map((one) => browser.call('contact.send', { body: one })));
    const accepted = bodies.filter((_, i) => answers[i]?.status === 201);
    expect(accepted).toHaveLength(CONTACT_MESSAGES.limit);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.error.code).toBe('too_many_requests');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (const { subject } of bodies) {
      const was = accepted.some((one) => one.subject === subject);
      expect(await stored(subject)).toHaveLength(was ? 1 : 0);
    }
    for (const { subject } of accepted)
      await eventually('each mail', async () => (await operatorMails(subject)).length === 1);
    // Other senders are not affected, and this sender is accepted again after the time in the answer.
    expect((await send()).status).toBe(201);
    const refused = await send({}, browser);
    expect(refused.status).toBe(429);
    await advanceClock(Number(refused.headers.get('retry-after')) * 1000);
    expect((await send({}, browser)).status).toBe(201);
  });
});

afterAll(async () => {
  // However often records came: nothing that was sent here was mailed twice. Other tests may send equal subjects.
  const subjects = (await mailsTo(OPERATOR)).flatMap(({ subject }) =>
    subject.includes(` of ${process.pid}`) ? [subject] : [],
  );
  expect(subjects.length).toBeGreaterThan(0);
  expect(new Set(subjects).size).toBe(subjects.length);
});
