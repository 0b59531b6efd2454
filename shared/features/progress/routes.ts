import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { PROGRESS_MONTHS } from './rules.ts';

const count = z.number().int().min(0);

const monthSchema = z.object({
  /** In UTC. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Sent here. */
  applications: count,
  /** The first decision about an application: an invitation or a rejection. */
  answers: count,
  /** Invitations to interviews. */
  interviews: count,
  /** Sessions of mentorships that are over. */
  sessions: count,
  /** Reviews of projects whose result the student has. */
  reviews: count,
  /** Skills that were first proven then. */
  skills: count,
});

export const progress = defineFeature('progress', {
  get: {
    method: 'GET',
    path: '/api/progress',
    summary: 'What the signed-in student did in each of the last twelve months, or since they signed up',
    access: ['student'],
    grants: ['table:read'],
    response: z.object({
      /** The earliest first; the last is this month. */
      months: z.array(monthSchema).max(PROGRESS_MONTHS),
      /** There are more applications than are counted: the earliest months miss some. */
      partial: z.boolean(),
    }),
  },
});
