import { type Block, blockText, type Spans } from '#shared/core/blocks.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';
import { allArePrefixes, queryWords, wordsOf } from '#shared/features/matching/search-terms.ts';

/** A part of a lesson's text that answers a question, with the sources that it cites. */
export interface Passage {
  readonly lesson: Lesson;
  readonly text: string;
  readonly sources: readonly string[];
}

/** Words that say what is asked of a text, and nothing of what it is about. */
const ASKING = new Set(
  'a about again and are as at by can cite course courses cover covers did do does explain explanation for from give have how i in is it lesson lessons me meant mean means my of on one or passage passages please quote read said say says section show tell text that the there this to up was we what when where which why with word words you'.split(
    ' ',
  ),
);

/** `rebasing` and `rebased` begin as `rebase` does. */
const beginningOf = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;

/**
 * What a question is about: the beginnings of its words without those that every question has, and without the title of the
 * course.
 */
export const topicOf = (question: string, title: string): string[] => {
  const known = new Set(wordsOf(title));
  return queryWords(question)
    .filter((word) => !ASKING.has(word) && !known.has(word))
    .map(beginningOf);
};

const citedIn = (block: Block, { sources }: Lesson): string[] => {
  const spans: Spans =
    block.kind === 'paragraph' ? block.spans : block.kind === 'callout' ? block.paragraphs.flat() : [];
  return spans.flatMap(({ source }) => (source === undefined ? [] : (sources[source - 1]?.title ?? [])));
};

const isProse = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'callout' || kind === 'list';

/** How many of the words a text has; a heading above it counts half. */
const scoreOf = (words: readonly string[], text: string, heading: string): number => {
  const [inText, inHeading] = [wordsOf(text), wordsOf(heading)];
  return words.reduce(
    (sum, word) =>
      sum + Number(allArePrefixes([word], inText)) + Number(allArePrefixes([word], inHeading)) / 2,
    0,
  );
};

/** The passage of the lessons that says most about the words; undefined when none says anything. */
export const bestPassage = (lessons: readonly Lesson[], words: readonly string[]): Passage | undefined => {
  let best: { score: number; passage: Passage } | undefined;
  for (const lesson of lessons) {
    let heading = lesson.title;
    for (const block of lesson.blocks) {
      if (block.kind === 'heading') heading = block.text;
      if (!isProse(block)) continue;
      const text = blockText(block);
      const score = scoreOf(words, text, heading);
      if (score > (best?.score ?? 0))
        best = { score, passage: { lesson, text, sources: citedIn(block, lesson) } };
    }
  }
  return best?.passage;
};
