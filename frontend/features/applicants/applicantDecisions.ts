import { canMove } from '#shared/core/workflow.ts';
import type { BulkDecision, Decision } from '#shared/features/applicants/rules.ts';
import { type ApplicationStatus, applicationWorkflow } from '#shared/features/applications/rules.ts';

/** What an employer’s decision is called. */
export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  reviewed: 'Accept',
  interview_scheduled: 'Schedule Interview',
  offered: 'Make offer…',
  rejected: 'Reject…',
};

/** The same for several applicants, and what they then are. */
export const BULK_WORDS: Readonly<Record<BulkDecision, { readonly verb: string; readonly done: string }>> = {
  reviewed: { verb: 'Mark as reviewed', done: 'reviewed' },
  interview_scheduled: { verb: 'Invite to an interview', done: 'invited' },
  rejected: { verb: 'Reject', done: 'rejected' },
};

/** Whether an employer may move an application from a status to another. */
export const mayDecide = (from: ApplicationStatus, to: Decision): boolean =>
  canMove(applicationWorkflow, from, to, 'employer');
