import { ReasonFields } from '#frontend/core/forms/ReasonFields.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { REASON_HINT, REVIEW_REASONS, reasonSchema } from '../reasons.ts';
import { nameOf, rejectWaiting, useRefreshReview, type Waiting } from '../reviewQueue.ts';

interface RejectDialogProps {
  item: Waiting;
  onClose: () => void;
  onDone: () => void;
}

const consequenceOf = (item: Waiting): string => {
  if (item.kind === 'company')
    return 'Its members get the reason by email and can correct their entries. Its postings become drafts.';
  return item.reports.length > 0
    ? 'The posting is closed. Its author gets the reason.'
    : 'The posting becomes a draft again. Its author gets the reason.';
};

/** Asks why a company or a posting is rejected, and rejects it. */
export function RejectDialog({ item, onClose, onDone }: RejectDialogProps) {
  const refresh = useRefreshReview();
  const title = `Reject ${nameOf(item)}?`;
  const form = useApiForm({
    schema: reasonSchema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `review:${item.id}`, fields: ['reason', 'details'] },
    send: (reason) => rejectWaiting(item, reason),
    onSent: () => {
      toast({ title: `${nameOf(item)} rejected` });
      onDone();
      onClose();
      return refresh();
    },
    onError: refresh,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={consequenceOf(item)}
    >
      <ReasonFields usual={REVIEW_REASONS[item.kind]} label={title} hint={REASON_HINT} form={form}>
        <Button onClick={onClose} disabled={form.pending}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          Reject and send reason
        </Button>
      </ReasonFields>
    </Dialog>
  );
}
