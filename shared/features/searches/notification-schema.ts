import * as z from 'zod';
import { namedOpportunityShape } from '../opportunities/names.ts';

/** What saved searches find. */
export const searchEventSchemas = [
  /** A saved search with an alert found a new opening. */
  z.object({ kind: z.literal('search_match'), search: z.string(), ...namedOpportunityShape }),
] as const;
