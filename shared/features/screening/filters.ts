import * as z from 'zod';
import { line, momentSchema } from '#shared/core/contract.ts';
import { percentSchema } from '#shared/core/match-receipt.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { FILTER_NAME_MAX } from './rules.ts';

const MAX_FILTER_SKILLS = 10;

/** What a saved filter asks for. One that asks for nothing is no filter. */
const filterValuesSchema = z
  .object({
    minMatch: percentSchema.optional(),
    skills: z.array(line(50).min(1)).max(MAX_FILTER_SKILLS).default([]),
    status: z.enum(APPLICATION_STATUSES).optional(),
  })
  .refine(
    ({ minMatch, skills, status }) => minMatch !== undefined || skills.length > 0 || status !== undefined,
    'Choose a filter first',
  );
export type FilterValues = z.infer<typeof filterValuesSchema>;

const nameSchema = line(FILTER_NAME_MAX).min(1, 'Enter a name');

/** What a user saves. */
export const newFilterSchema = z.object({ name: nameSchema, values: filterValuesSchema });
export const filterNameSchema = z.object({ name: nameSchema });

/** A filter of Screening that a user saved under a name. */
export const savedFilterSchema = z.object({
  id: z.string(),
  name: nameSchema,
  values: filterValuesSchema,
  createdAt: momentSchema,
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;
