import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEventChanged } from '../api.ts';

const schema = z.object({
  text: z.string().trim().min(1, 'Write the message').max(EVENT.message, tooLong(EVENT.message)),
});

/** A message from the hosts to everyone with a place or on the waiting list. */
export default function MessageGuestsSheet({ event, onClose }: { event: WholeEvent; onClose: () => void }) {
  const { id, going, waiting, messagesLeft } = event;
  const changed = useEventChanged();
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `guests:${id}`, fields: ['text'] },
    send: (body) => api.call('events.message', { params: { id }, body }),
    onSent: async (sent) => {
      await changed(sent);
      toast({ title: 'Message sent to the guests' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Message guests"
      description={`It goes to ${going.toLocaleString('en')} with a place and ${waiting.toLocaleString('en')} on the waiting list. You can send ${messagesLeft === 1 ? 'one more message' : `${messagesLeft} more messages`} for this event.`}
      form={form}
      submit={{ label: 'Send message', pending: 'Sending…' }}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} label="Message" mark="required" rows={8} />
    </FormSheet>
  );
}
