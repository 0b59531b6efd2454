import { OPPORTUNITY_STATUS_LOOKS, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every list of postings.

/**
 * Who moves an opportunity: who posted it (a member of its company, or its author), an admin, the hourly run, or the applicant
 * who takes its last opening.
 */
export const OPPORTUNITY_ACTORS = ['poster', 'admin', 'schedule', 'applicant'] as const;
export type OpportunityActor = (typeof OPPORTUNITY_ACTORS)[number];

/** What the keys of the search's snapshots begin with, in their bucket. */
export const SNAPSHOT_KEYS = 'snapshots/';

/** For this many seconds, the poster can undo a removal, and the end of a posting. */
export const UNDO_SECONDS = 10;

/** The most characters of a reason: of a step, of a report. */
export const REASON_MAX = 500;

const ENDED = { by: ['poster', 'admin'], undoSeconds: UNDO_SECONDS } as const;

/**
 * The life of an opportunity. Its poster opens it without a review once the company is verified, or for alumni once their
 * first posting was approved; otherwise it leads into review. Only an open one is found and takes applications. Closed
 * and filled are final; an expired one can be opened again with a later deadline.
 */
export const opportunityWorkflow = defineWorkflow<OpportunityStatus, OpportunityActor>({
  statuses: OPPORTUNITY_STATUS_LOOKS,
  transitions: [
    { from: 'draft', to: 'in_review', by: ['poster'] },
    { from: 'draft', to: 'open', by: ['poster'] },
    { from: 'in_review', to: 'open', by: ['poster', 'admin'] },
    { from: 'in_review', to: 'draft', by: ['poster', 'admin'] },
    { from: 'in_review', to: 'closed', ...ENDED },
    { from: 'open', to: 'paused', by: ['poster', 'admin'] },
    { from: 'open', to: 'closed', ...ENDED },
    { from: 'open', to: 'filled', ...ENDED },
    { from: 'open', to: 'filled', by: ['applicant'] },
    { from: 'open', to: 'expired', by: ['schedule'] },
    { from: 'paused', to: 'open', by: ['poster'] },
    { from: 'paused', to: 'in_review', by: ['poster'] },
    { from: 'paused', to: 'closed', ...ENDED },
    { from: 'paused', to: 'filled', ...ENDED },
    { from: 'paused', to: 'filled', by: ['applicant'] },
    { from: 'paused', to: 'expired', by: ['schedule'] },
    { from: 'expired', to: 'open', by: ['poster'] },
    { from: 'expired', to: 'in_review', by: ['poster'] },
    { from: 'expired', to: 'filled', by: ['poster', 'admin'] },
    { from: 'expired', to: 'closed', by: ['poster', 'admin'] },
  ],
});
