import { expect, test } from 'vitest';
import { OTHER } from '#frontend/core/forms/reasons.ts';
import { assessments } from '#shared/features/assessments/routes.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import { attemptReasonSchema, attemptRequest } from './attemptRequests.ts';
import { ATTEMPT_DECISIONS } from './watchedAttempts.ts';
import { oddInWords, tookInWords } from './words.ts';

const FAILED: WatchedAttempt = {
  id: 'one',
  courseId: 'knots',
  title: 'Knots',
  user: { id: 'ana', name: 'Ana Silva' },
  status: 'failed',
  openedAt: '2026-11-20T10:00:00.000Z',
  submittedAt: '2026-11-20T10:00:20.000Z',
  right: 4,
  of: 12,
  patterns: [{ pattern: 'implausible_speed', detail: '12 answers in 20 seconds.' }],
  voided: null,
  appeal: null,
};
const VOIDED: WatchedAttempt = {
  ...FAILED,
  status: 'voided',
  voided: { reason: 'Too fast.', at: '2026-11-21T10:00:00.000Z' },
};
const appeal = { text: 'I know knots.', at: '2026-11-22T10:00:00.000Z', answer: null, answeredAt: null };

const offered = (attempt: WatchedAttempt) =>
  ATTEMPT_DECISIONS.filter(({ isOffered }) => isOffered?.(attempt)).map(({ name }) => name);

test('a graded attempt can be voided, and an appeal answered once', () => {
  expect(offered(FAILED)).toEqual(['void']);
  expect(offered(VOIDED)).toEqual([]);
  expect(offered({ ...VOIDED, appeal })).toEqual(['restore', 'keep']);
  const answered = { ...appeal, answer: 'No.', answeredAt: '2026-11-23T10:00:00.000Z' };
  expect(offered({ ...VOIDED, appeal: answered })).toEqual([]);
  expect(offered({ ...FAILED, status: 'open' })).toEqual([]);
});

test('whatever a dialog accepts, the routes accept', () => {
  for (const { name } of ATTEMPT_DECISIONS)
    for (const usual of attemptRequest(FAILED, name).usual) {
      const reason = attemptReasonSchema.parse({
        reason: usual,
        details: 'x'.repeat(usual === OTHER ? 3 : 0),
      });
      if (name === 'void') expect(assessments.void.body.parse({ reason })).toEqual({ reason });
      else
        expect(assessments.decideAppeal.body.parse({ decision: name, reason })).toEqual({
          decision: name,
          reason,
        });
    }
});

test.each([
  ['2026-11-20T10:00:20.000Z', 'less than a minute'],
  ['2026-11-20T10:01:00.000Z', '1 minute'],
  ['2026-11-20T11:40:00.000Z', '100 minutes'],
  ['2026-11-20T21:50:00.000Z', 'about 12 hours'],
])('an attempt of 10:00 that was handed in at %s took %s', (submittedAt, words) => {
  expect(tookInWords({ ...FAILED, submittedAt })).toBe(words);
});

test('the list says what is odd, or that an attempt was voided', () => {
  expect(oddInWords(FAILED)).toBe('Very fast');
  expect(oddInWords({ ...VOIDED, patterns: [] })).toBe('Voided by an admin');
  expect(oddInWords({ ...FAILED, patterns: [] })).toBe('Was voided before');
  expect(tookInWords({ ...FAILED, submittedAt: null })).toBe('');
});
