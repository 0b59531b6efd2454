import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import type { Application } from '#shared/features/applications.ts';
import type { MailText } from './mail.ts';
import { escaped, greeting, mailLink, mailPage } from './mail-page.ts';

/** What each status means to the applicant: the title of the mail, and a sentence on what follows. */
const NEWS: Readonly<Record<ApplicationStatus, { title: string; next: string }>> = {
  new: {
    title: 'Your application was received',
    next: 'You can follow it on your dashboard, and take it back there as long as it is undecided.',
  },
  reviewed: {
    title: 'Your application was reviewed',
    next: 'It has been read. What comes next, you hear as soon as it is known.',
  },
  interview_scheduled: {
    title: 'An interview is planned',
    next: 'Somebody wants to get to know you. Your dashboard shows how the application stands.',
  },
  rejected: {
    title: 'Your application was not successful',
    next: 'We are sorry. It says little about you and nothing about the next one: there is more to look at.',
  },
  withdrawn: {
    title: 'Your application was withdrawn',
    next: 'Nobody looks at it any more. You may apply again as long as the opportunity is open.',
  },
};

/** The mail that tells an applicant what became of an application; they may have switched it off. */
export const applicationMail = (
  firstName: string,
  { status, opportunity: { title, company } }: Application,
  siteUrl: string,
): Required<MailText> => {
  const news = NEWS[status];
  const [dashboard, settings] = [`${siteUrl}/dashboard`, `${siteUrl}/dashboard/settings`];
  return {
    subject: `${news.title}: ${title} at ${company}`,
    text: `${greeting(firstName)}

${news.title}: ${title} at ${company}.
${news.next}

${dashboard}

You get this because you want to hear about your applications by mail. Your
settings change that: ${settings}
`,
    html: mailPage({
      title: news.title,
      firstName,
      body: [`<strong>${escaped(title)}</strong> at ${escaped(company)}.<br>${news.next}`],
      button: { label: 'Go to my dashboard', link: dashboard },
      notes: [
        `You get this because you want to hear about your applications by mail. ${mailLink(settings, 'Your settings')} change that.`,
      ],
    }),
  };
};
