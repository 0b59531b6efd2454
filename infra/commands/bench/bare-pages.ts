import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRERENDERED, pageFile } from '#frontend/app/registry/prerenderedPages.ts';
import { PATHS } from '#frontend/core/paths.ts';

/** The folder of the built site with the pages to compare against. */
const FOLDER = 'bare';

/** A public page, with its file in the built site and the address of its bare counterpart. */
export interface MeasuredPage {
  readonly path: string;
  readonly file: string;
  readonly bare: string;
}

/** The public pages, sign-in and the role picker; the legal pages are not measured. */
export const MEASURED: readonly MeasuredPage[] = PRERENDERED.filter(
  ({ path }) => path !== PATHS.privacy && path !== PATHS.terms && path !== PATHS.accessibility,
).map(({ path }) => {
  const file = pageFile(path);
  return { path, file, bare: `/${FOLDER}/${file}` };
});

/** The same text in the same elements and nothing else: no class, no drawing, no script. */
const bareMarkup = (html: string): string => {
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/ (class|id|data-[\w-]+)="[^"]*"/g, '')
    .replace(/<!--.*?-->/g, '');
};

/** A bare document with the text of a page and the same font, which it preloads as the page does. */
export const bareDocument = (html: string, siteDir: string): string => {
  const font = readdirSync(join(siteDir, 'assets')).find((name) => name.endsWith('.woff2'));
  if (font === undefined) throw new Error('The build has no font.');
  const [face = ''] = /@font-face\{[^}]*woff2[^}]*\}/.exec(html) ?? [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>',
    `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`,
    '<link rel="icon" href="/favicon.svg">',
    `<style>${face}body{font-family:"Instrument Sans",sans-serif}</style></head>`,
    `<body>${bareMarkup(html)}</body></html>`,
  ].join('\n');
};

/**
 * Puts a bare HTML page beside every public page: the same text and the same font. Served from the built site, it has
 * the same headers and the same compression.
 */
export const addBarePages = (siteDir: string): void => {
  mkdirSync(join(siteDir, FOLDER), { recursive: true });
  for (const { file, bare } of MEASURED)
    writeFileSync(join(siteDir, bare), bareDocument(readFileSync(join(siteDir, file), 'utf8'), siteDir));
};
