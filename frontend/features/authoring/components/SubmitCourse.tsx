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
import { COURSE } from '#shared/features/courses/rules.ts';
import { type Course, keepCourse } from '../api.ts';

const first = z.object({ changes: paragraphs(COURSE.changes) });
const next = z.object({ changes: paragraphs(COURSE.changes).min(1, 'Say what this version changes') });

interface SubmitCourseProps {
  course: Course;
  onClose: () => void;
}

/** Hands a course in for a review. Of a later version, learners of an earlier one read what changed. */
export default function SubmitCourse({ course, onClose }: SubmitCourseProps) {
  const client = useQueryClient();
  const { id, published, version, changes } = course;
  const isNext = published > 0;
  const form = useApiForm({
    schema: isNext ? next : first,
    defaultValues: { changes: isNext ? changes : '' },
    draft: { name: `submit-course:${id}`, fields: ['changes'] },
    send: (body) =>
      api.call('authoring.submit', { params: { id }, body: isNext ? { version, ...body } : { version } }),
    onSent: async (submitted) => {
      toast({ title: 'Submitted for review' });
      // Before the buttons change: the focus is theirs again by then.
      onClose();
      await keepCourse(client, submitted);
    },
  });
  const title = 'Submit it for review?';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description="Another author or an admin reads all of it. Until they have decided, you can’t change it; you can take it back."
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {isNext && (
          <TextArea
            {...form.field('changes')}
            label="What changed"
            mark="required"
            rows={3}
            hint={`Those who learn version ${published} read this before they switch.`}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Submit course
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
