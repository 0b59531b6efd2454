import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';

const DRAFT = 'save-opportunity';

/** Keeps what a visitor wanted to save until they have signed in, in this tab. */
export const keepPendingSave = (opportunityId: string): void => writeDraft(DRAFT, { opportunityId });

/** Whether this opportunity is the one that the user wanted to save before they signed in; true once. */
export const takePendingSave = (opportunityId: string): boolean => {
  const isPending = readDraft(DRAFT, { opportunityId: '' }).opportunityId === opportunityId;
  if (isPending) forgetDraft(DRAFT);
  return isPending;
};
