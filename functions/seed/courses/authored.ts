import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import {
  type AuthoredRecord,
  lessonPut,
  newAuthored,
  packPut,
} from '#functions/features/authoring/repository.ts';
import { countCourse } from '#functions/features/authoring/save.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import type { CoursePackage } from '#shared/features/courses/package.ts';
import { idFor } from '../random.ts';
import { unlessThere } from '../unless-there.ts';

const LESSON = `You join a team, and the code is there before you. Reading it from the first file to the last takes weeks and explains little. Begin with a question instead: what happens when a user presses this button?

## Follow one request

Find the place where the request comes in, and follow it until the answer goes out. Write down the names of the functions on the way. Ten names on paper are a map.

- Search for the text that the user sees; it leads to the screen.
- Search for the address that the screen calls; it leads to the handler.
- Run the tests of that handler, and break one line to see which of them fail.

> [!TIP]
> Ask a colleague which file they would show first. The answer is often better than any document.

{{exercise 1}}`;

/** What the demo mentor is writing: one lesson of several, and questions for one objective. */
const DRAFT: CoursePackage = {
  format: 'fledge-course-1',
  about: {
    title: 'Reading code that others wrote',
    summary: 'Find your way in a code base that you do not know, and change it without fear.',
    skills: ['Code Review'],
    hours: 3,
    level: 'beginner',
    prerequisites: ['You have written small programs in any language.'],
    completing: 'Completing means that you have read all lessons and tried the exercises.',
    passing:
      'Passing means that you answered three of four questions right, with open book and unsupervised.',
    objectives: [{ title: 'Follow one request through a code base', lesson: 1 }],
    task: null,
  },
  lessons: [
    {
      title: 'Begin with a question',
      summary: 'You follow one request through code that you have never seen.',
      minutes: 20,
      sources: [],
      text: LESSON,
      exercises: [
        {
          kind: 'choice',
          prompt: 'You are to change the text of an error message. Where do you begin?',
          options: [
            'With the first file of the repository',
            'With a search for the text of the message',
            'With the history of all commits',
          ],
          right: 2,
          feedback: [
            'The first file says nothing about this message.',
            'Yes: the text leads to the place that shows it.',
            'The history helps later, once you know the place.',
          ],
          explanation: 'What a user sees can be searched for, and leads to the code that makes it.',
        },
      ],
    },
  ],
  questions: [
    [
      {
        kind: 'choice',
        prompt: 'A test that you broke on purpose does not fail. What do you know now?',
        options: [
          'The line that you changed is not covered by that test',
          'The test is not needed any more',
          'The program is free of mistakes',
        ],
        right: 1,
      },
    ],
  ],
};

interface Written {
  readonly id: string;
  readonly course: CoursePackage;
  readonly createdAt: Date;
  readonly history: AuthoredRecord['history'];
  readonly decision: AuthoredRecord['decision'];
}

/** Stores a course as its author has it, unless it is there. */
const storeWritten = (author: Account, { id, course, createdAt, history, decision }: Written) => {
  const { about, lessons, questions } = course;
  const { status, at } = history.at(-1) ?? { status: 'draft', at: createdAt.toISOString() };
  const record: AuthoredRecord = {
    ...{ id, userId: author.id, author: fullName(author), role: 'mentor', about, status },
    before: status === 'published' ? 'published' : 'draft',
    published: status === 'published' ? 1 : 0,
    lessons: lessons.length,
    packs: questions.map(({ length }) => length),
    ...{ changes: '', submittedAt: null, claimed: null, decision },
    ...{ createdAt: createdAt.toISOString(), updatedAt: at, version: history.length },
    history,
  };
  const steps = {
    course: newAuthored(record),
    count: countCourse(author.id),
    lessons: lessons.map((lesson, index) => lessonPut(record, { ...lesson, number: index + 1 })),
    packs: questions.map((pack, index) => packPut(record, index + 1, pack)),
  };
  return unlessThere(() => transact(steps), 'course');
};

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Stores a published course as its author has it: approved by another author on the day of its publication. */
export const storePublished = (
  author: Account,
  reviewer: Account,
  { id, course, publishedAt }: { id: string; course: CoursePackage; publishedAt: Date },
) => {
  const reason = 'The commands are right, and the exercises ask for what the lessons say.';
  const [drafted, submitted] = [daysBefore(publishedAt, 20), daysBefore(publishedAt, 3)];
  const at = publishedAt.toISOString();
  return storeWritten(author, {
    ...{ id, course, createdAt: drafted },
    history: [
      { status: 'draft', at: drafted.toISOString(), by: 'author', user: author.id },
      { status: 'in_review', at: submitted.toISOString(), by: 'author', user: author.id },
      { status: 'published', at, by: 'reviewer', user: reviewer.id, reason },
    ],
    decision: { decision: 'approve', reason, by: { id: reviewer.id, name: fullName(reviewer) }, at },
  });
};

/** Stores what the author is writing at the moment. */
export const storeDraft = (author: Account, anchor: Date) => {
  const createdAt = daysBefore(anchor, 4);
  return storeWritten(author, {
    ...{ id: idFor('authored-course', DRAFT.about.title), course: DRAFT, createdAt, decision: null },
    history: [{ status: 'draft', at: createdAt.toISOString(), by: 'author', user: author.id }],
  });
};
