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
import { isolated } from '#shared/core/isolation.ts';
import { STATEMENT_MAX } from '#shared/features/engagements/rules.ts';
import type { Engagement, EngagementSubmission } from '#shared/features/engagements/schema.ts';
import { refreshEngagements } from '../api.ts';

const schema = z.object({ statement: paragraphs(STATEMENT_MAX) });

interface AcceptDialogProps {
  engagement: Engagement;
  submission: EngagementSubmission;
  onClose: () => void;
}

/** Accepts a milestone, or the result with a statement for the student's profile. */
export default function AcceptDialog({ engagement, submission, onClose }: AcceptDialogProps) {
  const client = useQueryClient();
  const { id, student } = engagement;
  const { number, milestoneId } = submission;
  const isResult = milestoneId === undefined;
  const name = isolated(student.name);
  const form = useApiForm({
    schema,
    defaultValues: { statement: '' },
    draft: { name: `accept:${id}:${number}`, fields: ['statement'] },
    send: (body) => api.call('engagements.accept', { params: { id, n: number }, body }),
    onSent: async () => {
      await refreshEngagements(client);
      toast({
        title: isResult ? 'Result accepted' : 'Milestone accepted',
        description: `${name} is notified.`,
      });
      onClose();
    },
  });
  const title = isResult ? 'Accept the result?' : 'Accept this milestone?';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={
        isResult
          ? 'The project is complete then, and nothing more is handed in. This can’t be undone.'
          : 'The milestone is done then, and the project goes on.'
      }
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {isResult && (
          <TextArea
            {...form.field('statement')}
            label={`What you say about ${name}’s work`}
            mark="optional"
            hint="It becomes evidence on the student’s profile, with your name and the project’s."
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Not yet
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            {isResult ? 'Accept result' : 'Accept milestone'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
