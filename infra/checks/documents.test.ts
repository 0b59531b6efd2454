import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORED_DATA } from '#frontend/marketing/content/storedData.ts';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
const markdownIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const DOCUMENTS = ['', 'docs', 'docs/decisions'].flatMap(markdownIn);

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

const all = (document: string, pattern: RegExp): string[] =>
  [...textOf(document).matchAll(pattern)].map(([, found = '']) => found);

/** `a/{b,c}.ts` as the two files that it means. */
const spelledOut = (name: string): string[] => {
  const [braces, choices = ''] = /\{([^}]+)\}/.exec(name) ?? [];
  return braces === undefined ? [name] : choices.split(',').map((choice) => name.replace(braces, choice));
};

const FILE =
  /`((?:functions|infra|shared|frontend|docs|e2e|\.ci|\.github)\/[\w./{},-]+\.(?:tsx?|m?js|css|html|json|md|yml))`/g;

const filesIn = (document: string) => all(document, FILE).flatMap(spelledOut);
const linksIn = (document: string) =>
  all(document, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g).map((link) => join(dirname(document), link));
const decisionsIn = (document: string) => all(document, /(?:decision |docs\/decisions\/)(\d{4})/g);
const commandsIn = (document: string) => all(document, /npm run ([\w:-]+)/g);

const decisions = (number: string) =>
  readdirSync(join(ROOT, 'docs/decisions')).filter((file) => file.startsWith(`${number}-`));

describe.each(DOCUMENTS)('%s', (document) => {
  it('names files, decisions and commands that there are', () => {
    for (const file of [...filesIn(document), ...linksIn(document)])
      expect(existsSync(join(ROOT, file)), file).toBe(true);
    for (const number of decisionsIn(document)) expect(decisions(number), number).toHaveLength(1);
    for (const name of commandsIn(document)) expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

describe('what is looked for in the documents', () => {
  it.each([
    ['files', 'docs/threat-model.md', filesIn],
    ['files', 'CONTRIBUTING.md', filesIn],
    ['links', 'README.md', linksIn],
    ['decisions', 'docs/runbook.md', decisionsIn],
    ['commands', 'docs/runbook.md', commandsIn],
  ])('is found: %s in %s', (_, document, find) => {
    expect(find(document).length).toBeGreaterThan(2);
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
    const without = lines.filter((line) => !/\.test\.ts`|\*\*Gap|Not used/.test(line));
    expect(without).toEqual([]);
  });
});

describe('the privacy page', () => {
  // The rows that derive from shared/records.ts are tested beside the page (kept.test.ts).
  it.each([
    // AWS's own, and the longest: the table names none (retention.test.ts).
    ['Backups of the database', '35 days'],
  ])('says of "%s": %s', (what, time) => {
    expect(STORED_DATA.find((line) => line.what === what)?.until).toContain(time);
  });
});
