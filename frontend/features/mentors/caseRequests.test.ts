import { expect, test } from 'vitest';
import { OTHER } from '#frontend/core/forms/reasons.ts';
import type { MentorCase } from '#shared/features/mentors/routes.ts';
import { mentors } from '#shared/features/mentors/routes.ts';
import { caseReasonSchema, caseRequest } from './caseRequests.ts';
import { CASE_DECISIONS } from './mentorCases.ts';

const WAITING: MentorCase = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Silva',
  role: 'alumni',
  type: 'Alumni Mentor',
  expertise: ['React'],
  industry: 'Software',
  languages: ['English'],
  about: '',
  approval: 'waiting',
  approvedForMinors: false,
  since: '2026-11-20T10:00:00.000Z',
};
const offered = (item: MentorCase) =>
  CASE_DECISIONS.filter(({ isOffered }) => isOffered?.(item) ?? true).map(({ name }) => name);

test('the decisions that are offered are those that change something', () => {
  expect(offered(WAITING)).toEqual(['approve', 'reject']);
  expect(offered({ ...WAITING, approval: 'approved' })).toEqual(['reject', 'allow_minors']);
  expect(offered({ ...WAITING, approval: 'approved', approvedForMinors: true })).toEqual([
    'reject',
    'disallow_minors',
  ]);
  expect(offered({ ...WAITING, approval: 'rejected' })).toEqual(['approve']);
});

test('whatever a dialog accepts, the route accepts', () => {
  for (const { name } of CASE_DECISIONS)
    for (const usual of caseRequest(WAITING, name).usual) {
      const reason = caseReasonSchema.parse({ reason: usual, details: 'x'.repeat(usual === OTHER ? 3 : 0) });
      expect(mentors.decide.body.parse({ decision: name, reason })).toEqual({ decision: name, reason });
    }
});
