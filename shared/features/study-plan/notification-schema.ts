import * as z from 'zod';

/** A deadline of the user’s plan for studies abroad that is a day away. */
export const studyPlanEventSchemas = [
  z.object({
    kind: z.literal('study_deadline'),
    deadlineId: z.string(),
    title: z.string(),
  }),
] as const;
