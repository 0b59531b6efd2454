import { blocksOf } from '#functions/parts/courses/markdown.ts';
import { blockText } from '#shared/core/blocks.ts';
import { DRAWN, passMark } from '#shared/features/assessments/rules.ts';
import type { Claim } from '#shared/features/authoring/schema.ts';
import { type CourseLevel, LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import { type Checked, UNSEEN } from './findings.ts';
import { proseOf, readingGrade } from './reading.ts';
import { citedIn } from './text.ts';

/** How long an exercise or a question takes, and what a task that is handed in may add. */
const MINUTES = { each: 2, task: 240 } as const;
/** At which grade the lessons of each level are still easy to read. */
const EASY_GRADE: Readonly<Record<CourseLevel, number>> = { beginner: 10, intermediate: 12, advanced: 14 };

/** Fences that hold what people write, or what a program has printed. */
const TEXTS: readonly string[] = ['message', 'output', 'text'];

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** `27 November 2026` of a date without a time. */
const dayInWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Minutes as hours, in halves. */
const inHours = (minutes: number): string => many(Math.max(0.5, Math.round(minutes / 30) / 2), 'hour');

const claim = (label: string, value: string, holds: boolean, check: string): Claim => ({
  label,
  value,
  check,
  state: holds ? 'good' : 'open',
});

type Read = ReturnType<typeof blocksOf>['blocks'];

const hoursClaim = ({ about, lessons }: Checked): Claim => {
  const exercises = sum(lessons.map((lesson) => lesson.exercises.length));
  const asked = about.objectives.length * DRAWN;
  const reading = sum(lessons.map(({ minutes }) => minutes));
  const least = reading + (exercises + asked) * MINUTES.each;
  const most = least + (about.task ? MINUTES.task : 0);
  const claimed = about.hours * 60;
  const range =
    most > least ? `${inHours(least)}, and up to ${inHours(most - least)} for the task` : inHours(least);
  return claim(
    'Hours',
    many(about.hours, 'hour'),
    claimed >= least - 30 && claimed <= most + 60,
    `Lessons, exercises and test take about ${range}.`,
  );
};

const levelClaim = ({ about }: Checked, texts: readonly Read[]): Claim => {
  const grade = Math.round(readingGrade(texts.map(proseOf).join('\n')));
  const easy = EASY_GRADE[about.level];
  return claim(
    'Level',
    LEVEL_LABELS[about.level],
    grade <= easy,
    `The lessons read at grade ${Math.max(0, grade)}; up to ${easy} is easy for this level.`,
  );
};

const skillsClaim = ({ about, lessons }: Checked, texts: readonly Read[]): Claim => {
  const written = texts.map((blocks) => blocks.map(blockText).join('\n').toLowerCase());
  const unnamed = about.skills.filter((skill) => !written.some((text) => text.includes(skill.toLowerCase())));
  return claim(
    'Skills',
    about.skills.join(', '),
    unnamed.length === 0 && lessons.length > 0,
    unnamed.length === 0
      ? 'The lessons name each of them.'
      : `No lesson names ${unnamed.join(', ')}. See whether it is taught all the same.`,
  );
};

const objectivesClaim = ({ about, lessons, questions }: Checked): Claim => {
  const taught = new Set(about.objectives.map(({ lesson }) => lesson));
  const without = lessons.flatMap((_, index) => (taught.has(index + 1) ? [] : [index + 1]));
  const few = Math.min(...questions.map(({ length }) => length), UNSEEN);
  const asked =
    few < UNSEEN
      ? `Some have ${few} questions only, which later attempts repeat.`
      : `Each has ${UNSEEN} questions or more.`;
  return claim(
    'Objectives',
    many(about.objectives.length, 'objective'),
    without.length === 0 && few >= UNSEEN,
    without.length === 0 ? asked : `${asked} No objective is of lesson ${without.join(', ')}.`,
  );
};

const sourcesClaim = ({ lessons }: Checked, texts: readonly Read[]): Claim => {
  const sources = lessons.flatMap((lesson) => lesson.sources);
  const cited = sum(texts.map((blocks) => citedIn(blocks).size));
  const days = sources.map(({ readOn }) => readOn).toSorted();
  return claim(
    'Sources',
    sources.length === 0 ? '' : many(sources.length, 'source'),
    sources.length > 0 && cited >= sources.length,
    sources.length === 0
      ? 'Nothing is cited. Judge the facts yourself.'
      : `The texts cite ${cited} of them. The oldest was read on ${dayInWords(days[0] ?? '')}.`,
  );
};

const codeClaim = (texts: readonly Read[]): Claim[] => {
  const samples = texts
    .flat()
    .filter((block) => block.kind === 'code' && !TEXTS.includes(block.language)).length;
  if (samples === 0) return [];
  return [
    claim(
      'Code',
      many(samples, 'sample'),
      false,
      'Nothing here runs them. Try those that students will copy.',
    ),
  ];
};

/** What a course says of itself, beside what the checks know about it. Pure, like the findings. */
export const claimsOf = (course: Checked): Claim[] => {
  const { about, lessons } = course;
  const texts = lessons.map(({ text }) => blocksOf(text).blocks);
  const asked = about.objectives.length * DRAWN;
  return [
    hoursClaim(course),
    levelClaim(course, texts),
    skillsClaim(course, texts),
    objectivesClaim(course),
    sourcesClaim(course, texts),
    ...codeClaim(texts),
    claim('Completing', about.completing, false, 'A course is completed when every lesson was read.'),
    claim(
      'Passing',
      about.passing,
      false,
      `The test asks ${many(asked, 'question')}, and ${passMark(asked)} right answers pass, with open book and unsupervised.`,
    ),
  ];
};
