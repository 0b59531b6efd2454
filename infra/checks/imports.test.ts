import { expect, test } from 'vitest';
import { arrowsBetween, findCycle, type Import, importsOf } from './import-graph.ts';

/** What each top folder may import of the others. Tests and test support are held to it, too. */
const TOP: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  functions: ['shared'],
  frontend: ['shared'],
  infra: ['shared', 'functions', 'frontend'],
  e2e: ['shared', 'functions', 'frontend', 'infra'],
  '.ci': ['shared', 'functions', 'frontend', 'infra', 'e2e'],
};

/** What each folder of the browser may import of the others. */
const FRONTEND: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  core: ['ui'],
  parts: ['ui', 'core'],
  marketing: ['ui', 'core', 'parts', 'features'],
  features: ['ui', 'core', 'parts'],
  prerender: ['ui', 'core', 'parts', 'features', 'marketing', 'app'],
  app: ['ui', 'core', 'parts', 'features', 'marketing', 'prerender'],
};

/** What each folder of the functions may import of the others. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  parts: ['core'],
  features: ['core', 'parts'],
  events: ['core', 'parts', 'features'],
  deploy: ['core'],
  scenarios: ['core', 'parts'],
  seed: ['core', 'parts', 'features', 'scenarios'],
  commands: ['core', 'parts', 'features', 'seed'],
  testing: ['core', 'parts', 'features', 'scenarios', 'seed', 'commands'],
};

/** What each folder of the contract may import of the others; the files beside them join the features. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  core: [],
  features: ['core'],
  records: ['core', 'features'],
};

const imports = importsOf();

const folderIn =
  (parent: string) =>
  (file: string): string | undefined =>
    file.startsWith(parent) && file.includes('/', parent.length)
      ? file.slice(parent.length).split('/')[0]
      : undefined;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const text = ({ from, to }: Import): string => `${from} imports ${to}`;

const withoutTests = imports.filter(({ from }) => !isTest(from));

/** The imports that lead from a folder to one that its layer may not know. */
const upward = (
  layers: Readonly<Record<string, readonly string[]>>,
  groupOf: (file: string) => string | undefined,
  among = imports,
): string[] =>
  among
    .filter(({ from, to }) => {
      const [source, target] = [groupOf(from) ?? '', groupOf(to) ?? ''];
      const allowed = layers[source];
      return allowed !== undefined && target in layers && target !== source && !allowed.includes(target);
    })
    .map(text);

test('the imports of the project are found', () => {
  expect(imports.length).toBeGreaterThan(8000);
  expect(
    findCycle(
      new Map([
        ['a', new Map([['b', []]])],
        ['b', new Map([['a', []]])],
      ]),
    ),
  ).toEqual(['a', 'b', 'a']);
});

test('no import runs upward between the top folders', () => {
  expect(upward(TOP, (file) => file.split('/')[0])).toEqual([]);
});

test('no import runs upward between the folders of the browser, of the functions, or of the contract', () => {
  expect(upward(FRONTEND, folderIn('frontend/'))).toEqual([]);
  expect(upward(FUNCTIONS, folderIn('functions/'), withoutTests)).toEqual([]);
  expect(upward(SHARED, folderIn('shared/'), withoutTests)).toEqual([]);
  const joins = withoutTests.filter(
    ({ from, to }) => /^shared\/[^/]+\//.test(from) && /^shared\/[^/]+$/.test(to),
  );
  expect(joins.map(text)).toEqual([]);
});

test.each(['shared/features/', 'functions/parts/', 'frontend/parts/'])(
  'the folders of %s form no cycle',
  (parent) => {
    expect(findCycle(arrowsBetween(withoutTests, folderIn(parent)))).toBeUndefined();
  },
);

test.each([
  ['functions/features/', withoutTests],
  ['frontend/features/', imports],
])('the features in %s do not import each other', (parent, among) => {
  const groups = folderIn(parent);
  const crossing = among.filter(({ from, to }) => {
    const [source, target] = [groups(from), groups(to)];
    return source !== undefined && target !== undefined && source !== target;
  });
  expect(crossing.map(text)).toEqual([]);
});
