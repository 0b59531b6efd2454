import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = '{frontend,functions,shared}/**/*.{ts,tsx,html,json}';
/** How users write to the advisor, which nobody reads on screen. */
const USERS_WORDS = /\/phrases(?:\.ts|\/)/;
const FILES = globSync(SOURCES, { cwd: ROOT }).filter(
  (file) => !/\.test\.|\/testing\//.test(file) && !USERS_WORDS.test(file),
);

/** Phrases that were replaced in the product. Lower case, with straight apostrophes. */
const REPLACED_PHRASES = [
  'out of the nest',
  'stand in the address',
  'asks for the skills you have',
  'in parts of an hour',
  'how often you came by',
  'looking needs no account',
  'without your yes',
  'stands among real ones',
  'rather be left quickly',
  'are one at some time',
  'asked most',
  'found a weakness',
  "title: 'rules'",
  'shows you the way',
  'for your eyes only',
  'will stand here',
  'screen is not yours',
  'out of breath',
  'who gets in',
  'holds in this browser',
  'where to, or what to do',
  'asks for all of this at once',
  'this file will do',
  "'the last one'",
  'in your own words',
  'look among your spam',
  'will be told here',
  'has a look first',
  'stays for good',
  'quote this number',
  'a person reads it',
];

/** Words that texts of the product avoid or spell in one way only. */
const AVOIDED_WORDS = /\b(somebody|whoever|whomever|anybody|e-mails?|programmes?|résumés?)\b/i;

/** The file as its reader sees it: JSX line breaks, `{' '}`, entities and curly apostrophes do not separate words. */
const readable = (source: string): string =>
  source
    .replaceAll(/\{' '\}|&nbsp;|&#32;/g, ' ')
    .replaceAll(/[’]|&rsquo;|&apos;|&#39;/g, "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

interface TemplateElement {
  readonly value: { readonly raw: string };
}

/** Every text of a TypeScript file: strings, templates and JSX text, without comments. */
const textsIn = (file: string): string[] => {
  const texts: string[] = [];
  const note = ({ value }: { value: unknown }) => {
    if (typeof value === 'string') texts.push(value);
  };
  const visitor = new Visitor({
    ...Object.fromEntries(['Literal', 'JSXText'].map((node) => [node, note])),
    ...Object.fromEntries([['TemplateElement', ({ value }: TemplateElement) => texts.push(value.raw)]]),
  });
  visitor.visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
  return texts;
};

it('does not contain phrases that were replaced', () => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.flatMap((file) => {
    const source = readable(readFileSync(join(ROOT, file), 'utf8'));
    return REPLACED_PHRASES.filter((phrase) => source.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

it('avoids some words in its texts', () => {
  const found = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) =>
    textsIn(file)
      .filter((text) => AVOIDED_WORDS.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
