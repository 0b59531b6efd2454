import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What users hear about challenges: of their team, of the challenge, and as its hosts and judges. */
export const CHALLENGE_NEWS = [
  'joined',
  'member_joined',
  'member_left',
  'removed',
  'submitted',
  'withdrawn',
  'disqualified',
  'moved',
  'tomorrow',
  'soon',
  'judging',
  'cancelled',
  'published',
] as const;
export type ChallengeNews = (typeof CHALLENGE_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** The sentence up to the title of the challenge. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. The title follows the lead. */
export const CHALLENGE_NEWS_TEXTS: Readonly<Record<ChallengeNews, NewsText>> = {
  joined: { heading: 'You joined a challenge', lead: 'You take part in', tone: 'positive' },
  member_joined: { heading: 'Your team has a new member', lead: 'Someone joined your team in', tone: 'info' },
  member_left: { heading: 'Someone left your team', lead: 'A member left your team in', tone: 'neutral' },
  removed: {
    heading: 'You are no longer in the team',
    lead: 'You were taken off your team in',
    tone: 'neutral',
  },
  submitted: { heading: 'Entry submitted', lead: 'Your team handed in its entry to', tone: 'positive' },
  withdrawn: { heading: 'Entry withdrawn', lead: 'Your team withdrew its entry from', tone: 'neutral' },
  disqualified: {
    heading: 'Entry disqualified',
    lead: 'The host disqualified your entry to',
    tone: 'danger',
  },
  moved: { heading: 'Deadline moved', lead: 'There is more time for', tone: 'warning' },
  tomorrow: { heading: 'Deadline tomorrow', lead: 'Entries are due within a day for', tone: 'warning' },
  soon: { heading: 'Deadline in an hour', lead: 'Entries are due within an hour for', tone: 'warning' },
  judging: { heading: 'Judging has begun', lead: 'Entries are now judged in', tone: 'info' },
  cancelled: { heading: 'Challenge cancelled', lead: 'This challenge is cancelled:', tone: 'danger' },
  published: { heading: 'Results published', lead: 'See the results and your feedback of', tone: 'positive' },
};
