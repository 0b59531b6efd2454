import { blocksOf } from '#functions/parts/courses/markdown.ts';
import type { Block } from '#shared/core/blocks.ts';
import type { Finding } from '#shared/features/authoring/schema.ts';
import { type At, error, warning } from './places.ts';
import { proseOf, readingGrade, wordsOf } from './reading.ts';
import { wordingFindings } from './wording.ts';

/** What a lesson may have in words, from how many on it needs headings, and at which grade it is hard to read. */
const WORDS = { min: 150, max: 900, headings: 300 } as const;
const HARD_GRADE = 13;
/** An alternative text with fewer words hardly says what a figure shows. */
const ALT_WORDS = 4;

/** What is outside of the subset of Markdown, line by line. */
export const markdownFindings = (at: At, text: string, most: number): Finding[] =>
  blocksOf(text, most).findings.map(({ line, message }) => error(at, `Line ${line}: ${message}`));

const headingFindings = (at: At, blocks: readonly Block[], words: number): Finding[] => {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const twice = headings.filter(
    ({ text }, index) => headings.findIndex((other) => other.text === text) < index,
  );
  return [
    ...(headings[0]?.level === 3 ? [error(at, 'The first heading is a ###. Headings begin with ##.')] : []),
    ...twice.map(({ text }) => warning(at, `The heading “${text}” is there twice.`)),
    ...(headings.length === 0 && words >= WORDS.headings
      ? [warning(at, 'The text has no heading. Headings let readers find a place again.')]
      : []),
  ];
};

const figureFindings = (at: At, blocks: readonly Block[]): Finding[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'figure') return [];
    if (block.alt === block.caption)
      return [warning(at, `The alternative text “${block.alt}” only repeats the caption.`)];
    return wordsOf(block.alt).length < ALT_WORDS
      ? [warning(at, `The alternative text “${block.alt}” is short. Say what the figure shows.`)]
      : [];
  });

const spansIn = (block: Block) => {
  switch (block.kind) {
    case 'paragraph':
      return block.spans;
    case 'list':
      return block.items.flat();
    case 'table':
      return [...block.header, ...block.rows.flat()].flat();
    case 'callout':
      return block.paragraphs.flat();
    default:
      return [];
  }
};

/** The numbers of the sources that a text cites. */
export const citedIn = (blocks: readonly Block[]): Set<number> =>
  new Set(blocks.flatMap(spansIn).flatMap(({ source }) => source ?? []));

const sourceFindings = (at: At, blocks: readonly Block[], sources: number): Finding[] => {
  const cited = citedIn(blocks);
  const missing = [...cited].filter((number) => number > sources);
  const unused = Array.from({ length: sources }, (_, index) => index + 1).filter((n) => !cited.has(n));
  return [
    ...missing.map((number) => error(at, `[^${number}] has no source.`)),
    ...unused.map((number) => warning(at, `Source ${number} is not cited in the text.`)),
  ];
};

/** What the checks find in the text of a lesson, besides its exercises. */
export const lessonTextFindings = (
  at: At,
  blocks: readonly Block[],
  { sources }: { readonly sources: readonly unknown[] },
): Finding[] => {
  const prose = proseOf(blocks);
  const [words, grade] = [wordsOf(prose).length, readingGrade(prose)];
  const hard = `The text is hard to read (grade ${Math.round(grade)}). Shorten sentences and words.`;
  return [
    ...headingFindings(at, blocks, words),
    ...figureFindings(at, blocks),
    ...sourceFindings(at, blocks, sources.length),
    ...(words < WORDS.min ? [warning(at, `The text has ${words} words. Lessons have about 500.`)] : []),
    ...(words > WORDS.max ? [warning(at, `The text has ${words} words. Consider two lessons.`)] : []),
    ...(grade > HARD_GRADE ? [warning(at, hard)] : []),
    ...wordingFindings(at, prose),
  ];
};
