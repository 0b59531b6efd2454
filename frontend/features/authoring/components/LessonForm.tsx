import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { Course } from '../api.ts';
import { writtenLesson } from '../courseParts.ts';
import { type LessonValues, lessonValues, lessonValuesSchema } from '../forms/lessonValues.ts';
import { useCourseForm } from '../forms/useCourseForm.ts';
import { SaveBar } from './SaveBar.tsx';

const LABELS: Readonly<Record<keyof LessonValues, string>> = {
  title: 'title',
  minutes: 'minutes',
  summary: 'summary',
  text: 'text',
  sources: 'sources',
};

/** The text of a lesson, from 1, and what is said of it. One after the last is added by its first save. */
export function LessonForm({ course, number }: { course: Course; number: number }) {
  const form = useCourseForm({
    course,
    valuesOf: ({ lessons }) => lessonValues(lessons[number - 1]),
    schema: lessonValuesSchema,
    changeOf: (sent, { lessons }) => {
      const exercises = writtenLesson(lessons[number - 1])?.exercises ?? [];
      return { lessons: [{ number, lesson: { ...sent, exercises } }] };
    },
    part: `lesson-${number}`,
    said: `Lesson ${number} saved`,
  });
  const { field } = form;
  return (
    <Form form={form.form} label={`Lesson ${number}`} onSubmit={form.submit}>
      <RecordConflict form={form} subject="This lesson" labels={LABELS} />
      <FormFailure failure={form.failure} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField {...field('title')} label="Title" mark="required" />
        <TextField {...field('minutes')} label="Minutes" inputMode="numeric" />
      </div>
      <TextArea {...field('summary')} label="Summary" rows={2} />
      <TextArea
        {...field('text')}
        label="Text"
        rows={16}
        hint="In Markdown. Headings begin with ##; {{exercise 1}} is the place of an exercise, [^1] cites the first source."
      />
      <TextArea
        {...field('sources')}
        label="Sources"
        rows={3}
        hint="Each in a line of its own: title | https://address | the day on which you read it, such as 2026-01-31."
      />
      <SaveBar form={form} label={`Save lesson ${number}`} />
    </Form>
  );
}
