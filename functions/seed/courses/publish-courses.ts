import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { transact } from '#functions/core/table.ts';
import {
  outlineOf,
  type Publication,
  packageHash,
  publicationSteps,
} from '#functions/parts/courses/publish.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';
import { getCourse, getCourseVersion } from '#functions/parts/courses/repository.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { type BuiltInCourse, courseFrom } from './package-of.ts';

/** Who is named as the author of the product's own courses. */
const PRODUCT = 'Fledge';
/** Where the product's own courses are. */
export const FOLDER = join(import.meta.dirname, '../../content/courses');

interface Author {
  readonly id: string;
  readonly name: string;
  /** Who approved the course. */
  readonly reviewer: string;
}
/** The author of a course of the demo data, by the id of the course. */
export type Authors = Readonly<Record<string, Author>>;

/** The product's own courses, from their folders. Throws for one that is not complete. */
export const builtInCourses = async (folder = FOLDER): Promise<BuiltInCourse[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.sort().map((name) => courseFrom(join(folder, name))));
};

const and = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : String(numbers[0]);

/** What a new version changes, by its lessons: the product's own courses have no author who says it. */
const changesSince = async (
  before: CourseRecord | undefined,
  steps: readonly { readonly number: number; readonly contentHash: string }[],
): Promise<string> => {
  if (!before) return '';
  const known = new Set(
    (await getCourseVersion(before.id, before.version))?.outline.map(({ contentHash }) => contentHash),
  );
  const changed = steps.filter(({ contentHash }) => !known.has(contentHash)).map(({ number }) => number);
  if (changed.length === 0) return 'The lessons are as they were; exercises or questions changed.';
  return `${changed.length === 1 ? 'Lesson' : 'Lessons'} ${and(changed)} changed.`;
};

/** Publishes one course unless it is published as it is. Returns the version that is new, or undefined. */
const publishOne = async (
  { id, course }: BuiltInCourse,
  { author, now, firstAt = now }: { author: Author | undefined; now: Date; firstAt?: Date | undefined },
): Promise<number | undefined> => {
  const before = await getCourse(id);
  // A course that got an author of its own is theirs.
  if (before && before.authorId !== (author?.id ?? null)) return undefined;
  if (before?.contentHash === packageHash(course)) return undefined;
  const publication: Publication = {
    ...{ id, author: author?.name ?? PRODUCT, authorId: author?.id ?? null },
    reviewer: author?.reviewer ?? null,
    changes: await changesSince(before, outlineOf(course.lessons)),
    at: before ? now : firstAt,
  };
  await transact(publicationSteps(course, publication, before));
  return (before?.version ?? 0) + 1;
};

/** Which courses are published, by whom, and when those that are not there yet: now, unless it is said. */
interface Options {
  readonly courses?: readonly BuiltInCourse[];
  readonly authors?: Authors;
  readonly firstAt?: Date;
}

/**
 * Publishes the product’s own courses that are new or were changed since they were published. Done again, it changes nothing.
 * Returns a line for each that it published.
 */
export const publishCourses = async (
  now: Date,
  { authors = {}, courses, firstAt }: Options = {},
): Promise<string[]> => {
  const lines: string[] = [];
  for (const one of courses ?? (await builtInCourses())) {
    const author = authors[one.id];
    const version = await retryWhileBusy(() => publishOne(one, { author, now, firstAt }));
    if (version !== undefined) lines.push(`${one.course.about.title}, version ${version}`);
  }
  return lines;
};
