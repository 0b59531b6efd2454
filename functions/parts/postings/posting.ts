import {
  applicationCountOf,
  getOpportunity,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { UNDO_SECONDS } from '#shared/features/opportunities/rules.ts';
import type { Posting } from '#shared/features/postings/routes.ts';

/** Until when the removal of an opportunity can be undone; null when it was not removed. */
const undoUntil = ({ removed }: StoredOpportunity): string | null =>
  removed ? new Date(Date.parse(removed.at) + UNDO_SECONDS * 1000).toISOString() : null;

/** A posting for those who manage it. Undefined when there is none, and once its removal can no longer be undone. */
export const loadPosting = async (id: string, now: Date): Promise<StoredOpportunity | undefined> => {
  const opportunity = await getOpportunity(id);
  const until = opportunity && undoUntil(opportunity);
  return until && Date.parse(until) < now.getTime() ? undefined : opportunity;
};

/** A posting as those see it who manage it. */
export const toPosting = (opportunity: StoredOpportunity, applicationCount: number): Posting => ({
  ...opportunity,
  // Without the members' ids: `namedHistory` has their names.
  history: opportunity.history.map(({ user: _, ...step }) => step),
  applicationCount: Math.max(0, applicationCount),
  undoUntil: undoUntil(opportunity),
});

/** The same with its number of applications read: none for one that was never published. */
export const showPosting = async (opportunity: StoredOpportunity): Promise<Posting> =>
  toPosting(opportunity, opportunity.status === 'draft' ? 0 : await applicationCountOf(opportunity.id));
