import { describe, expect, it } from 'vitest';
import { placesIn } from '#shared/features/courses/exercise-places.ts';
import type { CoursePackage, Exercise } from '#shared/features/courses/package.ts';
import type { Course } from './api.ts';
import { packageOf, readPackage } from './coursePackage.ts';
import { exerciseChange, objectiveChange, questionChange } from './courseParts.ts';

const exercise = (prompt: string): Exercise => ({
  kind: 'text',
  prompt,
  right: ['Yes'],
  explanation: 'It is so.',
});

const lesson = (title: string, text: string, exercises: Exercise[]): Course['lessons'][number] => ({
  title,
  summary: 'What one can do.',
  minutes: 20,
  sources: [],
  text,
  exercises,
  blocks: [],
  asked: exercises.map(() => []),
});

const ABOUT: CoursePackage['about'] = {
  title: 'Knots',
  summary: 'Tie them.',
  skills: ['Teamwork'],
  hours: 1,
  level: 'beginner',
  prerequisites: [],
  completing: 'You read it.',
  passing: 'You answered enough.',
  objectives: [
    { title: 'Tie', lesson: 1 },
    { title: 'Untie', lesson: 2 },
  ],
  task: null,
};

const COURSE: Course = {
  id: 'knots',
  title: 'Knots',
  status: 'draft',
  published: 0,
  author: { id: 'a', name: 'Ada Byron' },
  skills: ['Teamwork'],
  lessons: [
    lesson('One', 'A.\n\n{{exercise 1}}', [exercise('First?')]),
    lesson('Two', 'B.\n\n{{exercise 2}}\n\nC.\n\n{{exercise 3}}', [exercise('Second?'), exercise('Third?')]),
  ],
  questions: 0,
  submittedAt: null,
  claimed: null,
  updatedAt: '2026-01-31T00:00:00.000Z',
  about: ABOUT,
  packs: [
    [exercise('Fourth?'), exercise('Fifth?')].map(({ explanation: _, ...question }) => question),
    [{ kind: 'number', prompt: 'How many?', right: 2 }],
  ],
  asked: [],
  changes: '',
  findings: [],
  claims: [],
  statistics: [],
  test: null,
  decision: null,
  version: 1,
};

const changedText = (change: ReturnType<typeof exerciseChange>): string =>
  change.lessons?.[0]?.lesson?.text ?? '';

describe('an exercise', () => {
  it('that is added gets a place at the end of the text', () => {
    expect(placesIn(changedText(exerciseChange(COURSE, 2, 3, exercise('Fourth?'))))).toEqual([2, 3, 4]);
  });

  it('that is changed leaves the text as it is', () => {
    expect(changedText(exerciseChange(COURSE, 2, 1, exercise('Another?')))).toBe(COURSE.lessons[1]?.text);
  });

  it('that is removed goes with its place, and those after it move up', () => {
    const change = exerciseChange(COURSE, 2, 1, undefined);
    expect(placesIn(changedText(change))).toEqual([2]);
    expect(changedText(change)).toBe('B.\n\nC.\n\n{{exercise 2}}');
    expect(change.lessons?.[0]?.lesson?.exercises.map(({ prompt }) => prompt)).toEqual(['Third?']);
  });
});

it('an objective that is removed takes its questions along, and no others', () => {
  const { about, packs } = objectiveChange(COURSE, 1, undefined);
  expect(about?.objectives.map(({ title }) => title)).toEqual(['Untie']);
  expect(packs).toEqual([{ objective: 1, questions: COURSE.packs[1] }]);
});

it('a question that is removed leaves the others of its objective', () => {
  const { packs } = questionChange(COURSE, 1, 1, undefined);
  expect(packs?.[0]?.questions.map(({ prompt }) => prompt)).toEqual(['Fifth?']);
});

describe('a package', () => {
  it('that was exported is imported as it was', () => {
    const exported = packageOf(COURSE);
    expect(readPackage(JSON.stringify(exported))).toEqual({ course: exported });
    expect(exported.lessons[0]).not.toHaveProperty('blocks');
  });

  it('that is none says where it is wrong', () => {
    const { questions, ...rest } = packageOf(COURSE);
    const twoRight = { kind: 'choice', prompt: 'Which?', options: ['One', 'Two'], right: [1, 2] };
    const problems = [
      ['{', 'This file is not JSON. Choose a file that was exported here.'],
      ['['.repeat(100_000), 'This file is not JSON. Choose a file that was exported here.'],
      ['[]', 'This is not a course. The file: This must be a group of fields'],
      [JSON.stringify(rest), 'This is not a course. questions: This is required'],
      [
        JSON.stringify({ ...rest, questions: [...questions, [], []] }),
        'This is not a course. questions: There are questions without an objective',
      ],
      [
        JSON.stringify({ ...rest, questions: [[twoRight]] }),
        'This is not a course. questions › 1 › 1 › right: Give the number of the one right option',
      ],
    ];
    for (const [text = '', problem] of problems) expect(readPackage(text)).toEqual({ problem });
  });
});
