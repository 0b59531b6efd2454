import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { REPORT_CODES, REPORT_LABELS } from '#shared/features/library/rules.ts';

const schema = z.object({ code: z.enum(REPORT_CODES) });
const OPTIONS = REPORT_CODES.map((value) => ({ value, label: REPORT_LABELS[value] }));

interface ReportEntryProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks what is wrong with an entry, and tells the admins. */
export function ReportEntry({ id, title, onClose }: ReportEntryProps) {
  const form = useApiForm({
    schema,
    defaultValues: { code: 'dead-link' as const },
    send: (body) => api.call('library.report', { params: { id }, body }),
    onSent: () => {
      toast({ title: 'Thank you for your report', description: 'An admin will look at this text.' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Report a dead link or a mistake"
      description={`What is wrong with “${title}”? We don’t store who reported it.`}
      form={form}
      submit={{ label: 'Send report', pending: 'Sending…' }}
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('code')}
        label="What is wrong"
        options={OPTIONS}
        value={form.form.watch('code')}
      />
    </FormSheet>
  );
}
