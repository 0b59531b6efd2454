import { expect, test } from 'vitest';
import type { EngagementRow, EngagementSubmission } from '#shared/features/engagements/schema.ts';
import { nextInWords, sideName, submissionFor, waitsForAnswer } from './words.ts';

const ROW: EngagementRow = {
  id: 'e1',
  opportunityId: 'o1',
  title: 'Map of drinking fountains',
  company: 'Harbour Lab',
  student: { id: 's1', name: 'Stella Marsh' },
  status: 'active',
  side: 'student',
  startedAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  nextMilestone: { title: 'Prototype', due: '2026-12-03' },
};

test('what comes next depends on the side that reads it', () => {
  expect(nextInWords(ROW)).toBe('Next: Prototype, due Thu 3 Dec');
  expect(nextInWords({ ...ROW, nextMilestone: null })).toBe('No milestones open');
  expect(nextInWords({ ...ROW, status: 'delivered' })).toBe('Harbour Lab reads what you handed in');
  expect(nextInWords({ ...ROW, status: 'delivered', side: 'poster' })).toBe('Work waits for your answer');
  expect(nextInWords({ ...ROW, status: 'ended' })).toBe('Ended without an accepted result');
  expect(sideName('student', ROW)).toBe('you');
  expect(sideName('poster', ROW)).toBe('Harbour Lab');
});

const handedIn = (number: number, changed: Partial<EngagementSubmission> = {}): EngagementSubmission => ({
  number,
  note: 'It works.',
  githubUrl: '',
  liveUrl: '',
  at: '2026-01-06T09:00:00.000Z',
  feedback: null,
  acceptedAt: null,
  ...changed,
});

test('a later submission for the same takes the place of one that waits', () => {
  const [first, second] = [handedIn(1, { milestoneId: 'm1' }), handedIn(2, { milestoneId: 'm1' })];
  const result = handedIn(3);
  const of = { status: 'delivered', submissions: [result, second, first] } as const;
  expect(
    [first, second, result].map((one) => waitsForAnswer(one, { ...of, submissions: [...of.submissions] })),
  ).toEqual([false, true, true]);
});

test('nothing waits once it has an answer, or the project is over', () => {
  const accepted = handedIn(1, { acceptedAt: '2026-01-07T09:00:00.000Z' });
  expect(waitsForAnswer(accepted, { status: 'active', submissions: [accepted] })).toBe(false);
  const open = handedIn(1);
  expect(waitsForAnswer(open, { status: 'delivered', submissions: [open] })).toBe(true);
  expect(waitsForAnswer(open, { status: 'ended', submissions: [open] })).toBe(false);
});

test('a submission says what it is for', () => {
  const milestones = [{ id: 'm1', title: 'Prototype', details: '', due: '2026-12-03', done: false }];
  expect(submissionFor(handedIn(1, { milestoneId: 'm1' }), { milestones })).toBe('Prototype');
  expect(submissionFor(handedIn(1), { milestones })).toBe('The result');
  expect(submissionFor(handedIn(1, { milestoneId: 'gone' }), { milestones })).toBe(
    'A milestone that was removed',
  );
});
