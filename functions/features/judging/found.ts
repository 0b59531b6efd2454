import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import type { JudgingRecord } from '#functions/parts/judging/record.ts';
import { JUDGING_CHANGES } from '#shared/features/judging/rules.ts';

export const JUDGING_LIMIT = { name: 'judging', ...JUDGING_CHANGES };

export const noChallenge = () => new AppError('not_found', { message: 'This challenge doesn’t exist.' });
export const noTask = () => new AppError('not_found', { message: 'This entry doesn’t exist.' });
export const notPossible = (message: string) => new AppError('illegal_transition', { message });
/** While judges are assigned, which takes seconds. */
export const beingAssigned = () =>
  notPossible('Judges are being assigned at this moment. Try again in a minute.');

export const isHost = ({ host }: Pick<ChallengeRecord, 'host'>, { id }: Pick<Account, 'id'>): boolean =>
  host.id === id;

/** Whether a user may see how far judging is, and what judges said once it is over. */
export const oversees = (challenge: Pick<ChallengeRecord, 'host'>, account: Account): boolean =>
  isHost(challenge, account) || (account.role === 'admin' && account.approved);

export const currentChallenge = async (id: string): Promise<ChallengeRecord> => {
  const challenge = await getChallenge(id);
  if (!challenge) throw noChallenge();
  return challenge;
};

/** Throws unless scores count: after the deadline, until the results are published. */
export const checkScoring = ({ status }: ChallengeRecord, judging: JudgingRecord | undefined): void => {
  if (status === 'published' || judging?.phase === 'published')
    throw notPossible('The results of this challenge are published.');
  if (status !== 'judging') throw notPossible('This challenge is not being judged.');
};
