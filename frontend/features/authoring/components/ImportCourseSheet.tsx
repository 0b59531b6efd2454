import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type CoursePackage, coursePackageSchema } from '#shared/features/courses/package.ts';
import { authoredCoursePath } from '#shared/features/courses/paths.ts';
import { type Course, keepCourse } from '../api.ts';
import { PACKAGE_BYTES, readPackage } from '../coursePackage.ts';
import { importCourse } from '../importCourse.ts';
import { useAuthorRole } from '../paths.ts';

/** Where the JSON Schema of a package is published. */
const SCHEMA = '/schemas/course.json';
const CHOOSE = 'Choose a course package';
const schema = z.object({ course: z.custom<CoursePackage>(Boolean, CHOOSE).pipe(coursePackageSchema) });

interface Values {
  course: CoursePackage | null;
}

/** Makes a draft of a course package, a JSON file. */
export function ImportCourseSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const role = useAuthorRole();
  const [file, setFile] = useState<File | null>(null);
  const form = useApiForm<Values, { course: CoursePackage }, Course>({
    schema,
    defaultValues: { course: null },
    send: ({ course }) => importCourse(course),
    onSent: async (course) => {
      await keepCourse(client, course);
      toast({ title: 'Course imported', description: 'It is a draft: its checks say what is left to do.' });
      await navigate(authoredCoursePath(role, course.id), { replace: true });
    },
  });
  const { error } = form.field('course');
  const take = (course: CoursePackage | null) =>
    form.form.setValue('course', course, { shouldValidate: course !== null });
  const read = async (chosen: File): Promise<string | undefined> => {
    const found = readPackage(await chosen.text());
    if ('problem' in found) return found.problem;
    take(found.course);
    return undefined;
  };
  return (
    <FormSheet
      title="Import a course"
      description={
        <>
          A package is the whole of a course in one file, as an export makes it. Its format is{' '}
          <a
            href={SCHEMA}
            target="_blank"
            rel="noreferrer"
            className="rounded-tick py-1 font-medium text-brand underline underline-offset-3"
          >
            a JSON Schema
          </a>
          .
        </>
      }
      form={form}
      submit={{ label: 'Import course', pending: 'Importing…' }}
      onClose={onClose}
    >
      <FileDrop
        label="Course package"
        mark="required"
        hint={`A JSON file with at most ${PACKAGE_BYTES / 1000} KB.`}
        accept="application/json,.json"
        maxBytes={PACKAGE_BYTES}
        refusal={`Choose a JSON file with at most ${PACKAGE_BYTES / 1000} KB.`}
        problemOf={read}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          if (!chosen) take(null);
        }}
        error={error}
      />
    </FormSheet>
  );
}
