import { defineWorkflow } from '../workflow.ts';

/** The statuses of an opportunity. */
export const OPPORTUNITY_STATUSES = ['open', 'closed'] as const;
type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** An opportunity opens, and closes for good: by its owner, an admin, or the hourly run after its deadline. */
export const opportunityWorkflow = defineWorkflow<OpportunityStatus, 'owner' | 'admin' | 'schedule'>({
  statuses: {
    open: { label: 'Open', tone: 'positive' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
  transitions: [{ from: 'open', to: 'closed', by: ['owner', 'admin', 'schedule'] }],
});
