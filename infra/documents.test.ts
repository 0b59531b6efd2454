import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = ['docs/threat-model.md', 'docs/runbook.md', 'SECURITY.md'];

const decisions = (number: string) =>
  readdirSync(join(ROOT, 'docs/decisions')).filter((file) => file.startsWith(`${number}-`));

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

describe.each(DOCUMENTS)('%s', (document) => {
  const text = textOf(document);

  it('names files that there are', () => {
    const files = [...text.matchAll(/`((?:functions|infra|shared|frontend|docs)\/[\w./-]+\.(?:ts|md))`/g)];
    for (const [, file = ''] of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('names decisions that were written down', () => {
    for (const [, number = ''] of text.matchAll(/(?:decision |docs\/decisions\/)(\d{4})/g))
      expect(decisions(number), number).toHaveLength(1);
  });

  it('names commands that there are', () => {
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

describe('the threat model', () => {
  it('covers the ten risks and the chapters', () => {
    const text = textOf('docs/threat-model.md');
    for (let number = 1; number <= 10; number++) expect(text).toContain(`**API${number}** `);
    for (let number = 1; number <= 17; number++) expect(text).toContain(`| **V${number}** `);
  });

  it('has a test or a gap in each line', () => {
    const lines = textOf('docs/threat-model.md')
      .split('\n')
      .filter((line) => /^\| \*\*(API|V)\d/.test(line));
    const without = lines.filter((line) => !/\.test\.ts`|\*\*Gap|No uploads yet|Not used/.test(line));
    expect(without).toEqual([]);
  });
});
