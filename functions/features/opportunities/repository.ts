import { getItem, type Key, putItem } from '#functions/core/table.ts';
import { type Opportunity, opportunitySchema } from '#shared/features/opportunities.ts';

export const opportunityKey = (id: string): Key => ({ pk: `opportunity#${id}`, sk: 'opportunity' });

/** The record of an opportunity. Its search postings follow by themselves, through the table's stream. */
export const opportunityItem = (opportunity: Opportunity) => ({
  ...opportunityKey(opportunity.id),
  entity: 'opportunity',
  ...opportunity,
});

/** Stores a new opportunity. Throws `ConditionFailed` when its id is taken. */
export const createOpportunity = (opportunity: Opportunity): Promise<void> =>
  putItem({ Item: opportunityItem(opportunity), ConditionExpression: 'attribute_not_exists(pk)' });

/** The opportunity as it was stored last, or undefined. A deadline that has passed leaves its status alone. */
export const getOpportunity = (id: string): Promise<Opportunity | undefined> =>
  getItem(opportunitySchema, opportunityKey(id));
