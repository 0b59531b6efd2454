import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to a credential, of which its holder is notified. */
export const CREDENTIAL_NEWS = ['badge', 'suspended', 'restored', 'revoked', 'declined'] as const;
export type CredentialNews = (typeof CREDENTIAL_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** Before the name of the achievement. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell says of each. */
export const CREDENTIAL_NEWS_TEXTS: Readonly<Record<CredentialNews, NewsText>> = {
  badge: { heading: 'New badge', lead: 'You earned a badge:', tone: 'positive' },
  suspended: {
    heading: 'Credential suspended',
    lead: 'An admin suspended your credential. You can appeal:',
    tone: 'warning',
  },
  restored: { heading: 'Credential restored', lead: 'In force again:', tone: 'positive' },
  revoked: {
    heading: 'Credential revoked',
    lead: 'An admin revoked your credential. You can appeal:',
    tone: 'danger',
  },
  declined: { heading: 'Appeal answered', lead: 'The decision stays:', tone: 'neutral' },
};
