import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { MEETING_REASON_MAX } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

const schema = z.object({ reason: z.string().trim().max(MEETING_REASON_MAX) });

/** Cancels a meeting, with a reason for the other side. */
export function CancelDialog({ meeting, onClose }: { meeting: ShownMeeting; onClose: () => void }) {
  const refresh = useRefreshMeetings();
  const form = useApiForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: `cancel:${meeting.id}`, fields: ['reason'] },
    send: (body) => api.call('meetings.cancel', { params: { id: meeting.id }, body }),
    onSent: async () => {
      await refresh();
      toast({ title: 'Meeting cancelled', description: meeting.topic });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title="Cancel this meeting?"
      description="The other person is notified, and the time is free again. This can’t be undone."
    >
      <Form form={form.form} label="Cancel this meeting" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea
          {...form.field('reason')}
          label="Reason"
          mark="optional"
          hint="The other side can read it."
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Keep meeting
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Cancel meeting
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
