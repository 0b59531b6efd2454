import type { StatusTone } from '#shared/core/workflow.ts';
import { STARTUPS_PATH, startupPath } from './address.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What users hear of startups. */
export const STARTUP_NEWS = [
  'invited',
  'joined',
  'declined',
  'left',
  'removed',
  'lead',
  'mentioned',
  'milestone_due',
  'closed',
] as const;
export type StartupNews = (typeof STARTUP_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** The sentence up to the name of the startup. `person` is who did it, where someone did. */
  readonly lead: (person: string) => string;
  readonly tone: StatusTone;
  readonly link: (startupId: string) => string;
}

/** What the bell and the mail say of each. The name of the startup follows the lead. */
export const STARTUP_NEWS_TEXTS: Readonly<Record<StartupNews, NewsText>> = {
  invited: {
    heading: 'Invitation to a startup',
    lead: (person) => `${person} invites you to the team of`,
    tone: 'warning',
    link: () => STARTUPS_PATH,
  },
  joined: {
    heading: 'New team member',
    lead: (person) => `${person} joined`,
    tone: 'positive',
    link: startupPath,
  },
  declined: {
    heading: 'Invitation declined',
    lead: (person) => `${person} declined your invitation to`,
    tone: 'neutral',
    link: startupPath,
  },
  left: {
    heading: 'Member left the team',
    lead: (person) => `${person} left`,
    tone: 'neutral',
    link: startupPath,
  },
  removed: {
    heading: 'No longer in the team',
    lead: () => 'You are no longer in the team of',
    tone: 'neutral',
    link: () => STARTUPS_PATH,
  },
  lead: {
    heading: 'You lead the team',
    lead: (person) => (person === '' ? 'You now lead' : `${person} handed over to you the lead of`),
    tone: 'info',
    link: startupPath,
  },
  mentioned: {
    heading: 'Mentioned in a note',
    lead: (person) => `${person} mentions you in a note of`,
    tone: 'info',
    link: startupPath,
  },
  milestone_due: {
    heading: 'Milestone due tomorrow',
    lead: (title) => `“${title}” is due tomorrow for`,
    tone: 'warning',
    link: startupPath,
  },
  closed: {
    heading: 'Startup closed',
    lead: (person) => `${person} closed`,
    tone: 'neutral',
    link: startupPath,
  },
};
