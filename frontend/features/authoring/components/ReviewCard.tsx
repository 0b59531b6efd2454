import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { REVIEW_REASON } from '#shared/features/authoring/rules.ts';
import { type Course, forgetCourse } from '../api.ts';
import { authoringPath, useAuthorRole } from '../paths.ts';

const DECISIONS = ['approve', 'reject'] as const;
const schema = z.object({
  decision: z.enum(DECISIONS, 'Choose a decision'),
  reason: paragraphs(REVIEW_REASON).min(1, 'Give a reason'),
});

const OPTIONS = [
  { value: 'approve', label: 'Approve', description: 'It is published at once as the next version.' },
  { value: 'reject', label: 'Return', description: 'The author goes on writing, and can submit it again.' },
] as const;

/** The decision about a course whose review the user claimed. */
export function ReviewCard({ course }: { course: Course }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const queue = `${authoringPath(useAuthorRole())}?tab=review`;
  const { id, claimed, author } = course;
  // The course is not for the user any more: its screen is left before it is loaded again.
  const leave = async (said: string) => {
    toast({ title: said });
    await navigate(queue);
    await forgetCourse(client, id);
  };
  const form = useApiForm({
    schema,
    defaultValues: { decision: '', reason: '' },
    draft: { name: `course-review:${id}`, fields: ['decision', 'reason'] },
    send: (body) => api.call('authoring.review', { params: { id }, body }),
    onSent: ({ status }) => leave(status === 'published' ? 'Course published' : 'Course returned'),
    onError: async (error) => {
      if (errorCode(error) === 'conflict') await client.invalidateQueries({ queryKey: api.key('authoring') });
    },
  });
  return (
    <Card
      title="Your review"
      {...(claimed && { description: `Claimed until ${dayIn(claimed.until, zone)}` })}
    >
      <Form form={form.form} label="Your review" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup {...form.field('decision')} label="Decision" mark="required" options={OPTIONS} />
        <TextArea
          {...form.field('reason')}
          label="Reason"
          mark="required"
          rows={4}
          hint={`${author.name} reads it with your name.`}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={form.pending}>
            Send decision
          </Button>
          <Release id={id} disabled={form.pending} onDone={() => leave('Review given back')} />
        </div>
      </Form>
    </Card>
  );
}

interface ReleaseProps {
  id: string;
  disabled: boolean;
  onDone: () => Promise<void>;
}

/** Gives the claim back, so that another author can review the course. */
function Release({ id, disabled, onDone }: ReleaseProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('authoring.release', { params: { id }, body: {} }),
    onSuccess: onDone,
    onError: toastFailure,
  });
  return (
    <Button disabled={disabled} pending={isPending} onClick={() => mutate()}>
      Give the review back
    </Button>
  );
}
