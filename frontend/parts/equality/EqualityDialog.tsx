import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { NO_ANSWERS } from '#shared/features/equality/rules.ts';
import { useSkipAll } from './api.ts';
import { EqualityFields } from './EqualityFields.tsx';
import { useEqualityForm } from './useEqualityForm.ts';

/** The questions after an application. Closing it without an answer leaves them where they were. */
export default function EqualityDialog({ onClose }: { onClose: () => void }) {
  const { form, field, submit, pending, failure } = useEqualityForm(NO_ANSWERS, () => {
    onClose();
    toast({ title: 'Answers saved', description: 'You can change or delete them in Settings.' });
  });
  const skip = useSkipAll();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title="Equal opportunity questions"
      description="Answer as many as you like, or none."
    >
      <Form form={form} label="Equal opportunity questions" onSubmit={submit}>
        <FormFailure failure={failure} />
        <p className="text-small">
          They show companies whether their hiring is equally open to all. Your answers aren’t part of any
          application and no one who decides about you sees them: companies get counts of groups of ten people
          or more.
        </p>
        <EqualityFields field={field} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            pending={skip.isPending}
            disabled={pending}
            onClick={() => skip.mutate(undefined, { onSuccess: onClose })}
          >
            Skip all
          </Button>
          <Button type="submit" variant="primary" pending={pending} disabled={skip.isPending}>
            {pending ? 'Saving…' : 'Save answers'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
