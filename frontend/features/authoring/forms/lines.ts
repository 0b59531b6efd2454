import type { WrittenLesson } from '#shared/features/courses/package.ts';

/** The entries of a field with one in each line. */
export const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The numbers in a text such as “2, 1, 3”. */
export const numbersOf = (text: string): readonly number[] =>
  text.split(/[\s,;]+/).flatMap((part) => (part === '' ? [] : [Number(part)]));

type Source = WrittenLesson['sources'][number];

/** Sources as they are typed, one in each line: `Title | https://… | 2026-01-31`. */
export const sourcesInLines = (sources: readonly Source[]): string =>
  sources.map(({ title, url, readOn }) => `${title} | ${url} | ${readOn}`).join('\n');

/** The sources of such lines. The title may have the sign, too: the address and the day are the last two parts. */
export const sourcesOf = (text: string): readonly Source[] =>
  linesOf(text).map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    const [url = '', readOn = ''] = parts.slice(-2);
    return { title: parts.slice(0, -2).join(' | '), url, readOn };
  });
