import { looksLikeId } from '#functions/core/ids.ts';
import type { ChallengeRow, PublicChallenge } from '#shared/features/challenges/schema.ts';
import type { ChallengeRecord } from './record.ts';
import { getChallenge } from './repository.ts';

/** A challenge as a list shows it. */
export const rowOf = (challenge: ChallengeRecord): ChallengeRow => ({
  id: challenge.id,
  title: challenge.title,
  prize: challenge.prize,
  deadline: challenge.deadline,
  timeZone: challenge.timeZone,
  difficulty: challenge.difficulty,
  openTo: challenge.openTo,
  teamSize: challenge.teamSize,
  participants: challenge.participants,
  status: challenge.status,
  host: challenge.host,
});

/** A challenge as everyone sees it. Who made which step of its history is not shown. */
export const publicViewOf = (challenge: ChallengeRecord): PublicChallenge => ({
  ...rowOf(challenge),
  description: challenge.description,
  eligibility: challenge.eligibility,
  rubric: challenge.rubric,
  frozen: challenge.frozen ?? null,
  dateChanges: challenge.dateChanges,
  reason: challenge.reason,
  history: challenge.history.map(({ user: _, ...step }) => step),
  updatedAt: challenge.updatedAt,
});

/** A challenge as visitors see it; undefined for drafts, and for those that were cancelled as such. */
export const publicChallenge = async (id: string): Promise<PublicChallenge | undefined> => {
  const challenge = looksLikeId(id) ? await getChallenge(id) : undefined;
  return challenge?.frozen ? publicViewOf(challenge) : undefined;
};
