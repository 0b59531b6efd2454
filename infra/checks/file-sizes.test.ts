import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = '{functions,shared,frontend,infra,e2e,.ci}/**/*.{ts,tsx}';
/** Lists, whose length says nothing about how hard they are to read, and what is generated. */
const DATA =
  /\.generated\.ts$|^functions\/seed\/|^functions\/testing\/resumes\/|^shared\/features\/library\/topics\/|\/phrases(\/\w+)?\.ts$/;
/** A file that is longer does more than one thing. */
const MOST_LINES = 250;

it(`no file has more than ${MOST_LINES} lines`, () => {
  const sizes = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !DATA.test(file))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(sizes.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});
