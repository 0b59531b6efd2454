import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { answerSchema } from '../courses/exercises.ts';
import { courseId } from '../courses/schema.ts';
import { APPEAL, REASON } from './rules.ts';
import {
  attemptId,
  attemptSchema,
  checkedSchema,
  practiceSchema,
  ratingSchema,
  watchedAttemptSchema,
} from './schema.ts';

const student = { access: ['student'], grants: ['table:read', 'table:write'] } as const;
const own = {
  ...student,
  record: { kind: 'attempt', param: 'id', relations: ['owner'] },
  params: z.object({ id: attemptId }),
  response: attemptSchema,
} as const;
const admin = { access: ['admin'], approved: true, params: z.object({ id: attemptId }) } as const;
const decide = {
  ...admin,
  grants: ['table:read', 'table:write', 'audit:append'],
  response: watchedAttemptSchema,
} as const;
const reason = paragraphs(REASON).min(1, 'Give a reason');
const exercise = z.number().int().min(1).max(72);

/** All that needs the keys: exercises, practice, and attempts at tests. */
export const assessments = defineFeature('assessments', {
  check: {
    ...student,
    method: 'POST',
    path: '/api/courses/{id}/exercises/{q}',
    summary: 'Checks the answer to an exercise, and explains it. A right one is learned, and practised later',
    params: z.object({ id: courseId, q: z.coerce.number().int().min(1).max(72) }),
    body: z.object({
      answer: answerSchema,
      /** The version of the course that shows the exercise; the one that the student reads unless it is given. */
      version: z.number().int().min(1).optional(),
    }),
    response: checkedSchema,
    errors: ['not_found', 'too_many_requests'],
  },
  practice: {
    method: 'GET',
    path: '/api/practice',
    summary: 'What the student has to practise today, at most twenty',
    access: ['student'],
    grants: ['table:read'],
    response: practiceSchema,
  },
  practise: {
    ...student,
    method: 'POST',
    path: '/api/practice',
    summary:
      'Answers a card and says how well it was remembered: a wrong answer counts as forgotten, whatever is said',
    body: z.object({ courseId, exercise, answer: answerSchema, rating: ratingSchema }),
    response: checkedSchema.extend({ dueAt: z.iso.datetime({ precision: 3 }) }),
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  start: {
    ...student,
    method: 'POST',
    path: '/api/attempts',
    summary: 'Begins an attempt at the test of a course: two questions of each objective, unseen ones first',
    confirmed: true,
    status: 201,
    body: z.object({ courseId }),
    response: attemptSchema,
    errors: ['not_found', 'attempt_open', 'cooling_down', 'not_eligible', 'email_unconfirmed'],
  },
  get: {
    ...own,
    method: 'GET',
    path: '/api/attempts/{id}',
    summary: 'One attempt, with its questions while it is open',
  },
  answer: {
    ...own,
    method: 'PUT',
    path: '/api/attempts/{id}/answers/{n}',
    summary: 'Saves an answer as it is given; null takes it back',
    params: z.object({ id: attemptId, n: z.coerce.number().int().min(1).max(99) }),
    body: z.object({ answer: answerSchema.nullable() }),
    response: z.object({ saved: z.literal(true) }),
    errors: ['illegal_transition', 'too_many_requests'],
  },
  submit: {
    ...own,
    method: 'POST',
    path: '/api/attempts/{id}/submit',
    summary: 'Hands an attempt in, which is graded at once. Again, it answers the same',
    body: emptyBody,
    errors: ['illegal_transition', 'conflict'],
  },
  appeal: {
    ...own,
    method: 'POST',
    path: '/api/attempts/{id}/appeal',
    summary: 'Asks an admin to look again at an attempt that was voided, once',
    body: z.object({ text: paragraphs(APPEAL).min(1, 'Say why') }),
    errors: ['illegal_transition', 'conflict'],
  },
  watch: {
    method: 'GET',
    path: '/api/admin/attempts',
    summary: 'Attempts with an odd pattern, an appeal or that were voided, the latest first',
    access: ['admin'],
    approved: true,
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(watchedAttemptSchema),
    errors: ['invalid_cursor'],
  },
  void: {
    ...decide,
    method: 'POST',
    path: '/api/admin/attempts/{id}/void',
    summary: 'Voids an attempt with a reason; it does not count against the three',
    body: z.object({ reason }),
    errors: ['not_found', 'illegal_transition', 'conflict'],
  },
  decideAppeal: {
    ...decide,
    method: 'POST',
    path: '/api/admin/attempts/{id}/appeal',
    summary: 'Answers an appeal: the attempt stays voided, or counts again as it was graded',
    body: z.object({ decision: z.enum(['keep', 'restore']), reason }),
    errors: ['not_found', 'illegal_transition', 'conflict'],
  },
});
