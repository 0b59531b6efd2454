import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page of a built site weighs, in gzip kilobytes; the font, which is compressed already, in kilobytes. */
export interface PageWeight {
  /** The styles that stand inline count as CSS. */
  readonly html: number;
  readonly css: number;
  /** What the page names, with all that it imports statically. */
  readonly js: number;
  readonly fonts: readonly number[];
}

const KB = 1000;
const kilobytes = (bytes: number): number => bytes / KB;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A script and all that it imports statically. */
const withImports = (
  siteDir: string,
  file: string,
  seen = new Map<string, string>(),
): Map<string, string> => {
  if (seen.has(file)) return seen;
  const code = readFileSync(join(siteDir, file), 'utf8');
  seen.set(file, code);
  for (const imported of all(code, /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    withImports(siteDir, `/assets/${imported}`, seen);
  return seen;
};

/** Weighs what a browser loads of a page by itself, before anything is asked for by a script. */
export const weigh = (siteDir: string, file: string): PageWeight => {
  const html = readFileSync(join(siteDir, file), 'utf8');
  const gzipped = (text: string) => kilobytes(gzipSync(text, { level: 9 }).length);
  const inline = all(html, /<style>([\s\S]*?)<\/style>/g).join('\n');
  const sheets = all(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const scripts = new Map<string, string>();
  for (const script of [
    ...all(html, /<script[^>]* src="([^"]+)"/g),
    ...all(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ])
    withImports(siteDir, script, scripts);
  const fonts = all(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  const linked = sheets.map((sheet) => gzipped(readFileSync(join(siteDir, sheet), 'utf8')));
  // Inline styles are compressed with the page: its weight is what it adds to the rest.
  const rest = gzipped(html.replace(inline, ''));
  return {
    html: rest,
    css: gzipped(html) - rest + linked.reduce((sum, size) => sum + size, 0),
    js: [...scripts.values()].reduce((sum, code) => sum + gzipped(code), 0),
    fonts: fonts.map((font) => kilobytes(readFileSync(join(siteDir, font)).length)),
  };
};

/** The most that a page may weigh (issue 4), in the same units. */
export const PAGE_LIMITS = { js: 5, total: 30, font: 40 } as const;
