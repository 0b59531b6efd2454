import { describe, expect, it } from 'vitest';
import { someCourse, someLesson } from '#functions/testing/courses.ts';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';
import { type Checked, errorsOf, findingsOf } from './findings.ts';

const PLACES = '{{exercise 1}}\n\n{{exercise 2}}';
const WORDS = 'The bridge carries its load to the ground. '.repeat(25).trim();

/** What the checks say of a course, as `where: message`, without what they say of the course as it is. */
const said = (course: Checked, level: 'error' | 'warning'): string[] => {
  const usual = new Set(findingsOf(someCourse()).map(({ where, message }) => `${where}: ${message}`));
  return findingsOf(course)
    .filter((finding) => finding.level === level)
    .map(({ where, message }) => `${where}: ${message}`)
    .filter((text) => !usual.has(text));
};

/** A course whose first lesson has this text. */
const withText = (text: string, given: object = {}): Checked => {
  const course = someCourse();
  const [, second, third] = course.lessons;
  if (!second || !third) throw new Error('There are too few lessons.');
  return { ...course, lessons: [someLesson(1, { text: `${text}\n\n${PLACES}`, ...given }), second, third] };
};

/** A course whose last question is this one. */
const withQuestion = (keyed: Keyed): Checked => {
  const course = someCourse();
  return {
    ...course,
    questions: [course.questions[0] ?? [], [...(course.questions[1] ?? []).slice(1), keyed]],
  };
};

const choice = (options: string[], right = 1): Keyed => ({
  kind: 'choice',
  prompt: 'Which?',
  options,
  right,
});

describe('the checks of a text find', () => {
  it.each([
    [
      'a first heading that is too low',
      '### Too low',
      'error',
      'Lesson 1: The first heading is a ###. Headings begin with ##.',
    ],
    [
      'a heading that is there twice',
      '## Twice\n\nOne.\n\n## Twice\n\nTwo.',
      'warning',
      'Lesson 1: The heading “Twice” is there twice.',
    ],
    [
      'a long text without headings',
      `${WORDS}\n\n${WORDS}`,
      'warning',
      'Lesson 1: The text has no heading. Headings let readers find a place again.',
    ],
    [
      'a figure without an alternative text',
      '```figure caption="A bridge"\n/\\\n```',
      'error',
      'Lesson 1: Line 1: A figure needs alt="…", which says what it shows.',
    ],
    [
      'an alternative text that repeats the caption',
      '```figure alt="A bridge" caption="A bridge"\n/\\\n```',
      'warning',
      'Lesson 1: The alternative text “A bridge” only repeats the caption.',
    ],
    [
      'an alternative text that says little',
      '```figure alt="Two arches" caption="A bridge"\n/\\\n```',
      'warning',
      'Lesson 1: The alternative text “Two arches” is short. Say what the figure shows.',
    ],
    ['a citation without a source', 'As was shown[^1].', 'error', 'Lesson 1: [^1] has no source.'],
    [
      'a text that is hard to read',
      'Organisational interdependencies necessitate multidisciplinary considerations throughout implementation, notwithstanding administrative prerequisites.',
      'warning',
      'Lesson 1: The text is hard to read (grade ',
    ],
    [
      'a text that is too long',
      `${WORDS} ${WORDS} ${WORDS} ${WORDS} ${WORDS}`,
      'warning',
      'Lesson 1: The text has 1000 words. Consider two lessons.',
    ],
    [
      'words that leave people out',
      'Hello guys, obviously it holds.',
      'warning',
      'Lesson 1: “guys” leaves people out. Say “everyone” or “people”.',
    ],
    [
      'the place of an exercise of another lesson',
      '{{exercise 3}}',
      'error',
      'Lesson 1: {{exercise 3}} is not an exercise of this lesson.',
    ],
    [
      'a place that is there twice',
      '{{exercise 2}}',
      'error',
      'Lesson 1: {{exercise 2}} is in the text twice.',
    ],
  ] as const)('%s', (_name, text, level, message) => {
    expect(said(withText(text), level)).toContainEqual(expect.stringContaining(message));
  });

  it('a source that is not cited, and an exercise without a place', () => {
    const sources = [{ title: 'A page', url: 'https://example.org/', readOn: '2026-01-31' }];
    expect(said(withText('Text.', { sources }), 'warning')).toContain(
      'Lesson 1: Source 1 is not cited in the text.',
    );
    expect(said(withText('Text.', { text: 'Text.\n\n{{exercise 2}}' }), 'error')).toEqual([
      'Lesson 1: Exercise 1 has no place in the text. Write {{exercise 1}} there.',
    ]);
  });

  it('nothing in plain words about people', () => {
    const text =
      'Leila asks her manager. He says that his team has no children’s discount, and that it is easy.';
    expect(said(withText(text), 'warning').filter((one) => one.includes('leaves people out'))).toEqual([]);
  });
});

