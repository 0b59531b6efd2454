import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { reportReasonSchema } from '#shared/features/reports/routes.ts';
import { REPORT_CODES, REPORT_LABELS } from '#shared/features/reports/rules.ts';

export interface ReportTarget {
  userId: string;
  /** How the user is called. */
  name: string;
  /** The conversation with the numbers of the chosen messages. */
  conversation?: { id: string; messages: number[] };
}

interface ReportDialogProps extends ReportTarget {
  /** The two can block each other here, and have not. */
  mayBlock: boolean;
  onClose: () => void;
  onReported?: () => void;
}

const OPTIONS = REPORT_CODES.map((value) => ({
  value,
  label: <span className="font-normal">{REPORT_LABELS[value]}</span>,
}));

const evidenceWords = (count: number): string => {
  if (count === 0) return 'Our team looks at the profile and decides what follows.';
  return `Our team gets ${count === 1 ? 'a copy of the chosen message' : `copies of the ${count} chosen messages`}.`;
};

/** Reports a user to the admins: a reason, a description, and the chosen messages as they are now. */
export default function ReportDialog(props: ReportDialogProps) {
  const { userId, name, conversation, mayBlock, onClose, onReported } = props;
  const client = useQueryClient();
  const [blocks, setBlocks] = useState(false);
  const block = async () => {
    try {
      await api.call('conversations.block', { params: { userId } });
      await client.invalidateQueries({ queryKey: api.key('conversations') });
    } catch (error) {
      const description = errorMessage(error, UNREACHABLE);
      toast({ title: `${name} could not be blocked`, description, variant: 'destructive' });
    }
  };
  const form = useApiForm({
    schema: reportReasonSchema,
    defaultValues: { code: '', text: '' },
    draft: { name: `report-${userId}`, fields: ['code', 'text'] },
    send: (reason) =>
      api.call('reports.create', { body: { userId, ...reason, ...(conversation && { conversation }) } }),
    onSent: () => {
      toast({ title: `You reported ${name}`, description: 'We’ll notify you when we’ve looked at it.' });
      onReported?.();
      onClose();
      if (blocks) void block();
    },
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const title = `Report ${name}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={`${evidenceWords(conversation?.messages.length ?? 0)} ${name} won’t learn who reported them.`}
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup {...form.field('code')} label="Reason" mark="required" value={code} options={OPTIONS} />
        <TextArea
          {...form.field('text')}
          label="What happened"
          mark={code === 'other' ? 'required' : 'optional'}
          rows={3}
        />
        {mayBlock && (
          <Checkbox
            label={`Also block ${name}`}
            hint="Neither of you will see the other’s messages or be able to write."
            checked={blocks}
            onChange={({ target }) => setBlocks(target.checked)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Send report
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
