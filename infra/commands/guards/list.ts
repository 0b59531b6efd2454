import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import data from './guards.json' with { type: 'json' };

const guardSchema = z.object({
  /** What is ensured. */
  guard: z.string(),
  file: z.string(),
  /** The text that ensures it, which is in the file exactly once, and the text without the guard. */
  find: z.string().min(1),
  replace: z.string(),
  /** The test files of which one should fail. */
  tests: z.array(z.string()).min(1),
});
export type Guard = z.infer<typeof guardSchema>;

/** The guards whose tests are tried. */
export const guards: readonly Guard[] = z.array(guardSchema).parse(data);

/** What every function contains, so that its removal can fail any of their tests. */
const isShared = ({ file }: Guard) => /^(functions\/core|shared)\//.test(file);

const dirOf = ({ file }: Guard) => file.slice(0, file.lastIndexOf('/'));

/** Whether a failing test of one could come from the removal of the other. */
const disturb = (one: Guard, other: Guard): boolean =>
  one.file === other.file ||
  (isShared(one) && !other.file.startsWith('infra/')) ||
  (isShared(other) && !one.file.startsWith('infra/')) ||
  one.tests.some((test) => other.tests.includes(test)) ||
  dirOf(one) === dirOf(other);

/** Groups guards that can be removed in the same run, because they do not disturb each other. */
export const batches = (all: readonly Guard[]): Guard[][] => {
  const groups: Guard[][] = [];
  for (const guard of all) {
    const group = groups.find((one) => one.every((other) => !disturb(guard, other)));
    if (group) group.push(guard);
    else groups.push([guard]);
  }
  return groups;
};

/** What no longer matches the code: guards whose text is not in their file exactly once, and tests that are gone. */
export const outdated = (all: readonly Guard[]): string[] =>
  all.flatMap(({ guard, file, find, tests }) => {
    const times = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0;
    const missing = tests.filter((test) => !existsSync(test)).map((test) => `${guard}: there is no ${test}`);
    return [...(times === 1 ? [] : [`${guard}: found ${times} times in ${file}`]), ...missing];
  });
