import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** One import: the importing file and the imported one, as paths from the project's folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * What names a module of ours: `from '…'`, `import '…'`, `import('…')`. Read as text: parsing every file takes seconds, and
 * this takes milliseconds.
 */
const SPECIFIER =
  /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#(?:shared|functions|frontend|infra)\/)[^'\n]+)'/g;

const pathOf = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);

const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(ROOT, file)));

/** Every import between files of the project, those of types too. */
export const importsOf = (files: readonly string[] = sourceFiles()): Import[] =>
  files.flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => ({
      from,
      to: pathOf(from, specifier),
    })),
  );

/** The arrows between the groups that `groupOf` puts files into, each with the imports behind it. */
export const arrowsBetween = (
  imports: readonly Import[],
  groupOf: (file: string) => string | undefined,
): Map<string, Map<string, Import[]>> => {
  const arrows = new Map<string, Map<string, Import[]>>();
  for (const one of imports) {
    const [from, to] = [groupOf(one.from), groupOf(one.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = arrows.get(from) ?? new Map<string, Import[]>();
    arrows.set(from, targets);
    targets.set(to, [...(targets.get(to) ?? []), one]);
  }
  return arrows;
};

/** The first cycle of the arrows, as the groups on it, or undefined. */
export const findCycle = (
  arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): string[] | undefined => {
  const done = new Set<string>();
  const visit = (group: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(group)) return [...path.slice(path.indexOf(group)), group];
    if (done.has(group)) return undefined;
    for (const next of arrows.get(group)?.keys() ?? []) {
      const cycle = visit(next, [...path, group]);
      if (cycle) return cycle;
    }
    done.add(group);
    return undefined;
  };
  for (const group of arrows.keys()) {
    const cycle = visit(group, []);
    if (cycle) return cycle;
  }
  return undefined;
};
