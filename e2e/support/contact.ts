import { request } from 'node:http';
import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import type { Contact } from '#shared/features/contact/routes.ts';
import { signIn } from './people.ts';

/** Where admins read the messages. */
export const MESSAGES = '/dashboard/admin/messages';

/** Signs the page in as the demo admin. Local: the password is published. */
export const asAdmin = (page: Page) =>
  signIn(page.context().request, { email: demoEmail('admin'), password: DEMO_PASSWORD });

let senders = 0;

/** An address of this machine's that no message came from yet. */
const newSender = (): string => {
  senders += 1;
  return `127.${50 + (process.pid % 150)}.${(senders >> 7) & 127}.${1 + (senders & 127)}`;
};

/** The values of the contact form. */
export const someMessage = (given: Partial<Contact> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'Is there something for people who build engines?',
  ...given,
});

/** Sends a message from a new IP address, so that tests don't share a rate limit. Local only: it sets the address. */
export const sendMessage = (baseURL: string | undefined, given: Partial<Contact> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        localAddress: newSender(),
        host: '127.0.0.1',
        port: new URL(baseURL ?? '').port,
        path: '/api/contact',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(someMessage(given)));
  });
