import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { conflictSchema } from '#shared/features/judging/schema.ts';
import { storeConflict } from '../api.ts';

const schema = conflictSchema.pick({ reason: true });

export interface ConflictDialogProps {
  challengeId: string;
  entryId: string;
  onDeclared: () => void;
  onClose: () => void;
}

/** Asks what connects a judge with an entry, and gives it to another judge. */
export default function ConflictDialog({ challengeId, entryId, onDeclared, onClose }: ConflictDialogProps) {
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: `conflict-${challengeId}-${entryId}`, fields: ['reason'] },
    send: ({ reason }) =>
      api.call('judging.conflict', { params: { id: challengeId }, body: { entryId, reason } }),
    onSent: async () => {
      toast({ title: 'Conflict declared' });
      onClose();
      await storeConflict(client, challengeId, entryId);
      onDeclared();
    },
    onError: async (error) => {
      if (errorCode(error) === 'not_found') await client.invalidateQueries({ queryKey: api.key('judging') });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title="Declare a conflict?"
      description="Do so if you know who made this, or gain or lose by its place. What you gave it does not count any more, and another judge scores it. You can’t take it back."
    >
      <Form form={form.form} label="Declare a conflict" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextField
          {...form.field('reason')}
          label="What connects you with it"
          mark="required"
          hint="It is stored with your decision. The team and the other judges don’t see it."
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Declare conflict
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
