import * as z from 'zod';
import { defineFeature, momentSchema } from '#shared/core/contract.ts';
import { DIMENSIONS } from './tally.ts';

const count = z.number().int().min(0);
/** Null where it is withheld. */
const shown = count.nullable();

/** The figures of a company for those who applied in one quarter. */
export const quarterFiguresSchema = z.object({
  /** `2026-Q3`, in UTC. */
  quarter: z.string(),
  /** When they were made. They do not change afterwards. */
  madeAt: momentSchema,
  /** All candidates, whether they answered or not. */
  people: count,
  dimensions: z.array(
    z.object({
      dimension: z.enum(DIMENSIONS),
      groups: z.array(
        z.object({
          group: z.string(),
          people: shown,
          /** How many were invited to an interview, offered the job, and hired. */
          reached: z.array(shown),
          /** How many have a match, and how many one above the median of all. */
          scored: shown,
          above: shown,
        }),
      ),
    }),
  ),
});
export type QuarterFigures = z.infer<typeof quarterFiguresSchema>;

const figures = z.object({
  /** The latest first. */
  quarters: z.array(quarterFiguresSchema),
  /** When the figures of those who apply now are made. */
  next: z.object({ quarter: z.string(), on: z.iso.date() }),
});

export const fairness = defineFeature('fairness', {
  ofOwnCompany: {
    method: 'GET',
    path: '/api/fairness',
    summary:
      'Selection and scoring rates by group of the caller’s company, for each quarter; no small group is shown',
    access: ['employer'],
    approved: true,
    grants: ['table:read'],
    response: figures,
  },
  ofCompany: {
    method: 'GET',
    path: '/api/admin/companies/{id}/fairness',
    summary: 'The same of any company',
    access: ['admin'],
    grants: ['table:read'],
    params: z.object({ id: z.string().min(1).max(64) }),
    response: figures,
  },
});
