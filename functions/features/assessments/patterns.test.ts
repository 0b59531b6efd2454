import { expect, it } from 'vitest';
import type { AttemptRecord } from '#functions/parts/assessments/attempts.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { oddPatterns } from './patterns.ts';

const DRAWN = ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2'];
const OPENED = Date.parse('2026-11-02T09:00:00.000Z');

/** A graded attempt of a student that took a number of seconds. The places that are named were answered right. */
const attemptOf = (
  userId: string,
  answers: Readonly<Record<string, Answer>>,
  { seconds = 600, right = [], sender = userId, drawn = DRAWN }: Given = {},
): AttemptRecord => {
  const at = new Date(OPENED).toISOString();
  return {
    ...{ id: userId, userId, student: { id: userId, name: userId }, courseId: 'c', title: 'C' },
    ...{ courseVersion: 1, number: 1, status: 'failed', openedAt: at, expiresAt: at, updatedAt: at },
    ...{ drawn: [...drawn], answers: { ...answers }, sender, right: [...right], version: 2, history: [] },
    submittedAt: new Date(OPENED + seconds * 1000).toISOString(),
  };
};
interface Given {
  readonly seconds?: number;
  readonly right?: readonly number[];
  readonly sender?: string;
  readonly drawn?: readonly string[];
}

const found = (one: AttemptRecord, ...others: AttemptRecord[]) =>
  oddPatterns(one, others).map(({ pattern }) => pattern);

const WRONG = { 1: 1, 2: [1, 2], 3: 'A  wave', 4: 4, 5: 5, 6: 6 };

it('speed is odd when most questions were answered so', () => {
  expect(found(attemptOf('a', WRONG, { seconds: 23 }))).toEqual(['implausible_speed']);
  expect(found(attemptOf('a', WRONG, { seconds: 24 }))).toEqual([]);
  // Who hands in an attempt that was hardly begun was not fast.
  expect(found(attemptOf('a', { 1: 1, 2: 2 }, { seconds: 2 }))).toEqual([]);
});

it('answers are equal when what both were asked is, and three of it wrong', () => {
  const one = attemptOf('a', WRONG, { right: [4, 5, 6] });
  expect(found(one, attemptOf('b', { ...WRONG, 3: 'a wave' }, { right: [4, 5, 6] }))).toEqual([
    'equal_answers',
  ]);
  expect(found(one, attemptOf('b', { ...WRONG, 6: 7 }, { right: [4, 5] }))).toEqual([]);
  expect(found(attemptOf('a', WRONG, { right: [3, 4, 5, 6] }), attemptOf('b', WRONG))).toEqual([]);
  // Nothing was said about one of the questions.
  const { 6: _, ...fewer } = WRONG;
  expect(found(attemptOf('a', fewer), attemptOf('b', fewer))).toEqual([]);
  const drawn = ['1.3', '1.4', '2.1', '2.3', '3.3', '3.4'];
  expect(found(attemptOf('a', WRONG), attemptOf('b', WRONG, { drawn }))).toEqual([]);
});

it('a network is odd when another student began there, and counts each student once', () => {
  const one = attemptOf('a', {}, { sender: 'home' });
  const other = attemptOf('b', {}, { sender: 'home' });
  expect(oddPatterns(one, [other, { ...other, id: 'b2' }])).toEqual([
    { pattern: 'same_sender', detail: 'Begun in the same network as an attempt of another student.' },
  ]);
  expect(oddPatterns(one, [other, attemptOf('c', {}, { sender: 'home' })])[0]?.detail).toBe(
    'Begun in the same network as attempts of 2 other students.',
  );
  expect(found(one, attemptOf('a', {}, { sender: 'home' }))).toEqual([]);
});
