import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { refreshMentorships } from '#frontend/parts/mentorships/api.ts';
import { calledBy } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import {
  ASK_AGAIN_MS,
  DECLINE_CODES,
  DECLINE_MESSAGE_MAX,
  DECLINE_REASONS,
} from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

const REASONS = DECLINE_CODES.map((code) => ({ value: code, label: DECLINE_REASONS[code] }));

const schema = z.object({
  reason: z.enum(DECLINE_CODES, 'Choose a reason'),
  message: paragraphs(DECLINE_MESSAGE_MAX),
  pause: z.boolean(),
});

interface DeclineDialogProps {
  mentorship: Mentorship;
  /** Writes a message in place of declining. */
  onAsk: () => void;
  onDeclined: () => void;
  onClose: () => void;
}

/** Decline Request: a kind reason with the mentor's own words, a question instead, or a pause for new requests. */
export function DeclineDialog({ mentorship, onAsk, onDeclined, onClose }: DeclineDialogProps) {
  const { id, mentee } = mentorship;
  const client = useQueryClient();
  const name = calledBy(mentee.name);
  const form = useApiForm({
    schema,
    defaultValues: { reason: '', message: '', pause: false },
    draft: { name: `decline:${id}`, fields: ['reason', 'message', 'pause'] },
    send: (body) => api.call('mentorships.decline', { params: { id }, body }),
    onSent: async () => {
      toast({ title: 'Request declined', description: `${name} reads your reason.` });
      onDeclined();
      await refreshMentorships(client);
    },
    // It may have been withdrawn, or its time may be over.
    onError: () => refreshMentorships(client),
  });
  const reason = form.form.watch('reason');
  const title = `Decline the request of ${mentee.name}?`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={`${name} reads your reason, can offer the request to another mentor, and can ask you again after ${ASK_AGAIN_MS / DAY_MS} days.`}
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup
          {...form.field('reason')}
          label="Reason"
          mark="required"
          value={reason}
          options={REASONS.map(({ value, label }) => ({
            value,
            label: <span className="font-normal">{label}</span>,
          }))}
        />
        <TextArea
          {...form.field('message')}
          label="Your own words"
          mark="optional"
          rows={2}
          hint={`A sentence helps ${name} more than the reason alone.`}
        />
        <Checkbox
          {...form.field('pause')}
          label="Also take no new requests for now"
          hint="You can end the pause in your mentor settings."
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onAsk} disabled={form.pending}>
            Ask for more instead
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            Decline request
          </Button>
        </div>
        <p className="text-fine text-muted">
          A question keeps the request open: answer it by the time that it shows.
        </p>
      </Form>
    </Dialog>
  );
}
