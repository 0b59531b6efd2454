import { blocksOf } from '#functions/parts/courses/markdown.ts';
import { DRAWN } from '#shared/features/assessments/rules.ts';
import type { Finding } from '#shared/features/authoring/schema.ts';
import type { About, Keyed, WrittenLesson } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { feedbackFindings, folded, keyedFindings } from './keyed.ts';
import {
  ABOUT,
  type At,
  error,
  exerciseAt,
  lessonAt,
  objectiveAt,
  questionAt,
  TASK,
  warning,
} from './places.ts';
import { lessonTextFindings, markdownFindings } from './text.ts';
import { wordingFindings } from './wording.ts';

/** A course as it is written, which may be far from complete. */
export interface Checked {
  readonly about: About;
  readonly lessons: readonly WrittenLesson[];
  /** By objective. */
  readonly questions: readonly (readonly Keyed[])[];
}

/** The number of questions of an objective with which three attempts ask none twice. */
export const UNSEEN = 3 * DRAWN;
/** The number of choices from which the right one should not always be at the same place. */
const SAME_PLACE_FROM = 5;

/** The places of what concerns all lessons, or all exercises and questions. */
const LESSONS = { ...lessonAt(1), where: 'Lessons' };
const QUESTIONS = { ...objectiveAt(1), where: 'Questions' };

const objectiveFindings = ({ about, lessons }: Checked): Finding[] =>
  about.objectives.flatMap(({ title, lesson }, index) => {
    const at = objectiveAt(index + 1);
    return [
      ...(title === '' ? [error(at, 'The objective is empty.')] : []),
      ...(lesson > lessons.length ? [error(at, `There is no lesson ${lesson}.`)] : []),
    ];
  });

const aboutFindings = ({ about }: Checked): Finding[] => {
  const { task, summary, completing, passing, prerequisites } = about;
  const empty = (['summary', 'completing', 'passing'] as const).filter((name) => about[name] === '');
  const names = { summary: 'summary', completing: 'what completing means', passing: 'what passing means' };
  return [
    ...empty.map((name) => error(ABOUT, `Write the ${names[name]}.`)),
    ...(about.skills.length === 0 ? [error(ABOUT, 'Name at least one skill.')] : []),
    ...(about.objectives.length === 0 ? [error(ABOUT, 'Name at least one objective.')] : []),
    ...wordingFindings(ABOUT, [summary, completing, passing, ...prerequisites].join('\n')),
    ...(task
      ? [
          ...(task.title === '' ? [error(TASK, 'The title is empty.')] : []),
          ...(task.brief === '' ? [error(TASK, 'The brief is empty.')] : []),
          ...markdownFindings(TASK, task.brief, COURSE.brief),
          ...wordingFindings(TASK, task.brief),
        ]
      : [warning(TASK, 'There is no task that students hand in as a project.')]),
  ];
};

const lessonFindings = (lesson: WrittenLesson, number: number, firstExercise: number): Finding[] => {
  const at = lessonAt(number);
  const { blocks } = blocksOf(lesson.text);
  const placed = blocks.flatMap((block) => (block.kind === 'exercise' ? [block.number] : []));
  const own = lesson.exercises.map((_, index) => firstExercise + index);
  return [
    ...(lesson.title === '' ? [error(at, 'The title is empty.')] : []),
    ...(lesson.summary === '' ? [error(at, 'The summary is empty.')] : []),
    ...(lesson.text === '' ? [error(at, 'The text is empty.')] : []),
    ...markdownFindings(at, lesson.text, COURSE.text),
    ...lessonTextFindings(at, blocks, lesson),
    ...own
      .filter((one) => !placed.includes(one))
      .map((one) => error(at, `Exercise ${one} has no place in the text. Write {{exercise ${one}}} there.`)),
    ...placed
      .filter((one, index) => placed.indexOf(one) < index)
      .map((one) => error(at, `{{exercise ${one}}} is in the text twice.`)),
    ...placed
      .filter((one) => !own.includes(one))
      .map((one) => error(at, `{{exercise ${one}}} is not an exercise of this lesson.`)),
    ...lesson.exercises.flatMap((exercise, index) => {
      const place = exerciseAt(number, index + 1, firstExercise + index);
      return [...keyedFindings(place, exercise), ...feedbackFindings(place, exercise)];
    }),
  ];
};

const packFindings = (questions: readonly Keyed[], objective: number): Finding[] => {
  const at = objectiveAt(objective);
  return [
    ...(questions.length < DRAWN ? [error(at, `It has fewer than ${DRAWN} questions.`)] : []),
    ...(questions.length >= DRAWN && questions.length < UNSEEN
      ? [warning(at, `With fewer than ${UNSEEN} questions, later attempts repeat some.`)]
      : []),
    ...questions.flatMap((keyed, index) => keyedFindings(questionAt(objective, index + 1), keyed)),
  ];
};

interface Placed {
  readonly at: At;
  readonly keyed: Keyed;
}

/** All exercises and questions with their places. */
const placedIn = ({ lessons, questions }: Checked): Placed[] => {
  let number = 0;
  return [
    ...lessons.flatMap(({ exercises }, lesson) =>
      exercises.map((keyed, index) => ({ at: exerciseAt(lesson + 1, index + 1, ++number), keyed })),
    ),
    ...questions.flatMap((pack, objective) =>
      pack.map((keyed, index) => ({ at: questionAt(objective + 1, index + 1), keyed })),
    ),
  ];
};

/** What is asked, as two questions are compared. */
const askedIn = (keyed: Keyed): string => {
  const code = 'code' in keyed ? keyed.code : '';
  const options = 'options' in keyed ? keyed.options : [];
  return folded([keyed.prompt, code, ...options].join('\n'));
};

/** What is asked twice, and right options that are always at the same place. */
const togetherFindings = (course: Checked): Finding[] => {
  const all = placedIn(course);
  const first = new Map<string, At>();
  const twice = all.flatMap(({ at, keyed }) => {
    const asked = askedIn(keyed);
    const before = first.get(asked);
    if (!before) first.set(asked, at);
    return before ? [error(at, `It asks the same as ${before.where.toLowerCase()}.`)] : [];
  });
  const [one, ...others] = all.flatMap(({ keyed }) => (keyed.kind === 'choice' ? [keyed.right] : []));
  const samePlace = others.length + 1 >= SAME_PLACE_FROM && others.every((right) => right === one);
  return [
    ...twice,
    ...(samePlace ? [warning(QUESTIONS, 'The right option is always at the same place.')] : []),
  ];
};

/** What the checks find in a course: errors stop a submission, warnings advise. Pure, and bounded by the limits of a course. */
export const findingsOf = (course: Checked): Finding[] => {
  const { lessons, questions } = course;
  let exercise = 1;
  const ofLessons = lessons.flatMap((lesson, index) => {
    const found = lessonFindings(lesson, index + 1, exercise);
    exercise += lesson.exercises.length;
    return found;
  });
  return [
    ...aboutFindings(course),
    ...objectiveFindings(course),
    ...(lessons.length === 0 ? [error(LESSONS, 'There is no lesson yet.')] : []),
    ...ofLessons,
    ...questions.flatMap((pack, index) => packFindings(pack, index + 1)),
    ...togetherFindings(course),
  ];
};

/** Errors by where they are, as the fields of a refused request: the first of each place. */
export const errorsOf = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(
    findings
      .filter(({ level }) => level === 'error')
      .toReversed()
      .map(({ where, message }) => [where, message]),
  );
