import * as z from 'zod';
import { defineFeature, emptyBody, momentSchema, pageOf, pageQuery } from '../contract.ts';
import { opportunitySummarySchema } from './opportunities.ts';

export const APPLICATION_STATUSES = [
  'new',
  'reviewed',
  'interview_scheduled',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * Where an application may go from each status: the spec's flow (point 4), and out by the applicant's own will
 * until it is decided. Somebody who withdrew may apply again, which starts at `new`.
 */
export const APPLICATION_TRANSITIONS = {
  new: ['reviewed', 'rejected', 'withdrawn'],
  reviewed: ['interview_scheduled', 'rejected', 'withdrawn'],
  interview_scheduled: ['rejected', 'withdrawn'],
  rejected: [],
  withdrawn: ['new'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The statuses from which an application may go to `next`. */
export const statusesBefore = (next: ApplicationStatus): ApplicationStatus[] =>
  APPLICATION_STATUSES.filter((status) =>
    (APPLICATION_TRANSITIONS[status] as readonly ApplicationStatus[]).includes(next),
  );

/** The spec's words for a status (point 4). */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  interview_scheduled: 'Interview Scheduled',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const applicationSchema = z.object({
  opportunityId: z.string(),
  userId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: momentSchema,
  /** When the status last changed. */
  updatedAt: momentSchema,
  /** Every status since `appliedAt`, the first first. Somebody who applies again after withdrawing starts anew. */
  history: z
    .array(z.object({ status: z.enum(APPLICATION_STATUSES), at: momentSchema }))
    .min(1)
    .max(10),
  /** What was applied to, as it read on that day. */
  opportunity: opportunitySummarySchema.pick({ type: true, title: true, company: true, location: true }),
});
export type Application = z.infer<typeof applicationSchema>;

const opportunityId = z.string().min(1).max(64);

export const applications = defineFeature({
  apply: {
    method: 'POST',
    path: '/api/applications',
    summary: 'Applies to an open opportunity, once',
    access: ['student', 'alumni'],
    owner: { in: 'body', field: 'userId' },
    confirmed: true,
    grants: ['table:read', 'table:write'],
    body: z.object({ userId: z.string().min(1).max(64), opportunityId }),
    status: 201,
    response: applicationSchema,
    errors: ['not_found', 'already_applied', 'opportunity_closed'],
  },
  list: {
    method: 'GET',
    path: '/api/applications',
    summary: 'My applications, the latest first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(applicationSchema),
    errors: ['invalid_cursor'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/applications/{opportunityId}/withdraw',
    summary: 'Takes my application back, as long as it is undecided',
    access: ['student', 'alumni'],
    grants: ['table:read', 'table:write'],
    params: z.object({ opportunityId }),
    body: emptyBody,
    response: applicationSchema,
    errors: ['not_found', 'not_withdrawable'],
  },
});
