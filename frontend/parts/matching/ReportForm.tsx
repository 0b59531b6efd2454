import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ReasonFields } from '#frontend/core/forms/ReasonFields.tsx';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { REASON_MAX } from '#shared/features/opportunities/rules.ts';

/** What users report a posting for, as admins read it. */
const REASONS = [
  'It isn’t a real opening.',
  'It asks for money or for personal data.',
  'It treats people unequally.',
  'The pay or the terms aren’t true.',
  'The position is no longer open.',
  OTHER,
];
const DETAILS_MAX = detailsBeside(REASONS, REASON_MAX);
const schema = reasonSchemaFor(DETAILS_MAX);
const TITLE = 'Report this posting';

interface ReportFormProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks what is wrong with an opportunity, and reports it. */
export function ReportForm({ id, title, onClose }: ReportFormProps) {
  const queryClient = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `report:${id}`, fields: ['reason', 'details'] },
    send: (reason: string) => api.call('postings.report', { params: { id }, body: { reason } }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: api.key('postings.ownReport') });
      toast({ title: 'Thank you for your report', description: 'An admin will look at this posting.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={TITLE}
      description={`An admin will look at “${title}”. Its author doesn’t see who reported it.`}
    >
      <ReasonFields
        usual={REASONS}
        label={TITLE}
        question="What’s wrong with it?"
        hint={`Up to ${DETAILS_MAX} characters.`}
        form={form}
      >
        <Button onClick={onClose} disabled={form.pending}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          Send report
        </Button>
      </ReasonFields>
    </Dialog>
  );
}
