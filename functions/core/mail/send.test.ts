import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freshModule } from '#functions/testing/fresh-module.ts';

const { canSendMail, sendMail } = await freshModule(() => import('./send.ts'));

it('gives up on a service that takes the request and never answers, before another function takes the mail over', async () => {
  const sockets = new Set<import('node:net').Socket>();
  const server = createServer((socket) => sockets.add(socket));
  const port = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    MAIL_FROM: 'hello@fledge.test',
    MAILS_PER_SECOND: '100',
  });
  let waited = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passing = setInterval(() => {
    waited += 100;
    vi.advanceTimersByTime(100);
  }, 5);
  try {
    const sending = sendMail({ to: 'robin@people.fledge.test' }, { subject: 'Hello', text: 'Hello' });
    await expect(sending).rejects.toThrow();
  } finally {
    clearInterval(passing);
    vi.useRealTimers();
  }
  expect(waited).toBeLessThan(20_000);
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('has nothing for addresses that reach no one, but in the local stage', () => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', STAGE: 'prod' });
  const to = (address: string) => canSendMail('mail', address, {});
  for (const address of [
    'a@demo.fledge.test',
    'a@example.com',
    'a@mail.example.ORG',
    'a@x.invalid',
    'a@b.example',
  ])
    expect([address, to(address)]).toEqual([address, false]);
  for (const address of ['a@fledge.org', 'a@notexample.com', 'a@test.com', 'a@contest', 'example.com@b.org'])
    expect([address, to(address)]).toEqual([address, true]);
  process.env.STAGE = 'local';
  expect(to('a@demo.fledge.test')).toBe(true);
  process.env.MAIL_FROM = '';
  expect(to('a@fledge.org')).toBe(false);
});
