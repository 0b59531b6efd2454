import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';

/** An admin's decision about a posting. */
export interface PostingDecision {
  readonly status: 'open' | 'draft' | 'closed';
  readonly at: string;
  readonly reason: string;
}

/** The decision of an admin that a change of an opportunity brought, if it did. */
export const latestDecision = (
  before: StoredOpportunity | undefined,
  { history }: StoredOpportunity,
): PostingDecision | undefined => {
  const step = history.at(-1);
  if (step?.by !== 'admin' || before?.history.at(-1)?.at === step.at) return undefined;
  const { status, at, reason = '' } = step;
  return status === 'open' || status === 'draft' || status === 'closed' ? { status, at, reason } : undefined;
};
