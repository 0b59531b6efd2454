import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { type Publication, publicationSteps } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import type { CoursePackage, Exercise, WrittenLesson } from '#shared/features/courses/package.ts';
import type { Member } from './members.ts';
import { advanceClock, asOperator } from './stack.ts';

const exercise = (lesson: number, number: number): Exercise => ({
  kind: 'choice',
  prompt: `Which one is right in lesson ${lesson}, number ${number}?`,
  options: ['The first one', 'The second one', 'The third one'],
  right: 2,
  feedback: ['It is not the first.', 'Yes, the second.', 'It is not the third.'],
  explanation: 'The second one is right, because this is a test.',
});

/** A lesson with two exercises, of which `first` is the number of the first one in the course. */
export const someLesson = (number: number, given: Partial<WrittenLesson> = {}): WrittenLesson => ({
  title: `Lesson number ${number}`,
  summary: 'What one can do afterwards.',
  minutes: 20,
  sources: [],
  text: `## The beginning\n\nA paragraph of lesson ${number}.\n\n{{exercise ${number * 2 - 1}}}\n\nAnother one.\n\n{{exercise ${number * 2}}}`,
  exercises: [exercise(number, 1), exercise(number, 2)],
  ...given,
});

/** A course of three lessons with six exercises and two objectives with four questions each. */
export const someCourse = (
  given: Partial<CoursePackage['about']> = {},
  lessons: readonly WrittenLesson[] = [1, 2, 3].map((number) => someLesson(number)),
): CoursePackage => ({
  format: 'fledge-course-1',
  about: {
    title: 'Bridges for beginners',
    summary: 'You can say how a bridge carries its load.',
    skills: ['Statics'],
    hours: 2,
    level: 'beginner',
    prerequisites: [],
    completing: 'Completing means that you have read all lessons.',
    passing:
      'Passing means that you answered three of four questions right, with open book and unsupervised.',
    objectives: [
      { title: 'Name the parts of a bridge', lesson: 1 },
      { title: 'Say how it carries its load', lesson: 2 },
    ],
    task: { title: 'Draw a bridge', technologies: ['Paper'], brief: 'Draw one, and **name** its parts.' },
    ...given,
  },
  lessons: [...lessons],
  questions: [1, 2].map((objective) =>
    [1, 2, 3, 4].map((number) => ({
      kind: 'choice' as const,
      prompt: `Question ${number} of objective ${objective}?`,
      options: ['The first one', 'The second one', 'The third one'],
      right: 1 + (number % 3),
    })),
  ),
});

/** Publishes a package as the next version of a course; a new one unless its id is given. Returns its id. */
export const publishCourse = async (
  course = someCourse(),
  given: Partial<Publication> = {},
): Promise<string> => {
  const id = given.id ?? `course-${newId()}`;
  const publication = {
    author: 'Fledge',
    authorId: null,
    reviewer: null,
    changes: '',
    at: new Date(),
    ...given,
    id,
  };
  await transact(publicationSteps(course, publication, await getCourse(id)));
  return id;
};

/** The same by the operator, in the table and at the time of the stack. */
export const publishedCourse = async (
  course?: CoursePackage,
  given: Partial<Publication> = {},
): Promise<string> => {
  asOperator();
  return publishCourse(course, { at: await advanceClock(0), ...given });
};

export const enrol = ({ browser }: Member, courseId: string, version?: number) =>
  browser.call('enrolments.enrol', { params: { courseId }, body: version === undefined ? {} : { version } });

/** Reads up to a place of a lesson, and finishes it when `done`. */
export const readLesson = (
  { browser }: Member,
  courseId: string,
  {
    lesson,
    done = true,
    place = 3,
    version = 1,
  }: { lesson: number; done?: boolean; place?: number; version?: number },
) => browser.call('enrolments.progress', { params: { courseId }, body: { lesson, done, place, version } });
