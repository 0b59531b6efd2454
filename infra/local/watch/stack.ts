import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Not part of what the stack is synthesised from. */
const IRRELEVANT = /(\.test\.tsx?$|^local\/)/;

/** Says to start again when something changes that the stack is made of: it is synthesised only at the start. */
export const watchStack = (root: string, say: (line: string) => void): (() => void) => {
  let reportedAt = 0;
  const report = (file: string | null): void => {
    // An editor saves in several steps.
    if (file === null || IRRELEVANT.test(file) || Date.now() - reportedAt < 1_000) return;
    reportedAt = Date.now();
    say(`${file} changed: start again to synthesise the stack from it`);
  };
  const watchers: FSWatcher[] = [
    watch(join(root, 'infra'), { recursive: true }, (_, file) => report(file)),
    // Routes, grants and stream subscriptions are in shared/; the functions and the browser reload by themselves.
    watch(join(root, 'shared'), { recursive: true }, (_, file) => report(file)),
  ];
  return () => {
    for (const watcher of watchers) watcher.close();
  };
};
