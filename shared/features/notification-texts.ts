import type { ApplicationStatus } from './application-rules.ts';
import type { News } from './notifications.ts';

/** What to say of something that happened. Plain text, all of it. */
export interface NewsText {
  /** In two or three words. */
  readonly heading: string;
  /** The sentence, up to the name of what it is about if there is one. Without a full stop: titles bring their own. */
  readonly lead: string;
  /** The opportunity's title, with which the sentence ends. */
  readonly title?: string;
}

const APPLICATION_HEADINGS: Record<ApplicationStatus, string> = {
  new: 'Application received',
  reviewed: 'Application reviewed',
  interview_scheduled: 'Interview scheduled',
  rejected: 'Application declined',
  withdrawn: 'Application withdrawn',
};

const applicationLead = (status: ApplicationStatus, company: string): string => {
  switch (status) {
    case 'new':
      return 'You applied for';
    case 'reviewed':
      return `${company} reviewed your application for`;
    case 'interview_scheduled':
      return `${company} scheduled an interview for`;
    case 'rejected':
      return `${company} decided against your application for`;
    case 'withdrawn':
      return 'You withdrew your application for';
  }
};

/** The only place that puts news into words: the bell and the list of recent activity say the same. */
export const newsText = (news: News): NewsText => {
  switch (news.kind) {
    case 'application':
      return {
        heading: APPLICATION_HEADINGS[news.status],
        lead: applicationLead(news.status, news.company),
        title: news.title,
      };
    case 'opportunity_closed':
      return {
        heading: 'Opportunity closed',
        lead: 'Your application stands, but nobody else can apply any more for',
        title: news.title,
      };
    case 'account_approved':
      return {
        heading: 'Account approved',
        lead: 'Your account was approved, and everything in it is open to you',
      };
  }
};
