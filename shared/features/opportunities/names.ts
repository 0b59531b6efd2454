import * as z from 'zod';
import { opportunitySummarySchema } from './routes.ts';

const { id, title, company } = opportunitySummarySchema.shape;

/** An opportunity as a notification names it: as it was called at that moment. */
export const namedOpportunityShape = { opportunityId: id, title, company };

const namedOpportunitySchema = z.object(namedOpportunityShape);
export type NamedOpportunity = z.infer<typeof namedOpportunitySchema>;
