import * as z from 'zod';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { tooLong } from '#shared/core/refused-characters.ts';
import { CHALLENGE } from '#shared/features/challenges/rules.ts';

const schema = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(CHALLENGE.reason, tooLong(CHALLENGE.reason)),
});

interface TypedReasonDialogProps<Answer> {
  title: string;
  /** What follows, and who reads the reason. */
  description: string;
  /** The name under which what was typed survives a reload. */
  draft: string;
  /** What the buttons say: to leave it, and to do it. */
  keep: string;
  submit: string;
  send: (body: { reason: string }) => Promise<Answer>;
  onSent: (answer: Answer) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason in the host's own words before something that can't be undone. */
export function TypedReasonDialog<Answer>(props: TypedReasonDialogProps<Answer>) {
  const { title, description, draft, keep, submit, send, onSent, onClose } = props;
  const form = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: draft, fields: ['reason'] },
    send,
    onSent: async (answer: Answer) => {
      await onSent(answer);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={description}
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea {...form.field('reason')} label="Reason" mark="required" rows={3} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            {keep}
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
