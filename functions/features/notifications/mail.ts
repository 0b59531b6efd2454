import { escaped, greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import type { MailText } from '#functions/core/mail/send.ts';
import type { NotificationMail } from '#shared/core/notification-entries.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** The mail of a notification, as text and as HTML. Its small print names the setting that switches it off. */
export const notificationMailText = (
  firstName: string,
  { title, about, next, preference: { because } }: NotificationMail,
  siteUrl: string,
): Required<MailText> => {
  const [dashboard, settings] = [`${siteUrl}/dashboard`, `${siteUrl}/dashboard/settings`];
  const named = `${about.title} at ${about.company}`;
  return {
    subject: `${title}: ${named} · ${PRODUCT}`,
    text: `${greeting(firstName)}

${title}: ${named}.
${next}

${dashboard}

${because}
To turn them off, go to your settings: ${settings}
`,
    html: mailPage({
      title,
      firstName,
      body: [`<strong>${escaped(about.title)}</strong> at ${escaped(about.company)}.`, escaped(next)],
      button: { label: 'Go to your dashboard', link: dashboard },
      notes: [`${because} To turn them off, go to ${mailLink(settings, 'your settings')}.`],
    }),
  };
};
