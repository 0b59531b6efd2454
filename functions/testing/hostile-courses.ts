import type { CoursePackage } from '#shared/features/courses/package.ts';
import { someCourse } from './courses.ts';

type Random = (below: number) => number;

/** A package that nobody should get published, and what makes it hostile. */
export interface HostileCourse {
  readonly name: string;
  /** What is sent; it may be anything. */
  readonly body: unknown;
}

/** A value in which lists are nested `depth` times. */
const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

const copyOf = (course: CoursePackage): Record<string, unknown> => JSON.parse(JSON.stringify(course));

/** Sets a value deep within a package, at a path such as `lessons.0.title`. */
const withValue = (path: string, value: unknown): unknown => {
  const course = copyOf(someCourse());
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let place: Record<string, unknown> = course;
  for (const part of parts) place = Object(place[part]);
  Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true });
  return course;
};

const many = (path: string, count: number): unknown => {
  const course = someCourse();
  const entries: Readonly<Record<string, unknown>> = {
    lessons: course.lessons[0],
    'lessons.0.exercises': course.lessons[0]?.exercises[0],
    'about.objectives': course.about.objectives[0],
    'questions.0': course.questions[0]?.[0],
  };
  return withValue(path, Array(count).fill(entries[path]));
};

/** Addresses that must not become links. */
const ADDRESSES = [
  'javascript:globalThis.hostileRan=true',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#x0a;script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://example.org/',
  '//example.org/',
  'https://user:password@example.org/',
  'file:///etc/passwd',
] as const;

/** Markup that must not become elements. */
const MARKUP = [
  '<script>globalThis.hostileRan = true</script>',
  '<img src=x onerror="globalThis.hostileRan=true">',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!-- <script> -->',
  '<style>*{display:none}</style>',
  '<a href="https://example.org">x</a>',
  '![x](https://example.org/x.png)',
  '<https://example.org> <javascript:alert(1)>',
] as const;

/** Characters that hide or turn what is beside them, as a text has them behind a reference. */
const TURNING = ['&#x202e;', '&#8238;', '&#x2066;', '&#xfeff;', '&#x200b;', '&#xad;'] as const;

/** Texts that take long to parse. */
const SLOW = [
  '> '.repeat(500),
  `${'- '.repeat(500)}x`,
  '['.repeat(5000),
  '*a'.repeat(4000),
  '`'.repeat(9999),
  '![['.repeat(3000),
  '\n'.repeat(11_000),
  `|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}`,
] as const;

const OTHER_TYPES = [
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['an empty list', []],
  ['an empty object', {}],
  ['a text of 1 MB', 'x'.repeat(1_000_000)],
  ['lists in lists', nested(5000)],
  ['a control character', '\u0000'],
  ['half of a character', '\ud800'],
] as const;
const FIELDS = [
  'about.title',
  'about.skills',
  'about.level',
  'about.objectives.0.lesson',
  'lessons.1.minutes',
  'lessons.1.text',
  'lessons.0.exercises.0.options',
  'lessons.0.exercises.0.right',
  'lessons.2.exercises.1.explanation',
  'questions.0.1.prompt',
  'questions.1',
  'questions.1.0.kind',
] as const;

const choice = (given: object) => ({
  kind: 'choice',
  prompt: 'Which one is right?',
  options: ['The first', 'The second', 'The third'],
  right: 1,
  ...given,
});

/** What is right, and cannot be. */
const KEYS = [
  choice({ right: [1, 2] }),
  choice({ right: '1' }),
  choice({ right: 0 }),
  choice({ right: 4 }),
  choice({ right: 1.5 }),
  choice({ options: ['The same', 'the  SAME', 'Another'] }),
  choice({ options: ['Only one'] }),
  choice({ options: ['', 'Another', ' '] }),
  choice({ kind: 'several', right: [1, 1] }),
  choice({ kind: 'several', right: [] }),
  choice({ kind: 'order', right: [1, 2] }),
  choice({ kind: 'order', right: [1, 2, 2] }),
  choice({ kind: '__proto__' }),
  { kind: 'number', prompt: 'How many?', right: 1e308 },
  { kind: 'number', prompt: 'How many?', right: 1, tolerance: -1 },
  { kind: 'text', prompt: 'What?', right: [] },
  { kind: 'code', prompt: 'What does it print?', language: 'js', code: '', right: ['1'] },
] as const;

