import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEventChanged } from '../api.ts';

const schema = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(EVENT.reason, tooLong(EVENT.reason)),
});

/** Cancels an event, with a reason that every guest reads. */
export default function CancelEventDialog({ event, onClose }: { event: WholeEvent; onClose: () => void }) {
  const { id, status, going, waiting } = event;
  const changed = useEventChanged();
  const form = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: `cancel-event:${id}`, fields: ['reason'] },
    send: (body) => api.call('events.cancel', { params: { id }, body }),
    onSent: async (cancelled) => {
      await changed(cancelled);
      toast({ title: 'Event cancelled', description: cancelled.title });
      onClose();
    },
  });
  const told = (going + waiting).toLocaleString('en');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title="Cancel this event?"
      description={
        status === 'draft'
          ? 'Nobody has seen this draft. It can’t be published later.'
          : `${told} ${told === '1' ? 'person' : 'people'} with a place or on the waiting list are notified, with your reason. This can’t be undone.`
      }
    >
      <Form form={form.form} label="Cancel this event" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea {...form.field('reason')} label="Reason" mark="required" rows={3} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Keep event
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Cancel event
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
