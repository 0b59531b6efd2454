import { challengePath, publicChallengePath } from '../challenges/address.ts';

/** Where a judge finds all challenges that they judge. */
export const JUDGING_PATH = '/dashboard/judging';

/** Where a judge scores the entries of a challenge, and one of them. */
export const judgingPath = (challengeId: string): string => `${challengePath(challengeId)}/judging`;
export const judgingTaskPath = (challengeId: string, entryId: string): string =>
  `${judgingPath(challengeId)}/${encodeURIComponent(entryId)}`;

/** The published results of a challenge, for everyone. */
export const resultsPath = (challengeId: string): string => `${publicChallengePath(challengeId)}/results`;
