import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBody } from './http.ts';
import { createMailSink } from './mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fledge-mail-'));
const clock = { now: Date.UTC(2030, 0, 1) };
const open = () =>
  createMailSink({ dataDir, now: () => clock.now, identity: 'fledge.test', region: 'eu-central-1' });

let sink = open();
let client: SESv2Client;
const server = createServer(async (message, response) => {
  const { method = '', url = '', headers } = message;
  const answer = sink.handle({ method, url, headers, body: (await readBody(message)) ?? '' });
  response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new SESv2Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'unused', secretAccessKey: 'unused' },
    maxAttempts: 1,
  });
});
beforeEach(() => {
  clock.now += 60_000;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  sink.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (given: Partial<SendEmailCommandInput> = {}) =>
  client.send(
    new SendEmailCommand({
      FromEmailAddress: 'Fledge <no-reply@fledge.test>',
      Destination: { ToAddresses: ['Ada <Ada@Example.org>'] },
      Content: {
        Simple: {
          Subject: { Data: 'Confirm your address ✓' },
          Body: { Text: { Data: 'Hello' }, Html: { Data: '<p>Hello</p>' } },
        },
      },
      ...given,
    }),
  );
const simple = (Subject: string, Body: object) => ({
  Content: { Simple: { Subject: { Data: Subject }, Body } },
});

test('lists a mail by its address, in any case', async () => {
  expect((await send()).MessageId).toMatch(/^[0-9a-f-]{36}$/);
  expect(sink.list('ADA@example.org')).toEqual([
    {
      to: 'ada@example.org',
      replyTo: '',
      headers: '',
      subject: 'Confirm your address ✓',
      text: 'Hello',
      html: '<p>Hello</p>',
      attached: '',
      at: '2030-01-01T00:01:00.000Z',
    },
  ]);
  expect(sink.list('somebody@else.org')).toEqual([]);
});

test('gives the newest first, also after a restart, and of one moment', async () => {
  const Destination = { ToAddresses: ['order@example.org'] };
  for (const subject of ['first', 'second', 'third']) {
    await send({ Destination, ...simple(subject, { Text: { Data: 'x' } }) });
  }
  sink.close();
  sink = open();
  sink.deliver({ to: 'Order@example.org', subject: 'fourth', text: 'from the user pool', html: '' });
  expect(sink.list('order@example.org').map(({ subject }) => subject)).toEqual([
    'fourth',
    'third',
    'second',
    'first',
  ]);
});

test('keeps a copy for each recipient, and an empty part for what was not sent', async () => {
  const Destination = { ToAddresses: ['one@example.org'], BccAddresses: ['two@example.org'] };
  await send({ Destination, ...simple('both', { Html: { Data: '<p>x</p>' } }) });
  for (const to of ['one@example.org', 'two@example.org']) {
    expect(sink.list(to)).toMatchObject([{ to, text: '', html: '<p>x</p>' }]);
  }
});

test('shows the reply-to address', async () => {
  const Destination = { ToAddresses: ['reply@example.org'] };
  await send({ Destination, ReplyToAddresses: ['Eve <Eve@Example.org>'] });
  expect(sink.list('reply@example.org')).toMatchObject([{ replyTo: 'eve@example.org' }]);
});

test('takes a From address of the identity only', async () => {
  await expect(send({ FromEmailAddress: 'fledge.test@evil.example' })).rejects.toMatchObject({
    name: 'MessageRejected',
    message: expect.stringContaining('EU-CENTRAL-1: fledge.test@evil.example'),
  });
});

test.each<[string, Partial<SendEmailCommandInput>]>([
  ['no recipient', { Destination: {} }],
  ['too many recipients', { Destination: { ToAddresses: Array(51).fill('a@b.c') } }],
  ['a malformed recipient', { Destination: { ToAddresses: ['nobody'] } }],
  ['a malformed reply-to', { ReplyToAddresses: ['nobody'] }],
  ['no body', simple('x', {})],
  ['raw content', { Content: { Raw: { Data: new Uint8Array([1]) } } }],
])('refuses a mail with %s', async (_, given) => {
  await expect(send(given)).rejects.toMatchObject({ name: 'BadRequestException' });
});

test('serves SendEmail only', () => {
  const request = { method: 'GET', url: '/v2/email/identities', headers: {}, body: '' };
  expect(sink.handle(request)).toMatchObject({ status: 404 });
});
