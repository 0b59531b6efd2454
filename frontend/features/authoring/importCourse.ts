import { api } from '#frontend/core/api/client.ts';
import type { CoursePackage } from '#shared/features/courses/package.ts';
import type { Course, CourseChange } from './api.ts';

/** A request may have 64 KB: what is longer is sent in parts. */
const REQUEST_BYTES = 60_000;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The lessons and questions of a package as changes, each of which fits into a request. */
const partsOf = ({ lessons, questions }: CoursePackage): CourseChange[] => {
  const parts: {
    lessons: NonNullable<CourseChange['lessons']>;
    packs: NonNullable<CourseChange['packs']>;
  }[] = [];
  let room = 0;
  const partFor = (entry: unknown) => {
    const bytes = bytesOf(entry);
    const last = parts.at(-1);
    if (last && bytes <= room) {
      room -= bytes;
      return last;
    }
    const next = { lessons: [], packs: [] };
    parts.push(next);
    room = REQUEST_BYTES - bytes;
    return next;
  };
  for (const [index, lesson] of lessons.entries())
    partFor(lesson).lessons.push({ number: index + 1, lesson });
  for (const [index, pack] of questions.entries())
    partFor(pack).packs.push({ objective: index + 1, questions: pack });
  return parts;
};

/** Adds the parts to a course one after the other, each on top of the version before. */
const addParts = async (course: Course, parts: readonly CourseChange[]): Promise<Course> => {
  let current = course;
  for (const part of parts)
    current = await api.call('authoring.update', {
      params: { id: course.id },
      body: { ...part, version: current.version },
    });
  return current;
};

/** Makes a draft of a package: in one request where it fits. What could not be completed is deleted again. */
export const importCourse = async (course: CoursePackage): Promise<Course> => {
  if (bytesOf(course) <= REQUEST_BYTES) return api.call('authoring.create', { body: course });
  const begun = await api.call('authoring.create', { body: { ...course, lessons: [], questions: [] } });
  try {
    return await addParts(begun, partsOf(course));
  } catch (error) {
    // If that fails as well, the draft is in the list and says what it lacks.
    await api.call('authoring.remove', { params: { id: begun.id } }).catch(() => undefined);
    throw error;
  }
};
