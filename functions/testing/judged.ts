import { expect } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { publish } from '#functions/features/judging/publish.ts';
import { score } from '#functions/features/judging/score.ts';
import { tasksOf } from '#functions/parts/judging/repository.ts';
import { call } from './call.ts';
import { closedChallenge, scoresOf, storeJudgedChallenge } from './judging.ts';
import { storedAccount } from './members.ts';

/** When judging begins. */
export const NOW = new Date('2027-03-01T12:00:00.000Z');
/** So long after judging has begun. */
export const later = (ms: number): Date => new Date(NOW.getTime() + ms);

let number = 0;

/** A challenge with teams of one and judges, whose entries are assigned. */
export const judged = async (entryCount: number, judgeCount: number) => {
  number += 1;
  const id = `c-judged-${number}`;
  const host = await storedAccount({ role: 'alumni', firstName: 'Hanna', lastName: 'Host' });
  const students: Account[] = [];
  for (let one = 0; one < entryCount; one += 1)
    students.push(await storedAccount({ firstName: `Given${one}`, lastName: `Family${one}` }));
  const panel: Account[] = [];
  for (let one = 0; one < judgeCount; one += 1)
    panel.push(await storedAccount({ role: 'mentor', firstName: `Judge${one}`, lastName: 'Doe' }));
  const challenge = closedChallenge(id, host, NOW);
  const entryIds = await storeJudgedChallenge(
    challenge,
    students.map((student) => ({ members: [student] })),
  );
  return { id, host, students, panel, challenge, entryIds };
};

type Judged = Awaited<ReturnType<typeof judged>>;

/** Gives the same points for all criteria, as the judge does. */
export const giveScore = (
  { id }: Judged,
  account: Account,
  entryId: string,
  points: number,
  comment?: string,
) => call(score, { params: { id, entryId }, account, body: { scores: scoresOf(points, comment) }, now: NOW });

/** Scores everything that waits. */
export const scoreAll = async (
  of: Judged,
  points: (judgeId: string, entryId: string) => number = () => 3,
) => {
  for (const { judgeId, entryId, status } of await tasksOf(of.id)) {
    const account = of.panel.find((one) => one.id === judgeId);
    if (account && status === 'waiting') await giveScore(of, account, entryId, points(judgeId, entryId));
  }
};

/** Publishes as a host or an admin. */
export const publishBy = ({ id, challenge }: Judged, account: Account) =>
  call(publish, { params: { id }, record: challenge, account, body: {}, now: NOW });

/** An error with this code, and a message of this kind. */
export const refused = (code: string, message?: RegExp) =>
  expect.objectContaining({ code, ...(message && { message: expect.stringMatching(message) }) });
