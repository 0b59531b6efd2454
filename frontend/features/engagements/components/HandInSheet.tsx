import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { isolated } from '#shared/core/isolation.ts';
import { type Engagement, submissionBodySchema } from '#shared/features/engagements/schema.ts';
import { refreshEngagements } from '../api.ts';

// An empty choice is the result as a whole.
const schema = submissionBodySchema.extend({ milestoneId: z.string() });

interface HandInSheetProps {
  engagement: Engagement;
  /** The milestone that it is for at first; an empty text for the result. */
  milestoneId: string;
  onClose: () => void;
}

/** The student hands in work for a milestone, or the result. */
export default function HandInSheet({ engagement, milestoneId, onClose }: HandInSheetProps) {
  const client = useQueryClient();
  const { id, company, milestones } = engagement;
  const open = milestones.filter(({ done }) => !done);
  const form = useApiForm({
    schema,
    defaultValues: { note: '', milestoneId, githubUrl: '', liveUrl: '' },
    initial: { milestoneId },
    draft: { name: `hand-in:${id}`, fields: ['note', 'milestoneId', 'githubUrl', 'liveUrl'] },
    send: ({ milestoneId: chosen, ...body }) =>
      api.call('engagements.submit', {
        params: { id },
        body: chosen === '' ? body : { ...body, milestoneId: chosen },
      }),
    onSent: async () => {
      await refreshEngagements(client);
      toast({ title: 'Handed in', description: `${isolated(company)} is notified.` });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Hand in work"
      description="What you hand in stays as it is. To correct it, hand in another version."
      form={form}
      submit={{ label: 'Hand in', pending: 'Sending…' }}
      onClose={onClose}
    >
      <Select
        {...form.field('milestoneId')}
        label="What it is for"
        options={[
          { value: '', label: 'The result as a whole' },
          ...open.map((one) => ({ value: one.id, label: one.title })),
        ]}
      />
      <TextArea
        {...form.field('note')}
        label="What you hand in"
        mark="required"
        rows={6}
        hint="What is done, what is open, and where to look first."
      />
      <TextField
        {...form.field('githubUrl')}
        label="Repository"
        mark="optional"
        inputMode="url"
        placeholder="https://github.com/…"
      />
      <TextField
        {...form.field('liveUrl')}
        label="Live address"
        mark="optional"
        inputMode="url"
        placeholder="https://…"
      />
    </FormSheet>
  );
}
