import type { Account } from '#functions/core/account.ts';
import { idFrom } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { assignJudges } from '#functions/features/judging/assign.ts';
import { publishResults } from '#functions/features/judging/publish.ts';
import { beginJudging } from '#functions/features/judging/round.ts';
import { storeScores } from '#functions/features/judging/score.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { getJudging, judgeItem, tasksOf } from '#functions/parts/judging/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { Criterion } from '#shared/features/challenges/rubric-schema.ts';
import type { Score } from '#shared/features/judging/schema.ts';
import { accountsOf } from './asks.ts';
import { demoChallengeId } from './challenge-ids.ts';
import type { Person } from './people/person.ts';
import { type Random, randomFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

/** How many mentors judge beside the demo mentor. */
const OTHERS = 4;
/** Of the challenge that is still judged, those who have scored nothing yet: the demo mentor, and one more. */
const IDLE = 2;

/** What judges write, by the points. */
const COMMENTS: readonly (readonly string[])[] = [
  ['Nothing in the entry speaks to this.', 'I found no answer to this in what you handed in.'],
  ['There is a beginning, but I could not follow it.', 'One sentence, and no example.'],
  ['The idea is here. Show how you know.', 'Half of it: say what you left out, and why.'],
  ['Solid. One measured example would carry more than the summary.', 'Clear, and a little short.'],
  [
    'Convincing. Name the weakest point yourself, before the reader does.',
    'I would show this to a colleague.',
  ],
  ['I could act on this tomorrow.', 'The best answer that I read to this question.'],
];

/** A judge’s scores for an entry, which follow from both: some judges are severe, and some entries better. */
const scoresFor = (criteria: readonly Criterion[], judgeId: string, entryId: string): Score[] => {
  const severity = randomFor('severity', judgeId).next() - 0.5;
  const worth = 1.6 + 2.6 * randomFor('worth', entryId).next();
  const random: Random = randomFor('scores', judgeId, entryId);
  return criteria.map(({ id }) => {
    const points = Math.min(5, Math.max(0, Math.round(worth - severity + random.next() - 0.5)));
    return { criterion: id, score: points, comment: random.pick(COMMENTS[points] ?? ['Clear.']) };
  });
};

/** The judges of the demo challenges: mentors. */
const panelOf = async (people: readonly Person[]): Promise<Account[]> => {
  const { demo, others } = await accountsOf('mentor', people, OTHERS);
  return [...(demo ? [demo] : []), ...others];
};

/** Makes mentors judges of the demo challenges whose entries are closed: before these are stored, so that they are assigned at once. */
export const storeJudges = async (people: readonly Person[], anchor: Date): Promise<void> => {
  const panel = await panelOf(people);
  for (const name of ['judging', 'published'] as const) {
    const challengeId = demoChallengeId(name);
    for (const account of panel)
      await unlessThere(() =>
        putItem({
          Item: judgeItem({
            challengeId,
            userId: account.id,
            name: fullName(account),
            key: idFrom(`judge ${challengeId} ${account.id}`),
            at: anchor.toISOString(),
            assigned: 0,
            scored: 0,
            conflicts: 0,
            late: 0,
          }),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
  }
};

/** Assigns the judges, whether or not the stage does the same at this moment. */
const assigned = async (challengeId: string, now: Date): Promise<void> => {
  await beginJudging(challengeId, now);
  const judging = await getJudging(challengeId);
  if (judging?.phase !== 'assigning') return;
  let task: Parameters<typeof assignJudges>[0] | undefined = {
    challengeId,
    round: judging.round,
    step: { name: 'prepare' },
  };
  while (task) task = await assignJudges(task);
};

/** Has the panel score: all of it, or without those who have not begun. */
const scored = async (challengeId: string, judges: readonly Account[], now: Date): Promise<void> => {
  const challenge = await getChallenge(challengeId);
  if (challenge?.status !== 'judging') return;
  for (const { judgeId, entryId, status } of await tasksOf(challengeId)) {
    const judge = judges.find(({ id }) => id === judgeId);
    if (judge && status === 'waiting')
      await storeScores(challenge, entryId, judgeId, scoresFor(challenge.rubric, judgeId, entryId), now);
  }
};

/** Judges the demo challenges whose entries are closed, and publishes the results of one. Repeated, it does what is left. */
export const storeJudging = async (people: readonly Person[], now: Date): Promise<void> => {
  const panel = await panelOf(people);
  for (const name of ['judging', 'published'] as const) {
    const id = demoChallengeId(name);
    const challenge = await getChallenge(id);
    if (challenge?.status !== 'judging') continue;
    await assigned(id, now);
    await scored(id, name === 'published' ? panel : panel.slice(IDLE), now);
    if (name === 'published') await publishResults(id, challenge.host, 'host', now);
  }
};
