import * as z from 'zod';
import { defineFeature, emptyBody, momentSchema, pageOf, pageQuery } from '../contract.ts';
import { MAX_STEPS } from '../workflow.ts';
import { APPLICANT_ROLES, APPLICATION_ACTORS, APPLICATION_STATUSES } from './application-rules.ts';
import { opportunitySummarySchema } from './opportunities.ts';

export const applicationSchema = z.object({
  opportunityId: z.string(),
  userId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: momentSchema,
  /** When the status last changed. */
  updatedAt: momentSchema,
  /** Every status since `appliedAt`, the first first. Applying again after a withdrawal starts it again. */
  history: z
    .array(
      z.object({
        status: z.enum(APPLICATION_STATUSES),
        at: momentSchema,
        /** Who moved it there; missing in entries from before this was recorded. */
        by: z.enum(APPLICATION_ACTORS).optional(),
        reason: z.string().max(500).optional(),
      }),
    )
    .min(1)
    .max(MAX_STEPS),
  /** The opportunity, as it was described on that day. */
  opportunity: opportunitySummarySchema.pick({ type: true, title: true, company: true, location: true }),
});
export type Application = z.infer<typeof applicationSchema>;

/** Applications of one user within the window, accepted or refused. */
export const APPLICATIONS = { limit: 200, windowSeconds: 60 } as const;

/** Mails to one user about what they did themselves: applied or withdrew. What others decide is always mailed. */
export const OWN_APPLICATION_MAILS = { limit: 50, windowSeconds: 24 * 3600 } as const;

const opportunityId = z.string().min(1).max(64);

export const applications = defineFeature('applications', {
  apply: {
    method: 'POST',
    path: '/api/applications',
    summary: 'Applies to an open opportunity, once',
    access: APPLICANT_ROLES,
    owner: { in: 'body', field: 'userId' },
    confirmed: true,
    grants: ['table:read', 'table:write'],
    body: z.object({ userId: z.string().min(1).max(64), opportunityId }),
    status: 201,
    response: applicationSchema,
    errors: ['not_found', 'already_applied', 'opportunity_closed', 'too_many_requests'],
  },
  list: {
    method: 'GET',
    path: '/api/applications',
    summary: 'The applications of the signed-in user, latest first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(applicationSchema),
    errors: ['invalid_cursor'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/applications/{opportunityId}/withdraw',
    summary: 'Withdraws an application, until the employer decides',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId }),
    body: emptyBody,
    response: applicationSchema,
    errors: ['not_withdrawable', 'conflict'],
  },
});
