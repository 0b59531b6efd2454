import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { END_MESSAGE_MAX } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { refreshMentorships } from './api.ts';
import { otherCalled } from './words.ts';

const schema = z.object({ message: paragraphs(END_MESSAGE_MAX) });

/** Ends a mentorship, with a word to the other side. */
export default function EndDialog({ mentorship, onClose }: { mentorship: Mentorship; onClose: () => void }) {
  const client = useQueryClient();
  const { id, side } = mentorship;
  const other = otherCalled(mentorship);
  const form = useApiForm({
    schema,
    defaultValues: { message: '' },
    draft: { name: `end-mentorship:${id}`, fields: ['message'] },
    send: ({ message }) =>
      api.call('mentorships.end', { params: { id }, body: message === '' ? {} : { message } }),
    onSent: async ({ ending = '' }) => {
      await refreshMentorships(client);
      toast({
        title: 'Mentorship ended',
        description: ending === '' ? `${other} is told.` : `${other} gets your words.`,
      });
      onClose();
    },
  });
  const title = `End the mentorship with ${other}?`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description="Sessions to come are cancelled. You both keep the goals, sessions and shared notes to read. This can’t be undone."
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea
          {...form.field('message')}
          label={`A word to ${other}`}
          mark="optional"
          hint={
            side === 'mentee'
              ? 'What helped you, and why you end it now.'
              : 'What you saw them achieve, and what you would do next.'
          }
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Go on
          </Button>
          <Button type="submit" variant="danger" pending={form.pending}>
            End mentorship
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
