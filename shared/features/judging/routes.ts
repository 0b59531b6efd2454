import * as z from 'zod';
import { defineFeature, emptyBody, pageQuery } from '#shared/core/contract.ts';
import { CHALLENGE_HOST_ROLES } from '../challenges/rules.ts';
import { challengeId, person } from '../challenges/schema.ts';
import { feedbackSchema, resultsSchema } from './result-schema.ts';
import { conflictSchema, judgesSchema, judgingSchema, scoresSchema, taskSchema } from './schema.ts';

const params = z.object({ id: challengeId });
const entryParams = z.object({ id: challengeId, entryId: challengeId });
const read = ['table:read'] as const;
const grants = ['table:read', 'table:write'] as const;
const audited = [...grants, 'audit:append'] as const;
const hosting = { access: CHALLENGE_HOST_ROLES, approved: true, confirmed: true } as const;
const record = { kind: 'challenge', param: 'id', relations: ['owner'] } as const;
const changeErrors = ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'] as const;
const asJudge = { access: 'signed-in', approved: true } as const;

export const judging = defineFeature('judging', {
  judges: {
    ...hosting,
    method: 'PUT',
    path: '/api/challenges/{id}/judges',
    summary:
      'Sets who judges a challenge, until its results are published. Hosts and participants can’t. What one who is taken off has not scored goes to the others',
    record,
    grants: audited,
    params,
    body: judgesSchema,
    response: z.object({ judges: z.array(person) }),
    errors: changeErrors,
  },
  judging: {
    method: 'GET',
    path: '/api/challenges/{id}/judging',
    summary:
      'For a judge their entries, without teams and in an order of their own; for the host and admins how far judging is',
    access: 'signed-in',
    grants: read,
    params,
    query: z.object(pageQuery),
    response: judgingSchema,
    errors: ['not_found', 'invalid_cursor'],
  },
  task: {
    ...asJudge,
    method: 'GET',
    path: '/api/challenges/{id}/judging/{entryId}',
    summary: 'One entry that the caller judges, without its team, with the rubric and what they gave',
    grants: read,
    params: entryParams,
    response: taskSchema,
    errors: ['not_found'],
  },
  score: {
    ...asJudge,
    method: 'PUT',
    path: '/api/challenges/{id}/entries/{entryId}/scores',
    summary:
      'A judge’s scores and comments for one of their entries, until the results are published: every criterion once, from 0 to 5',
    grants,
    params: entryParams,
    body: scoresSchema,
    response: taskSchema,
    errors: [...changeErrors, 'forbidden'],
  },
  conflict: {
    ...asJudge,
    method: 'POST',
    path: '/api/challenges/{id}/conflicts',
    summary:
      'A judge declares what connects them with an entry. What they gave does not count; another judge gets it',
    grants,
    params,
    body: conflictSchema,
    response: z.object({ entryId: z.string(), status: z.literal('conflict') }),
    errors: changeErrors,
  },
  publish: {
    ...hosting,
    method: 'POST',
    path: '/api/challenges/{id}/publish',
    summary: 'Publishes the results, once every entry has its reviews. The same again changes nothing',
    record: { ...record, relations: ['owner', 'admin'] },
    grants: audited,
    params,
    body: emptyBody,
    response: z.object({ status: z.literal('published') }),
    errors: changeErrors,
  },
  results: {
    method: 'GET',
    path: '/api/challenges/{id}/results',
    summary: 'The published results with all scores, from which anyone can recompute them; 404 before',
    access: 'public',
    edge: { seconds: 5 },
    grants: read,
    params,
    response: resultsSchema,
    errors: ['not_found'],
  },
  feedback: {
    method: 'GET',
    path: '/api/challenges/{id}/entries/{entryId}/feedback',
    summary:
      'Every score and comment for one entry, for its team and the host, once the results are published',
    access: 'signed-in',
    grants: read,
    params: entryParams,
    response: feedbackSchema,
    errors: ['not_found'],
  },
});
