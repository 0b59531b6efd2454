import type { Role } from '#shared/core/contract.ts';
import { mayJoin, takesEntries } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';

/** Why a user who has not joined cannot. */
export const whyNotJoining = (challenge: Challenge, role: Role, now: number): string => {
  if (challenge.judging) return 'You judge this challenge, so you can’t take part.';
  if (!takesEntries(challenge, now)) return 'It no longer takes participants.';
  return mayJoin(challenge.openTo, role)
    ? 'You can’t join this challenge now.'
    : 'This challenge is not open to your role.';
};

/** The share of a criterion in the score, in whole percent. */
export const shareOf = (weight: number, criteria: readonly { readonly weight: number }[]): string =>
  `${Math.round((100 * weight) / criteria.reduce((sum, one) => sum + one.weight, 0))}%`;

/** What a challenge lacks before it can be opened. */
export const missingToOpen = (
  { description, rubric, deadline }: Pick<Challenge, 'description' | 'rubric' | 'deadline'>,
  now: number,
): string[] => [
  ...(description === '' ? ['a description'] : []),
  ...(rubric.length === 0 ? ['at least one criterion'] : []),
  ...(Date.parse(deadline) <= now ? ['a deadline that is still to come'] : []),
];
