import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'benchmarks.md');

/** Replaces the committed page. */
export const writePage = (page: string): void => writeFileSync(PAGE, page);

/** Replaces the part of the committed page that begins with the same heading, or adds it at the end. */
export const writePart = (part: string): void => {
  const [heading = ''] = part.split('\n');
  const page = readFileSync(PAGE, 'utf8').trimEnd();
  const [before = '', rest = ''] = page.split(heading);
  const [, ...after] = rest.split('\n## ');
  const parts = [before.trimEnd(), part.trimEnd(), ...after.map((text) => `## ${text}`.trimEnd())];
  writePage(`${parts.join('\n\n')}\n`);
};
