import { loadPyodide, type PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { beforeAll, describe, expect, it } from 'vitest';
import { COURSES } from './course-folders.ts';
import { allRunnable, comparable } from './runnable.ts';

/* The Python that courses show is run, with nothing but the standard library. */

const FOUND = COURSES.map((course) => {
  const examples = allRunnable(course).filter(({ language }) => language === 'python');
  return {
    id: course.id,
    lessons: examples.filter(({ of }) => of === 'lesson'),
    items: examples.filter(({ of }) => of !== 'lesson'),
  };
}).filter(({ lessons, items }) => lessons.length + items.length > 0);

let python: PyodideAPI;

// Compiling it takes a second or two, and several where the machine is busy.
beforeAll(async () => {
  python = await loadPyodide();
});

const newNames = (): PyProxy => python.toPy({ __name__: '__main__' });

/** What a program prints, line by line. Names that it defines are added to `globals`. */
const printedByPython = (code: string, globals: PyProxy): string => {
  const lines: string[] = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  python.runPython(code, { globals });
  return lines.join('\n');
};

it('finds the course about Python', () => {
  const found = FOUND.find(({ id }) => id === 'python-for-data');
  expect(found?.lessons.length).toBeGreaterThan(20);
  expect(found?.items.length).toBeGreaterThan(10);
});

describe.each(FOUND)('$id', ({ lessons, items }) => {
  it('prints in its lessons what they say, block after block as in a notebook', () => {
    const names = newNames();
    for (const { code, output, place } of lessons)
      expect(comparable(printedByPython(code, names)), place).toBe(comparable(output));
  });

  it('prints in its exercises and questions what is their answer', () => {
    for (const { code, output, place } of items)
      expect(comparable(printedByPython(code, newNames())), place).toBe(comparable(output));
  });
});