const LESSON_TEXTS = [
  '{{exercise 1}}\n\n{{exercise 1}}\n\n{{exercise 2}}',
  '{{exercise 1}}\n\n{{exercise 2}}\n\n{{exercise 6}}',
  'No place at all.',
  'Cited[^3].\n\n{{exercise 1}}\n\n{{exercise 2}}',
  '[x]: javascript:alert(1)\n\n{{exercise 1}}\n\n{{exercise 2}}',
  '```figure caption="x"\na\n```\n\n{{exercise 1}}\n\n{{exercise 2}}',
] as const;

const oneOf = <T>(values: readonly T[], random: Random): T => {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('There is none.');
  return value;
};

/** What wraps a hostile part in a text, so that it is not at the same place each time. */
const around = (part: string, random: Random): string => {
  const places = '{{exercise 1}}\n\n{{exercise 2}}';
  return oneOf(
    [
      `Before.\n\n${part}\n\n${places}`,
      `- one ${part}\n- two\n\n${places}`,
      `${places}\n\n> [!NOTE]\n> ${part}`,
      `${places}\n\n${part} and **more**`,
    ],
    random,
  );
};

const KINDS: readonly ((random: Random) => HostileCourse)[] = [
  (random) => {
    const [field, [what, value]] = [oneOf(FIELDS, random), oneOf(OTHER_TYPES, random)];
    return { name: `${field} is ${what}`, body: withValue(field, value) };
  },
  (random) => {
    const path = oneOf(['lessons', 'lessons.0.exercises', 'about.objectives', 'questions.0'], random);
    return { name: `too many ${path}`, body: many(path, 20 + random(500)) };
  },
  (random) => {
    const markup = oneOf(MARKUP, random);
    const field = oneOf(['lessons.0.text', 'questions.0.0.prompt', 'about.task.brief'], random);
    const text = field === 'lessons.0.text' ? around(markup, random) : `Look:\n\n${markup}`;
    return { name: `${markup} in ${field}`, body: withValue(field, text) };
  },
  (random) => {
    const address = oneOf(ADDRESSES, random);
    return {
      name: `a link to ${address}`,
      body: withValue('lessons.0.text', around(`[x](${address})`, random)),
    };
  },
  (random) => {
    const url = oneOf(ADDRESSES, random);
    const source = { title: 'A page', url, readOn: '2026-01-31' };
    return { name: `a source at ${url}`, body: withValue('lessons.0.sources', [source]) };
  },
  (random) => {
    const sign = oneOf(TURNING, random);
    return { name: `${sign} in a text`, body: withValue('lessons.0.text', around(`pay${sign}pal`, random)) };
  },
  (random) => {
    const text = oneOf(SLOW, random);
    return { name: `${text.slice(0, 6)} again and again`, body: withValue('lessons.0.text', text) };
  },
  (random) => {
    const keyed = oneOf(KEYS, random);
    return {
      name: `a question ${JSON.stringify(keyed).slice(0, 80)}`,
      body: withValue('questions.1.2', keyed),
    };
  },
  (random) => {
    const { questions } = someCourse();
    const [twice, number] = [questions[0]?.[0], 1 + random(3)];
    return { name: `question 1 again as ${number + 1}`, body: withValue(`questions.0.${number}`, twice) };
  },
  (random) => {
    const text = oneOf(LESSON_TEXTS, random);
    return {
      name: `places of exercises in ${JSON.stringify(text)}`,
      body: withValue('lessons.0.text', text),
    };
  },
  () => ({ name: 'questions without an objective', body: withValue('questions.2', []) }),
  (random) => {
    const body = oneOf([null, [], 7, 'x', nested(100_000), { format: 'fledge-course-9' }, {}], random);
    return { name: 'no package at all', body };
  },
];

/** A number of hostile packages, each kind in turn. */
export const hostileCourses = (count: number, random: Random): HostileCourse[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length];
    if (!kind) throw new Error('There is none.');
    return kind(random);
  });
