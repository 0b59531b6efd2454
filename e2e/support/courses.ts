import { type BrowserContext, expect, type Page } from 'playwright/test';
import { listKey } from '#functions/core/keys.ts';
import { updateOf } from '#functions/core/update.ts';
import type { CoursePackage, Exercise, WrittenLesson } from '#shared/features/courses/package.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { sent } from './mentoring.ts';
import { asOperator } from './operator.ts';
import { type Person, signUp } from './people.ts';
import type { NewPerson } from './storedPerson.ts';

export const COURSES = '/dashboard/student/courses';

/** A student who has read all lessons of a course. */
export const enrolledStudent = async (
  context: BrowserContext,
  courseId: string,
  wishes: NewPerson = {},
): Promise<Person> => {
  const student = await signUp(context, { confirmed: true, onboarded: true, ...wishes });
  const { version, lessons } = await sent<{ version: number; lessons: number }>(
    context.request.put(`/api/enrolments/${courseId}`, { data: {} }),
  );
  for (let lesson = 1; lesson <= lessons; lesson += 1)
    await sent(
      context.request.put(`/api/enrolments/${courseId}/progress`, {
        data: { lesson, done: true, place: 0, version },
      }),
    );
  return student;
};

/** Makes a card that was learned due, as it will be a few days later. */
export const firstCardIsDue = async (
  userId: string,
  card: { courseId: string; exercise: number },
): Promise<void> => {
  await asOperator();
  const [{ updateItem }, { cardKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/features/assessments/cards.ts'),
  ]);
  const dueAt = '2000-01-01T00:00:00.000Z';
  const list = listKey('practice-card', 'due', {
    userId,
    courseId: card.courseId,
    exercise: String(card.exercise),
    dueAt,
  });
  await updateItem(updateOf(cardKey(userId, card), { set: { dueAt, ...list } }));
};

/** Publishes a package as the next version of a course, as its author does once it is approved. Returns its id. */
export const publish = async (
  course: CoursePackage,
  given: { id?: string; changes?: string } = {},
): Promise<string> => {
  await asOperator();
  const [{ transact }, { publicationSteps }, { getCourse }, { newId }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/parts/courses/publish.ts'),
    import('#functions/parts/courses/repository.ts'),
    import('#functions/core/ids.ts'),
  ]);
  const id = given.id ?? `course-${newId()}`;
  const publication = {
    id,
    author: 'Grace Hopper',
    authorId: null,
    reviewer: 'Gwen Farrow',
    changes: given.changes ?? '',
    at: new Date(),
  };
  await transact(publicationSteps(course, publication, await getCourse(id)));
  return id;
};

/** Lets the day of an open attempt pass. */
export const timeIsOver = async (attemptId: string): Promise<void> => {
  await asOperator();
  const [{ updateItem }, { attemptKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/parts/assessments/attempts.ts'),
  ]);
  await updateItem(updateOf(attemptKey(attemptId), { set: { expiresAt: '2026-01-01T00:00:00.000Z' } }));
};

/** The student's enrolment in a course, once it says what it should: what follows from a publication comes late. */
export const enrolmentOnce = (
  page: Page,
  courseId: string,
  holds: (enrolment: AnswerOf<'enrolments.list'>['items'][number]) => boolean,
) =>
  expect
    .poll(async () => {
      const { items } = await sent<AnswerOf<'enrolments.list'>>(page.request.get('/api/enrolments'));
      return items.some((one) => one.courseId === courseId && holds(one));
    })
    .toBe(true);

const EXERCISES: readonly Exercise[] = [
  {
    kind: 'choice',
    prompt: 'Which knot makes a loop?',
    options: ['The bowline', 'The figure eight'],
    right: 1,
    feedback: ['The bowline is a loop that holds.', 'The figure eight is a stopper.'],
    explanation: 'The bowline makes a loop.',
  },
  {
    kind: 'several',
    prompt: 'Which of these are stoppers?',
    options: ['The overhand', 'The bowline', 'The figure eight'],
    right: [1, 3],
    feedback: ['It is one.', 'It is a loop.', 'It is one.'],
    explanation: 'A stopper keeps the end from running out.',
  },
  {
    kind: 'order',
    prompt: 'In which order is a bowline tied?',
    options: ['Through the loop', 'A small loop', 'Behind the rope'],
    right: [2, 1, 3],
    explanation: 'The loop comes first, then the end goes through and behind.',
  },
  {
    kind: 'number',
    prompt: 'How much of its strength does a rope keep with a bowline?',
    right: 60,
    tolerance: 10,
    unit: '%',
    explanation: 'About sixty percent.',
  },
  {
    kind: 'text',
    prompt: 'What is the end called that one works with?',
    right: ['working end'],
    explanation: 'The working end is the one that moves.',
  },
  {
    kind: 'code',
    prompt: 'Read the code.',
    language: 'js',
    code: 'console.log(2 * 21);',
    right: ['42'],
    explanation: 'Twice twenty-one.',
  },
];

const FIRST_TEXT = `A rope is only as good as its knot.[^1]

## The knot

Make a **small** loop, *then* pass the [end](https://example.com/end) through \`it\`.

- behind the rope
- and back

1. check it
2. pull it

> [!WARNING]
> A wet rope holds less.

### In a table

| Knot | Purpose |
| ---- | ------- |
| Bowline | a loop |

\`\`\`js
console.log('tied');
\`\`\`

\`\`\`figure alt="The end goes up, around and down." caption="The way of the end"
  up --> around --> down
\`\`\`

${EXERCISES.map((_, at) => `{{exercise ${at + 1}}}`).join('\n\n')}`;

const lesson = (title: string, given: Partial<WrittenLesson> = {}): WrittenLesson => ({
  title,
  summary: 'What one can do afterwards.',
  minutes: 10,
  sources: [],
  text: '## The beginning\n\nAn end that is long enough is half of the knot.',
  exercises: [],
  ...given,
});

/** A course of three lessons, whose first one has each kind of block and of exercise, and a test of four questions. */
export const ropes = (title: string, changed: Partial<WrittenLesson> = {}): CoursePackage => ({
  format: 'fledge-course-1',
  about: {
    title,
    summary: 'Tie the knot that fits, and say when it holds.',
    skills: ['Ropework'],
    hours: 0.5,
    level: 'beginner',
    prerequisites: ['A rope of two metres'],
    completing: 'You read three lessons.',
    passing: 'You answered three of four questions right, with open book.',
    objectives: [
      { title: 'Tie a loop', lesson: 1 },
      { title: 'Keep an end from running out', lesson: 2 },
    ],
    task: { title: 'A rope ladder', technologies: ['Rope'], brief: 'Tie one, and **describe** its knots.' },
  },
  lessons: [
    lesson('A loop that holds', {
      text: FIRST_TEXT,
      sources: [{ title: 'The book of knots', url: 'https://example.com/knots', readOn: '2026-11-01' }],
      exercises: [...EXERCISES],
    }),
    lesson('Stoppers', changed),
    lesson('Taking care of a rope'),
  ],
  questions: ['loop', 'stopper'].map((what) =>
    [1, 2].map((number) => ({
      kind: 'choice' as const,
      prompt: `Which is the right ${what}, number ${number}?`,
      options: [`The ${what}`, 'Another knot'],
      right: 1,
    })),
  ),
});
