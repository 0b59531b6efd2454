import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = '{functions,shared,frontend,infra,.ci}/**/*.{ts,tsx}';
const isCounted = (file: string): boolean => !/\.test\.|\/testing\//.test(file);
/** Fewer than this many casts other than `as const` in all sources. Most are at the border to a library's types. */
const LIMIT = 120;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Cast extends Span {
  readonly typeAnnotation: Span;
}

const castsIn = (file: string): string[] => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const casts: string[] = [];
  const note = ({ typeAnnotation, start, end }: Cast) => {
    const type = source.slice(typeAnnotation.start, typeAnnotation.end);
    if (type !== 'const') casts.push(`${file}: ${source.slice(start, end)}`);
  };
  const visitor = new Visitor(
    Object.fromEntries(['TSAsExpression', 'TSTypeAssertion'].map((node) => [node, note])),
  );
  visitor.visit(parseSync(file, source).program);
  return casts;
};

it(`has fewer than ${LIMIT} casts`, () => {
  const casts = globSync(SOURCES, { cwd: ROOT }).filter(isCounted).flatMap(castsIn);
  expect(casts.length, casts.join('\n')).toBeLessThan(LIMIT);
  expect(casts.length).toBeGreaterThan(0);
});
