import type * as z from 'zod';
import { opportunitySchema } from './routes.ts';

/** An opportunity in the list of the user who posted it. */
export const ownedOpportunitySchema = opportunitySchema.pick({
  id: true,
  type: true,
  title: true,
  location: true,
  status: true,
  postedAt: true,
  deadline: true,
});
export type OwnedOpportunity = z.infer<typeof ownedOpportunitySchema>;
/** Entries on a page of that list: of the largest size they fit into 16 KB, which is two read units. */
export const OWNED_OPPORTUNITIES_PAGE = 15;
