import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { ReasonDialog } from '#frontend/core/forms/ReasonDialog.tsx';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
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

interface ReportFormProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks what is wrong with an opportunity, and reports it. */
export function ReportForm({ id, title, onClose }: ReportFormProps) {
  const queryClient = useQueryClient();
  return (
    <ReasonDialog
      title="Report this posting"
      description={`An admin will look at “${title}”. Its author doesn’t see who reported it.`}
      usual={REASONS}
      question="What’s wrong with it?"
      hint={`Up to ${DETAILS_MAX} characters.`}
      schema={schema}
      draft={`report:${id}`}
      submit="Send report"
      variant="primary"
      send={(reason) => api.call('postings.report', { params: { id }, body: { reason } })}
      onSent={async () => {
        await queryClient.invalidateQueries({ queryKey: api.key('postings.ownReport') });
        toast({ title: 'Thank you for your report', description: 'An admin will look at this posting.' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
