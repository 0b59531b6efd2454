import { issueText } from '#shared/core/issue-text.ts';
import type { CoursePackage } from '#shared/features/courses/package.ts';
import { coursePackageSchema } from '#shared/features/courses/package.ts';
import type { Course } from './api.ts';

/** A course of the usual size has some 60 KB. */
export const PACKAGE_BYTES = 500_000;
const SHOWN = 5;

/** A course as a package: what an export has, and an import reads. */
export const packageOf = ({ about, lessons, packs }: Course): CoursePackage => ({
  format: 'fledge-course-1',
  about,
  lessons: lessons.map(({ blocks: _, asked: __, ...lesson }) => lesson),
  questions: packs,
});

type Read = { readonly course: CoursePackage } | { readonly problem: string };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `lessons, 2, title` for people: numbers of lists begin with 1. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' › ');

/** The course in the text of a file, or why there is none. */
export const readPackage = (text: string): Read => {
  const content = parsed(text);
  if (content === undefined)
    return { problem: 'This file is not JSON. Choose a file that was exported here.' };
  const { data, error } = coursePackageSchema.safeParse(content, { error: issueText });
  if (data) return { course: data };
  const problems = error.issues.map(({ path, message }) => `${placeOf(path) || 'The file'}: ${message}`);
  const more = problems.length > SHOWN ? `. And ${problems.length - SHOWN} more.` : '';
  return { problem: `This is not a course. ${problems.slice(0, SHOWN).join('. ')}${more}` };
};
