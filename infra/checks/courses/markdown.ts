interface Fence {
  /** What is after the backticks: the language and words such as `run`. */
  readonly info: string;
  readonly text: string;
}

const FENCE = /^```(.*)\n([\s\S]*?)^```$/gm;

/** The fenced parts of a text, in order. */
const fencesIn = (markdown: string): Fence[] =>
  [...markdown.matchAll(FENCE)].map(([, info = '', text = '']) => ({ info, text: text.trimEnd() }));

/** A text without its fenced parts. */
const outsideFences = (markdown: string): string => markdown.replaceAll(FENCE, '');

/** What may hide markup: a text without code, be it fenced or within a line. */
export const withoutCode = (markdown: string): string => outsideFences(markdown).replaceAll(/`[^`\n]+`/g, '');

/** The words that a reader reads, code and the places of exercises not counted. */
export const wordsIn = (markdown: string): number =>
  outsideFences(markdown)
    .replaceAll(/\{\{.*?\}\}|\]\(.*?\)/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** Code that a course shows as complete, with what it says that the code prints. */
export interface Runnable {
  readonly language: string;
  readonly code: string;
  readonly output: string;
}

/**
 * The code that is marked by `run`, with what the fence after it says that it prints.
 * @throws if the next fence is no output
 */
export const runnableIn = (markdown: string): Runnable[] => {
  const fences = fencesIn(markdown);
  return fences.flatMap(({ info, text }, index) => {
    const [language = '', mark] = info.split(' ');
    const next = fences[index + 1];
    if (mark !== 'run') return [];
    if (next?.info !== 'output') throw new Error(`No output after: ${text}`);
    return [{ language, code: text, output: next.text }];
  });
};
