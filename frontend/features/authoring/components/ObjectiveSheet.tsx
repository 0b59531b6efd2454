import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { objectiveSchema } from '#shared/features/courses/package.ts';
import type { Course } from '../api.ts';
import { objectiveChange } from '../courseParts.ts';
import { typedNumber } from '../forms/aboutValues.ts';
import { useCourseForm } from '../forms/useCourseForm.ts';

const { title, lesson } = objectiveSchema.shape;
const schema = z.object({
  title: title.min(1, 'Say what a student can do afterwards'),
  lesson: typedNumber(lesson),
});

const LABELS = { title: 'objective', lesson: 'lesson' } as const;

interface ObjectiveSheetProps {
  course: Course;
  /** From 1; one after the last is added. */
  number: number;
  onClose: () => void;
}

/** What a student can do afterwards, and the lesson that teaches it. */
export function ObjectiveSheet({ course, number, onClose }: ObjectiveSheetProps) {
  const form = useCourseForm({
    course,
    valuesOf: ({ about }) => {
      const objective = about.objectives[number - 1];
      return { title: objective?.title ?? '', lesson: String(objective?.lesson ?? 1) };
    },
    schema,
    changeOf: (sent, current) => objectiveChange(current, number, sent),
    part: `objective-${number}`,
    said: `Objective ${number} saved`,
    onSaved: onClose,
  });
  const lessons = course.lessons.map((one, index) => ({
    value: String(index + 1),
    label: `${index + 1}. ${one.title}`,
  }));
  return (
    <FormSheet
      title={`Objective ${number}`}
      form={form}
      submit={{ label: 'Save objective', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This course" labels={LABELS} />}
    >
      <TextArea
        {...form.field('title')}
        label="Objective"
        mark="required"
        rows={2}
        hint="What a student can do afterwards, such as “Resolve a conflict in a merge”."
      />
      <Select
        {...form.field('lesson')}
        label="Lesson that teaches it"
        options={lessons.length > 0 ? lessons : [{ value: '1', label: '1' }]}
      />
    </FormSheet>
  );
}
