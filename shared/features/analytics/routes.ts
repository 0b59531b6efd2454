import * as z from 'zod';
import { dateSchema, defineFeature, momentSchema, optionalFilter } from '#shared/core/contract.ts';
import { HIRING_SOURCES, HIRING_STAGES } from '../applicants/hiring-rules.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';

const count = z.number().int().min(0);
/** Days, in whole ones; null below five people. */
const days = z.number().int().min(0).nullable();
const status = z.enum(APPLICATION_STATUSES);

export const analytics = defineFeature('analytics', {
  hiring: {
    method: 'GET',
    path: '/api/analytics/hiring',
    summary: 'What became of those who applied for the postings of the company in a range of days',
    access: ['employer'],
    approved: true,
    plan: ['analytics'],
    grants: ['table:read'],
    query: z.object({
      opportunityId: optionalFilter(z.string().max(64)),
      /** The first and the last day of the applications; without them, all. */
      from: optionalFilter(dateSchema),
      to: optionalFilter(dateSchema),
    }),
    response: z.object({
      /** When the numbers were last brought up to date; null when nobody has applied. */
      updatedAt: momentSchema.nullable(),
      /** The postings that have applicants. */
      postings: z.array(z.object({ id: z.string(), title: z.string(), status: z.string(), applied: count })),
      applied: count,
      /** How many applied on each day with applications. */
      days: z.array(z.object({ day: dateSchema, applied: count })),
      funnel: z.array(z.object({ stage: z.enum(HIRING_STAGES), people: count })),
      /** How long applications were in each status before the next step. */
      stays: z.array(z.object({ status, people: count, median: days, slowest: days })),
      /** Those who ended without a hire, by the status before. */
      ends: z.array(z.object({ status, rejected: count, withdrawn: count, offer_declined: count })),
      sources: z.array(
        z.object({
          source: z.enum(HIRING_SOURCES),
          applied: count,
          /** Invited to an interview, whether or not it took place by now. */
          invited: count,
          hired: count,
        }),
      ),
      replies: z.object({
        kept: count,
        late: count,
        /** Promised, and not due yet. */
        due: count,
        /** Without an answer by the promised day: those who still wait, and those who withdrew after it. */
        missed: count,
        /** Those who still wait, and the promised day has passed. */
        overdue: count,
        /** The days until the first answer. */
        median: days,
      }),
    }),
  },
});
