import type { StatusDefinition } from './workflow.ts';

// Plain data without schemas: the browser loads it with every list that shows a status.

/** The statuses of an opportunity. */
export const OPPORTUNITY_STATUSES = [
  'draft',
  'in_review',
  'open',
  'paused',
  'closed',
  'filled',
  'expired',
] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** How each status looks. */
export const OPPORTUNITY_STATUS_LOOKS: Readonly<Record<OpportunityStatus, StatusDefinition>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  in_review: { label: 'In review', tone: 'info' },
  open: { label: 'Open', tone: 'positive' },
  paused: { label: 'Paused', tone: 'warning' },
  closed: { label: 'Closed', tone: 'neutral' },
  filled: { label: 'Filled', tone: 'info' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** Whether an opportunity has a page of its own: all but those that were never published. */
export const isPublished = (status: OpportunityStatus): boolean =>
  status !== 'draft' && status !== 'in_review';
