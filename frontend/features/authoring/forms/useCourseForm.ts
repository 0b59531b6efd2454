import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type Course, type CourseChange, keepCourse, knownCourse } from '../api.ts';
import { partDraft } from './partDrafts.ts';

interface CourseFormOptions<Values extends FieldValues, Sent> {
  course: Course;
  /** The part that the form edits. */
  valuesOf: (course: Course) => Values;
  schema: z.ZodType<Sent>;
  /** What to save, on top of the course as it is known now. */
  changeOf: (sent: Sent, current: Course) => CourseChange;
  /** The name of the part, unique in the course. */
  part: string;
  /** The title of the toast. */
  said: string;
  onSaved?: (course: Course) => unknown;
}

/**
 * A form for one part of a course. Another part may have been saved in this tab since the form opened: that is no
 * conflict. What was saved elsewhere is one, and the server says so.
 */
export const useCourseForm = <Values extends FieldValues, Sent>({
  course,
  valuesOf,
  schema,
  changeOf,
  part,
  said,
  onSaved,
}: CourseFormOptions<Values, Sent>) => {
  const client = useQueryClient();
  const params = { id: course.id };
  const currentOf = (base: Course): Course => {
    const known = knownCourse(client, course.id);
    const isSame = known && JSON.stringify(valuesOf(known)) === JSON.stringify(valuesOf(base));
    return isSame ? known : base;
  };
  return useRecordForm<Course, Values, Sent>({
    record: course,
    valuesOf,
    schemaFor: () => schema,
    draft: partDraft(course.id, part),
    save: (sent, base) => {
      const current = currentOf(base);
      return api.call('authoring.update', {
        params,
        body: { ...changeOf(sent, current), version: current.version },
      });
    },
    read: () => api.call('authoring.get', { params }),
    onSaved: async (saved) => {
      await keepCourse(client, saved);
      toast({ title: said });
      await onSaved?.(saved);
    },
  });
};
