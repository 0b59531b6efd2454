import { expect, test } from 'vitest';
import { claimsFor } from './claims.ts';

const BEFORE = '2026-10-01T10:00:00.000Z';
const SINCE = '2026-11-20T10:00:00.000Z';

const course = (given: { completed?: true; passed?: readonly string[] } = {}) => ({
  courseId: 'knots',
  title: 'Knots',
  completedAt: given.completed ? BEFORE : null,
  assessment: {
    attempts: (given.passed ?? []).map((at) => ({ id: at, at, status: 'passed' as const })),
    passedAt: given.passed?.[0] ?? null,
    renewable: false,
    open: null,
    missing: [],
    nextFrom: null,
  },
});
const held = {
  courseId: 'knots',
  kind: 'assessed',
  status: 'issued',
  issuedAt: '2026-10-02T10:00:00.000Z',
  validUntil: '2028-10-01T10:00:00.000Z',
  replaced: false,
} as const;

const NOW = new Date('2026-11-21T10:00:00.000Z');
type Given = Parameters<typeof claimsFor>;
const kinds = (of: Given[0], has: Given[1], verified?: Given[3]) =>
  claimsFor(of, has, NOW, verified).map(({ kind }) => kind);

test('what was reached and not issued can be claimed', () => {
  expect(kinds(course(), [])).toEqual([]);
  expect(kinds(course({ completed: true }), [])).toEqual(['completed']);
  expect(kinds(course({ completed: true, passed: [BEFORE] }), [])).toEqual(['assessed', 'completed']);
  expect(kinds(course({ completed: true, passed: [BEFORE] }), [], new Set(['knots']))).toEqual([
    'certified',
    'assessed',
    'completed',
  ]);
  // A verified task without the test is no certificate.
  expect(kinds(course({ completed: true }), [], new Set(['knots']))).toEqual(['completed']);
});

test('what was issued is not claimed again, until a test was passed since', () => {
  expect(kinds(course({ passed: [BEFORE] }), [held])).toEqual([]);
  expect(claimsFor(course({ passed: [BEFORE, SINCE] }), [held], NOW)).toEqual([
    { courseId: 'knots', title: 'Knots', kind: 'assessed', renews: true },
  ]);
  // The one of another course, or one that was replaced, is no obstacle.
  expect(kinds(course({ passed: [BEFORE] }), [{ ...held, courseId: 'git' }])).toEqual(['assessed']);
  expect(kinds(course({ passed: [BEFORE] }), [{ ...held, replaced: true }])).toEqual(['assessed']);
});

test('a completed course is renewed by a test that was passed since, in the last days of its certificate', () => {
  const read = { ...held, kind: 'completed' as const };
  const ending = { ...read, validUntil: '2026-12-20T10:00:00.000Z' };
  const passed = course({ completed: true, passed: [SINCE] });
  expect(kinds(passed, [read])).toEqual(['assessed']);
  expect(kinds(passed, [ending])).toEqual(['assessed', 'completed']);
  expect(kinds(course({ completed: true }), [ending])).toEqual([]);
});

test.each(['suspended', 'revoked'] as const)(
  'one that is %s is appealed, and not claimed again',
  (status) => {
    expect(kinds(course({ passed: [BEFORE, SINCE] }), [{ ...held, status }])).toEqual([]);
  },
);
