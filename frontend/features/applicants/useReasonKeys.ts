import { useKeydown } from '#frontend/ui/hooks/useKeydown.ts';
import type { RejectionReason } from '#shared/features/applications/rejection-codes.ts';
import { REJECTION_REASONS } from '#shared/features/applications/rejection-reasons.ts';

/** The number keys choose a reason while the dialog is open, but in a text. */
export const useReasonKeys = (choose: (code: RejectionReason) => void): void => {
  useKeydown(({ key, target, ctrlKey, metaKey, altKey }) => {
    const reason = REJECTION_REASONS[Number(key) - 1];
    if (!reason || ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement) return;
    choose(reason.code);
  });
};
