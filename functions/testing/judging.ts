import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { type AssignTask, assignJudges } from '#functions/features/judging/assign.ts';
import { judges } from '#functions/features/judging/judges.ts';
import { beginJudging } from '#functions/features/judging/round.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { getJudging } from '#functions/parts/judging/repository.ts';
import { someChallenge, someEntry, storeChallenge } from '#functions/scenarios/challenge.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import type { Score } from '#shared/features/judging/schema.ts';
import { call } from './call.ts';

export const RUBRIC = numbered([
  { name: 'Problem', description: 'Is it real?', weight: 60 },
  { name: 'Evidence', description: '', weight: 40 },
]);

/** An entry that a team handed in: with texts of its own if a test looks at them. */
interface SomeEntry {
  readonly members: readonly Account[];
  readonly team?: string;
  readonly title?: string;
  readonly description?: string;
}

/** Lets a user name a university and a company in their profile. */
export const storeProfile = (userId: string, profileData: object): Promise<void> =>
  putItem({ Item: { ...itemOf('profile', { userId }), profileData } });

/** A challenge whose entries have just been closed. */
export const closedChallenge = (id: string, host: Account, now: Date): ChallengeRecord =>
  someChallenge(
    { id, host, status: 'judging', rubric: RUBRIC, title: 'Shorter waits', deadline: now.toISOString() },
    now,
  );

/** Stores a challenge whose entries were closed, with these entries. Returns their ids. */
export const storeJudgedChallenge = async (
  challenge: ChallengeRecord,
  entries: readonly SomeEntry[],
): Promise<string[]> => {
  const teams = entries.map(({ members, team, title, description }, number) => {
    const id = `team-${challenge.id}-${number}`;
    const name = team ?? `Team ${number}`;
    const entry = someEntry(
      challenge,
      {
        id: `entry-${challenge.id}-${number}`,
        title: title ?? `Idea ${number}`,
        ...(description !== undefined && { description }),
        team: { id, name },
      },
      'submitted',
    );
    return { id, name, members, entry };
  });
  await storeChallenge(challenge, teams);
  return teams.map(({ entry }) => entry.id);
};

/** Sets the judges as the host does. */
export const setJudges = async (id: string, host: Account, accounts: readonly Account[], now: Date) =>
  call(judges, {
    params: { id },
    record: await getChallenge(id),
    account: host,
    body: { judges: accounts.map((account) => account.id) },
    now,
  });

/** The first task of the round that goes on; undefined when none does. */
export const firstTask = async (challengeId: string): Promise<AssignTask | undefined> => {
  const judging = await getJudging(challengeId);
  if (judging?.phase !== 'assigning') return undefined;
  const step = judging.prepares ? ({ name: 'prepare' } as const) : ({ name: 'plan' } as const);
  return { challengeId, round: judging.round, step };
};

/** Does what the queue does of a round: all of its tasks, one after the other. */
export const runRound = async (challengeId: string): Promise<void> => {
  for (let task = await firstTask(challengeId); task; ) task = await assignJudges(task);
};

/** Begins judging, and assigns the judges. */
export const assignAll = async (challengeId: string, now: Date): Promise<void> => {
  await beginJudging(challengeId, now);
  await runRound(challengeId);
};

/** The same points for all criteria, or those that are given. */
export const scoresOf = (points: number | readonly number[], comment = 'Clear.'): Score[] =>
  RUBRIC.map(({ id }, index) => ({
    criterion: id,
    score: typeof points === 'number' ? points : (points[index] ?? 0),
    comment,
  }));
