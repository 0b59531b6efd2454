import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OperatorError } from '#infra/app/operator-error.ts';
import { SMALL } from './bench-arguments.ts';
import type { SizeFigures } from './consumption.ts';
import type { Figures } from './figures.ts';

/** Lets a process of its own measure, on a stack of its own. */
export const measuredBy = async <T>(file: string, args: readonly string[]): Promise<T[]> => {
  const child = fork(join(import.meta.dirname, file), args);
  let figures: T[] | undefined;
  child.on('message', (message) => {
    figures = message as T[];
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || !figures)
    throw new OperatorError(`Measuring failed (${file} ${args.join(' ')}: ${code}).`);
  return figures;
};

/** Measures at both sizes, each on a stack of its own. */
export const measureSizes = async (
  buildDir: string,
  file: string,
  records: string,
  most: number,
  ...only: readonly string[]
): Promise<SizeFigures[]> => {
  const sizes: SizeFigures[] = [];
  for (const size of [SMALL, most]) {
    console.log(`Filling a table with ${size} ${records} …`);
    sizes.push({ size, figures: await measuredBy<Figures>(file, [buildDir, String(size), ...only]) });
  }
  return sizes;
};
