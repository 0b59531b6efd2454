import { defineSetting } from '#shared/core/settings.ts';

export const NEW_POSTINGS_AN_HOUR = defineSetting({
  key: 'new-postings-an-hour',
  area: 'limits',
  label: 'New postings',
  shape: { kind: 'number', min: 1, max: 1000, unit: 'postings' },
  initial: 500,
  changes: 'How many postings one user can begin within an hour.',
});

/** The most words, and characters of each. */
export const MODERATION_WORDS_MAX = { most: 200, length: 60 } as const;

export const MODERATION_WORDS = defineSetting({
  key: 'moderation-words',
  area: 'moderation',
  label: 'Words that need a review',
  shape: { kind: 'words', ...MODERATION_WORDS_MAX },
  initial: [],
  changes:
    'A posting whose title or description has one of them waits for an admin’s review when it is published, also one of a trusted poster. Postings that are open stay open.',
});

export const POSTING_SETTINGS = [MODERATION_WORDS, NEW_POSTINGS_AN_HOUR];
