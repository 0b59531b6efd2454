import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { aboutSchema } from '#shared/features/courses/package.ts';
import { authoredCoursePath } from '#shared/features/courses/paths.ts';
import { keepCourse } from '../api.ts';
import { hoursSchema, LEVEL_OPTIONS } from '../forms/aboutValues.ts';
import { useAuthorRole } from '../paths.ts';

const { title, summary, level } = aboutSchema.shape;
const schema = z.object({
  title,
  summary: summary.min(1, 'Say in a sentence what the course teaches'),
  level,
  hours: hoursSchema,
});

/** Of every course on the platform, until its author says something else. */
const MEANING = {
  completing: 'You read every lesson.',
  passing: 'You answered enough of the test’s questions right, without anyone watching.',
};

/** Begins a course as a draft; the rest is written on its own screen. */
export function NewCourseSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const role = useAuthorRole();
  const form = useApiForm({
    schema,
    defaultValues: { title: '', summary: '', level: 'beginner' as const, hours: '4' },
    draft: { name: 'new-course', fields: ['title', 'summary', 'level', 'hours'] },
    send: (about) =>
      api.call('authoring.create', {
        body: {
          format: 'fledge-course-1',
          about: { ...about, ...MEANING, skills: [], prerequisites: [], objectives: [], task: null },
          lessons: [],
          questions: [],
        },
      }),
    onSent: async (course) => {
      await keepCourse(client, course);
      toast({ title: 'Draft created' });
      await navigate(authoredCoursePath(role, course.id), { replace: true });
    },
  });
  return (
    <FormSheet
      title="New course"
      description="It is a draft until you submit it for a review. You can change all of this later."
      form={form}
      submit={{ label: 'Create draft', pending: 'Creating…' }}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea {...form.field('summary')} label="Summary" mark="required" rows={3} />
      <Select {...form.field('level')} label="Level" options={LEVEL_OPTIONS} />
      <TextField
        {...form.field('hours')}
        label="Hours"
        inputMode="decimal"
        hint="In steps of half an hour."
      />
    </FormSheet>
  );
}
