import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ASK_DECLINE_CODES, ASK_DECLINE_MAX, ASK_DECLINE_REASONS } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';
import { useRefreshAsks } from './api.ts';

const schema = z.object({
  reason: z.enum(ASK_DECLINE_CODES, 'Choose a reason'),
  message: z.string().trim().max(ASK_DECLINE_MAX),
});
const OPTIONS = ASK_DECLINE_CODES.map((value) => ({
  value,
  label: <span className="font-normal">{ASK_DECLINE_REASONS[value]}</span>,
}));

/** Declines a question with a reason that the student reads. */
export default function DeclineAskDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const refresh = useRefreshAsks();
  const form = useApiForm({
    schema,
    defaultValues: { reason: '', message: '' },
    send: (body) => api.call('asks.decline', { params: { id: ask.id }, body }),
    onSent: () => {
      toast({ title: 'Question declined', description: `${ask.student.name} can ask someone else.` });
      onClose();
      return refresh();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const title = 'Decline this question';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={`${ask.student.name} reads the reason.`}
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup
          {...form.field('reason')}
          label="Reason"
          mark="required"
          value={reason}
          options={OPTIONS}
        />
        <TextArea {...form.field('message')} label="A few words" mark="optional" rows={2} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Decline question
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
