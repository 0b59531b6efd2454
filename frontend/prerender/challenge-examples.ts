import { CHALLENGE_STATUSES } from '#shared/features/challenges/rules.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import type { ResultsPage } from '#shared/features/pages/routes.ts';

const RUBRIC = [
  { id: 'c1', name: 'Criterion', description: 'What it asks.', weight: 60 },
  { id: 'c2', name: 'Other', description: '', weight: 40 },
];

const CHALLENGE_EXAMPLE: PublicChallenge = {
  id: 'c-example',
  title: 'Title',
  prize: 'Prize',
  deadline: '2999-01-01T18:00:00.000Z',
  timeZone: 'Europe/Berlin',
  difficulty: 'beginner',
  openTo: 'students',
  teamSize: 3,
  participants: 2,
  status: 'open',
  host: { id: 'host', name: 'Host' },
  description: 'First.\n\nSecond.',
  eligibility: 'In words.',
  rubric: RUBRIC,
  frozen: { canonical: '{}', sha256: '00', at: '2026-01-05T08:00:00.000Z' },
  dateChanges: [
    {
      at: '2026-01-06T08:00:00.000Z',
      from: '2998-01-01T18:00:00.000Z',
      to: '2999-01-01T18:00:00.000Z',
      fromTimeZone: 'Europe/Berlin',
      toTimeZone: 'Europe/Berlin',
      reason: 'Reason.',
    },
  ],
  reason: '',
  history: [{ status: 'open', at: '2026-01-05T08:00:00.000Z', by: 'host' }],
  updatedAt: '2026-01-05T08:00:00.000Z',
};

/** Challenges that show every part of the screen. */
export const CHALLENGE_EXAMPLES: readonly PublicChallenge[] = [
  ...CHALLENGE_STATUSES.filter((status) => status !== 'draft').map((status) => ({
    ...CHALLENGE_EXAMPLE,
    status,
    reason: status === 'cancelled' ? 'Reason.' : '',
  })),
  { ...CHALLENGE_EXAMPLE, dateChanges: [] },
];

const ENTRY_RESULT = {
  entryId: 'first',
  title: 'Entry',
  team: 'Team',
  raw: 3,
  adjusted: 3.1,
  interval: { from: 2.9, to: 3.3 },
  rank: { from: 1, to: 2 },
  group: 1,
  reviews: 3,
};

/** Results that show every part of the screen: with entries that cannot be compared, and one with too few reviews. */
export const RESULTS_EXAMPLE: ResultsPage = {
  challengeId: 'c-example',
  results: {
    title: 'Title',
    publishedAt: '2026-01-05T08:00:00.000Z',
    rubric: { criteria: RUBRIC, score: { min: 0, max: 5 } },
    sha256: '00',
    seed: '11',
    entries: [ENTRY_RESULT, { ...ENTRY_RESULT, entryId: 'second', interval: null, group: 2 }],
    judges: [{ judge: 'A', severity: 0.1, group: 1 }],
    groups: 2,
    scores: [{ judge: 'A', entryId: 'first', criterion: 'c1', score: 3 }],
  },
};
