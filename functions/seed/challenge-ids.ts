import { CHALLENGE_ID } from '#shared/features/challenges/address.ts';
import { idFor } from './random.ts';

/** The id of a challenge of the demo data, by its name in the seed. */
export const demoChallengeId = (name: 'open' | 'judging' | 'published'): string =>
  `${CHALLENGE_ID}${idFor('challenge', name)}`;
