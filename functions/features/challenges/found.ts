import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';

export const noChallenge = () => new AppError('not_found', { message: 'This challenge doesn’t exist.' });
export const noEntry = () => new AppError('not_found', { message: 'This entry doesn’t exist.' });
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

export const isHost = ({ host }: Pick<ChallengeRecord, 'host'>, { id }: Pick<Account, 'id'>): boolean =>
  host.id === id;

/** A challenge that a user may see: everyone from its opening on, its host also before. */
export const seenBy = (
  challenge: ChallengeRecord | undefined,
  account: Pick<Account, 'id'>,
): ChallengeRecord => {
  if (!challenge || (!challenge.frozen && !isHost(challenge, account))) throw noChallenge();
  return challenge;
};

/** The same as it is stored now. 404 for those who may not see it. */
export const challengeFor = async (id: string, account: Pick<Account, 'id'>): Promise<ChallengeRecord> =>
  seenBy(await getChallenge(id), account);

/** A challenge as it is stored now, for those whose relation to it was checked already. */
export const currentChallenge = async (id: string): Promise<ChallengeRecord> => {
  const challenge = await getChallenge(id);
  if (!challenge) throw noChallenge();
  return challenge;
};