describe('the checks of what is right find', () => {
  const long = 'The longest of all of the options, because only what is right was explained here';
  it.each<[Keyed, 'error' | 'warning', string]>([
    [choice(['One', ' one ']), 'error', 'Two options are the same.'],
    [choice(['One', 'Two'], 3), 'error', 'The right option does not exist.'],
    [choice(['One', '']), 'error', 'An option is empty.'],
    [choice([long, 'Short', 'Brief']), 'warning', 'What is right is much longer than the other options.'],
    [
      choice(['One', 'Two', 'All of the above']),
      'warning',
      '“All of the above” can be chosen without knowing the subject. Write a specific option instead.',
    ],
    [
      { kind: 'several', prompt: 'Which?', options: ['One', 'Two'], right: [1, 1] },
      'error',
      'An option is named twice in what is right.',
    ],
    [
      { kind: 'several', prompt: 'Which?', options: ['One', 'Two'], right: [1, 2] },
      'warning',
      'All options are right. At least one should be wrong.',
    ],
    [
      { kind: 'order', prompt: 'Which?', options: ['One', 'Two', 'Three'], right: [1, 2] },
      'error',
      'The right order names each option once.',
    ],
    [
      { kind: 'text', prompt: 'What?', right: ['Arch', 'arch'] },
      'warning',
      'Two accepted answers are the same.',
    ],
    [{ kind: 'text', prompt: '', right: ['Arch'] }, 'error', 'The question is empty.'],
  ])('in %j: %s', (keyed, level, message) => {
    expect(said(withQuestion(keyed), level)).toContain(`Objective 2, question 4: ${message}`);
  });

  it('a question that is asked twice, where it is asked again', () => {
    const course = someCourse();
    const [pack = []] = course.questions;
    const [first] = pack;
    const twice = {
      ...course,
      questions: [pack, [...(course.questions[1] ?? []), ...(first ? [first] : [])]],
    };
    expect(said(twice, 'error')).toEqual([
      'Objective 2, question 5: It asks the same as objective 1, question 1.',
    ]);
  });

  it('a right option that is always at the same place', () => {
    const course = someCourse();
    const atOne = <Some extends Keyed | Exercise>(keyed: Some): Some => ({ ...keyed, right: 1 });
    const lessons = course.lessons.map((lesson) => ({ ...lesson, exercises: lesson.exercises.map(atOne) }));
    const questions = course.questions.map((pack) => pack.map(atOne));
    expect(said({ ...course, lessons, questions }, 'warning')).toEqual([
      'Questions: The right option is always at the same place.',
    ]);
  });
});

it('an exercise explains what is right, and each option or none', () => {
  const course = someCourse();
  const [lesson] = course.lessons;
  const [exercise] = lesson?.exercises ?? [];
  if (!lesson || !exercise) throw new Error('There is no exercise.');
  const changed = { ...exercise, feedback: ['One sentence.'], explanation: '' };
  const lessons = [
    { ...lesson, exercises: [changed, ...lesson.exercises.slice(1)] },
    ...course.lessons.slice(1),
  ];
  expect(said({ ...course, lessons }, 'error')).toEqual([
    'Lesson 1, exercise 1: Explain why the right answer is right.',
    'Lesson 1, exercise 1: There is one sentence of feedback for each option.',
  ]);
});

it('a course without anything lacks each part, and the errors are fields by their places', () => {
  const { about } = someCourse();
  const empty = { ...about, summary: '', skills: [], objectives: [{ title: '', lesson: 2 }], task: null };
  expect(errorsOf(findingsOf({ about: empty, lessons: [], questions: [[]] }))).toEqual({
    About: 'Write the summary.',
    'Objective 1': 'The objective is empty.',
    Lessons: 'There is no lesson yet.',
  });
});

it('findings name the place for the form that mends it', () => {
  const [finding] = findingsOf(withText('{{exercise 3}}')).filter(({ level }) => level === 'error');
  expect(finding).toMatchObject({ where: 'Lesson 1', place: { lesson: 1 } });
  const places = findingsOf(withQuestion(choice(['One', 'Two'], 3))).filter(({ level }) => level === 'error');
  expect(places[0]?.place).toEqual({ objective: 2, question: 4 });
});
