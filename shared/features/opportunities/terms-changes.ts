import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { TERMS } from '#shared/core/terms.ts';

/** A change of the terms. */
export const termsChangeSchema = z.object({
  at: momentSchema,
  terms: z.array(z.object({ term: z.enum(TERMS), before: z.string(), after: z.string() })).min(1),
});
/** The most changes that are stored: the latest. */
export const MAX_TERMS_CHANGES = 20;
