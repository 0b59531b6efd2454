import { type APIRequestContext, expect } from 'playwright/test';

/** A mail as returned by `GET /__local/mail`. */
interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** The mails that were sent to an address, newest first. Only the local stage has them. */
export const mailsTo = async (request: APIRequestContext, to: string): Promise<Mail[]> => {
  const response = await request.get(`/__local/mail?to=${encodeURIComponent(to)}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as Mail[];
};

/** The newest mail to an address that `text` matches, once it is there: mails are sent after the request. */
const waitForMail = async (
  request: APIRequestContext,
  to: string,
  text: RegExp,
  sent = 1,
): Promise<string> => {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).map((mail) => mail.text).filter((body) => text.test(body));
        return found.length;
      },
      // Mails are sent one after the other, and those of other tests may come first.
      { message: `mails to ${to}`, timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(sent);
  return text.exec(found[0] ?? '')?.[1] ?? '';
};

/** The path and query of the newest confirmation link; `sent` says how many mails must have arrived. */
export const confirmationLink = (request: APIRequestContext, to: string, sent?: number): Promise<string> =>
  waitForMail(request, to, /https?:\/\/[^/\s]+(\/auth\/confirm\?token=\S+)/, sent);

/** The path and query of the newest invitation. */
export const invitationLink = (request: APIRequestContext, to: string): Promise<string> =>
  waitForMail(request, to, /https?:\/\/[^/\s]+(\/auth\/accept-invitation\?token=\S+)/);

/** The six digits of the newest mail for a password reset. */
export const resetCode = (request: APIRequestContext, to: string, sent?: number): Promise<string> =>
  waitForMail(request, to, /\b(\d{6})\b/, sent);
