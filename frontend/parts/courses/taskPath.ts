import type { WholeCourse } from '#shared/features/courses/schema.ts';

/** The form of a new project, filled in with what the task of a course hands in. */
export const projectOfTask = (
  course: string,
  { title, technologies }: NonNullable<WholeCourse['task']>,
): string => {
  const fields = new URLSearchParams({ edit: 'new', title, technologies: technologies.join(','), course });
  return `/dashboard/student/projects?${fields}`;
};
