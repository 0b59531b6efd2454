import type { StatusTone } from '#shared/core/workflow.ts';
import { challengePath } from '../challenges/address.ts';
import { judgingPath, resultsPath } from './address.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What judges hear about a challenge, and its host about judging. */
export const JUDGING_NEWS = [
  'chosen',
  'assigned',
  'reminder',
  'late',
  'results',
  'short',
  'judges_late',
  'complete',
] as const;
export type JudgingNews = (typeof JUDGING_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** The sentence up to the title of the challenge. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. The title follows the lead. */
export const JUDGING_NEWS_TEXTS: Readonly<Record<JudgingNews, NewsText>> = {
  chosen: { heading: 'You are a judge', lead: 'You were chosen as a judge of', tone: 'info' },
  assigned: { heading: 'Entries to judge', lead: 'Entries wait for your scores in', tone: 'info' },
  reminder: {
    heading: 'Scores due in two days',
    lead: 'You have not scored all entries of',
    tone: 'warning',
  },
  late: {
    heading: 'Late entries were reassigned',
    lead: 'Other judges now score what was left open in',
    tone: 'neutral',
  },
  results: { heading: 'Results published', lead: 'The results are out of', tone: 'positive' },
  short: {
    heading: 'More judges needed',
    lead: 'Too few judges without a conflict score some entries of',
    tone: 'warning',
  },
  judges_late: {
    heading: 'Judges are late',
    lead: 'Some entries were not scored in time in',
    tone: 'warning',
  },
  complete: { heading: 'All scores are in', lead: 'You can publish the results of', tone: 'positive' },
};

/** Where each leads: judges to what they score, everyone to results, and the host to the challenge. */
export const JUDGING_NEWS_PATHS: Readonly<Record<JudgingNews, (challengeId: string) => string>> = {
  chosen: judgingPath,
  assigned: judgingPath,
  reminder: judgingPath,
  late: judgingPath,
  results: resultsPath,
  short: challengePath,
  judges_late: challengePath,
  complete: challengePath,
};
