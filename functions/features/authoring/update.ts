import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { Write } from '#functions/core/transaction.ts';
import { firstExercises } from '#functions/parts/courses/publish.ts';
import { fullName } from '#shared/core/names.ts';
import type { authoring } from '#shared/features/authoring/routes.ts';
import { withNumbers } from '#shared/features/courses/exercise-places.ts';
import type { WrittenLesson } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { changed, countChange, notPossible, wholeToChange } from './change.ts';
import {
  type AuthoredRecord,
  fieldsWrite,
  lessonDelete,
  lessonPut,
  packDelete,
  packPut,
} from './repository.ts';

type Change = Parameters<Handler<typeof authoring.update, AuthoredRecord>>[0]['body'];

/** The lessons after a change: replaced or added by their numbers, then without those that are taken away. */
const changedLessons = (
  lessons: readonly WrittenLesson[],
  changes: NonNullable<Change['lessons']>,
): readonly WrittenLesson[] => {
  const byNumber = new Map<number, WrittenLesson | null>(lessons.map((lesson, index) => [index + 1, lesson]));
  for (const { number, lesson } of [...changes].sort((one, other) => one.number - other.number)) {
    if (number > byNumber.size + 1)
      throw new AppError('invalid_input', {
        fields: { lessons: `There is no lesson ${byNumber.size + 1} before lesson ${number}.` },
      });
    byNumber.set(number, lesson);
  }
  return [...byNumber.values()].filter((lesson) => lesson !== null);
};

/**
 * Lessons that the change does not name, with the places of their exercises moved along: exercises are numbered through the
 * course, so that one more or less in an earlier lesson changes their numbers.
 */
const withPlaces = (
  before: readonly WrittenLesson[],
  after: readonly WrittenLesson[],
): readonly WrittenLesson[] => {
  const [were, are] = [firstExercises(before), firstExercises(after)];
  return after.map((lesson, index) => {
    const place = before.indexOf(lesson);
    const [was = 1, is = 1] = [were[place], are[index]];
    if (place < 0 || was === is) return lesson;
    const isOwn = (number: number) => number >= was && number < was + lesson.exercises.length;
    const text = withNumbers(lesson.text, (number) => (isOwn(number) ? number + is - was : number));
    // What has no room for a longer number stays: the checks name the place.
    return text.length > COURSE.text || text === lesson.text ? lesson : { ...lesson, text };
  });
};

/** The writes that bring the stored lessons to what they are to be: only those that differ. */
const lessonWrites = (
  record: AuthoredRecord,
  before: readonly WrittenLesson[],
  after: readonly WrittenLesson[],
): Write[] => [
  ...after.flatMap((lesson, index) =>
    lesson === before[index] ? [] : [lessonPut(record, { ...lesson, number: index + 1 })],
  ),
  ...before.slice(after.length).map((_, index) => lessonDelete(record.id, after.length + index + 1)),
];

/** Saves parts of a course that is not in review. */
export const update: Handler<typeof authoring.update, AuthoredRecord> = async ({
  body,
  account,
  now,
  record,
}) => {
  await countChange(account, now);
  const whole = await wholeToChange(record.id, body.version);
  const current = whole.record;
  if (current.status === 'in_review')
    throw notPossible('This course is in review. Take it back to go on writing.');
  const about = body.about ?? current.about;
  const lessons = withPlaces(whole.lessons, changedLessons(whole.lessons, body.lessons ?? []));
  const objectives = about.objectives.length;
  const given = new Map((body.packs ?? []).map(({ objective, questions }) => [objective, questions]));
  const packs = about.objectives.map((_, index) => given.get(index + 1) ?? whole.packs[index] ?? []);
  const fields = {
    about,
    author: fullName(account),
    lessons: lessons.length,
    packs: packs.map(({ length }) => length),
  };
  return changed(record.id, now, {
    course: fieldsWrite(current, fields, now),
    lessons: lessonWrites(current, whole.lessons, lessons),
    packs: packs.flatMap((pack, index) =>
      pack === whole.packs[index] ? [] : [packPut(current, index + 1, pack)],
    ),
    gone: whole.packs.slice(objectives).map((_, index) => packDelete(current.id, objectives + index + 1)),
  });
};
