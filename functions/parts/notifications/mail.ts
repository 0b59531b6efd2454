import { type MailBrand, renderMail } from '#functions/core/mail/render.ts';
import type { MailText } from '#functions/core/mail/send.ts';
import type { NotificationMail } from '#shared/core/notification-entries.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** The mail of a notification. Its small print names the setting that switches it off. */
export const notificationMailText = (
  firstName: string,
  { title, about, next, preference: { because } }: NotificationMail,
  siteUrl: string,
  brand?: MailBrand,
): Required<MailText> =>
  renderMail({
    subject: `${title}: ${about.title} at ${about.company} · ${PRODUCT}`,
    title,
    firstName,
    brand,
    body: [{ about: [{ strong: about.title }, ` at ${about.company}`], continued: '' }, next],
    button: { label: 'Go to your dashboard', link: `${siteUrl}/dashboard` },
    notes: [
      [
        `${because} To turn them off, go to `,
        { label: 'your settings', link: `${siteUrl}/dashboard/settings` },
        '.',
      ],
    ],
  });
