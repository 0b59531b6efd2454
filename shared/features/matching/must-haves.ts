import type { Evidence, Receipt } from '#shared/core/match-receipt.ts';

/** Words that distinguish the lines of a receipt. */
export const OPTIONAL = '(nice to have)';
export const SIMILAR = 'similar to';

/** Whether a line of the skills says that the person has what is asked for, and not only something similar. */
export const isMet = ({ claim, profile }: Evidence): boolean => profile !== '' && !claim.includes(SIMILAR);

/** How many of the required skills of a posting the person has. */
export const mustHaves = ({ parts }: Receipt): { met: number; of: number } => {
  const required = parts.skills.evidence.filter(({ claim }) => !claim.includes(OPTIONAL));
  return { met: required.filter(isMet).length, of: required.length };
};
