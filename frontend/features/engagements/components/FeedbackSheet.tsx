import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { submissionFor } from '#frontend/parts/engagements/words.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { isolated } from '#shared/core/isolation.ts';
import { ENGAGEMENT_FEEDBACK_MAX } from '#shared/features/engagements/rules.ts';
import type { Engagement, EngagementSubmission } from '#shared/features/engagements/schema.ts';
import { refreshEngagements } from '../api.ts';

const schema = z.object({ text: paragraphs(ENGAGEMENT_FEEDBACK_MAX).min(1, 'Write the feedback') });

interface FeedbackSheetProps {
  engagement: Engagement;
  submission: EngagementSubmission;
  onClose: () => void;
}

/** Says what is good and what is missing of something that was handed in. */
export default function FeedbackSheet({ engagement, submission, onClose }: FeedbackSheetProps) {
  const client = useQueryClient();
  const { id, student } = engagement;
  const { number, note } = submission;
  const form = useApiForm({
    schema,
    defaultValues: { text: '' },
    draft: { name: `feedback:${id}:${number}`, fields: ['text'] },
    send: (body) => api.call('engagements.feedback', { params: { id, n: number }, body }),
    onSent: async () => {
      await refreshEngagements(client);
      toast({ title: 'Feedback sent', description: `${isolated(student.name)} is notified.` });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Give feedback"
      description={`${isolated(submissionFor(submission, engagement))}, submission ${number}`}
      form={form}
      submit={{ label: 'Send feedback', pending: 'Sending…' }}
      onClose={onClose}
    >
      <p dir="auto" className="max-w-prose text-small whitespace-pre-line wrap-anywhere text-muted">
        {note}
      </p>
      <TextArea
        {...form.field('text')}
        label="Your feedback"
        mark="required"
        rows={8}
        hint="What is good, what is missing, and what should come next. The project goes on after it."
      />
    </FormSheet>
  );
}
