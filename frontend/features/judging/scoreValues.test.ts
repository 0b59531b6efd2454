import { expect, it } from 'vitest';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import type { TaskRow } from '#shared/features/judging/schema.ts';
import { scoredIn, scoresOf, valuesOf } from './scoreValues.ts';
import { dueOf, nextTask } from './taskWords.ts';

const criteria = numbered([
  { name: 'Use', description: '', weight: 60 },
  { name: 'Proof', description: '', weight: 40 },
]);
const given = [
  { criterion: 'c1', score: 0, comment: 'Nobody was asked.' },
  { criterion: 'c2', score: 5, comment: 'Every figure has a source.' },
];

it('shows stored scores and sends them as they are, a score of 0 too', () => {
  const values = valuesOf(criteria, given);
  expect(scoredIn(criteria, values)).toBe(2);
  expect(scoresOf(criteria).parse(values)).toEqual({ scores: given });
});

it('asks for each score and comment that is missing, at its own field', () => {
  const { error } = scoresOf(criteria).safeParse({
    ...valuesOf(criteria, []),
    'score-c1': '3',
    'comment-c2': 'Good.',
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['comment-c1', 'Write a comment for the team'],
    ['score-c2', 'Choose 0 to 5'],
  ]);
});

const row = (place: number, status: TaskRow['status']): TaskRow => ({
  entryId: `e${place}`,
  place,
  title: '',
  status,
  common: false,
  dueAt: `2027-03-0${9 - place}T12:00:00.000Z`,
});

it('goes on to the next entry that waits, and begins again at the end', () => {
  const rows = [row(1, 'waiting'), row(2, 'scored'), row(3, 'waiting'), row(4, 'conflict')];
  expect(nextTask(rows, 1)?.place).toBe(3);
  expect(nextTask(rows, 3)?.place).toBe(1);
  expect(nextTask([row(1, 'waiting'), row(2, 'scored')], 1)).toBeUndefined();
  expect(dueOf(rows)).toBe('2027-03-06T12:00:00.000Z');
});
