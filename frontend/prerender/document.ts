import { FIRST_VIEW } from '#frontend/marketing/firstView.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { dataBlock, escaped, feedLink, MARKS, meta, noIndex, sharedLink, titled } from './head.ts';
import type { Page } from './page.ts';
import { SITE_URL_MARK } from './site-url.ts';

/** What pages share. */
export interface DocumentContext {
  /** The styles of this page and those like it, inline: a stylesheet to fetch first would hold back the first paint. */
  readonly css: string;
  /** The script that runs before the first paint. */
  readonly early: string;
  /** The addresses of the built files. */
  readonly font: string;
  /** The stylesheets that only declare the font. */
  readonly fontSheets: readonly string[];
  readonly entry: string;
  readonly entryImports: readonly string[];
  /** Each page's picture for shared links, by the page's path. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The picture of shared links. */
const picture = (file: string, headline: string): string[] => [
  meta('property', 'og:image', SITE_URL_MARK + file),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', `${headline} · ${PRODUCT}`),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** How the page appears in search results and where its link is shared. */
const description = (page: Page, { pictures }: DocumentContext): string[] => {
  if (page.card === null) return [noIndex()];
  const file = pictures.get(page.path);
  return [
    ...sharedLink({ ...page, url: SITE_URL_MARK + page.path }),
    ...(file === undefined ? [] : picture(file, page.headline)),
    ...(page.feed ? [feedLink(page.feed)] : []),
    ...page.structuredData.map((data) => dataBlock('application/ld+json', data)),
  ];
};

/** The head's lines that every page has, prerendered or not. */
const commonHead = ({ font, early }: DocumentContext): string[] => [
  `<script>${early}</script>`,
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

/** What differs between the documents of pages. */
interface Content {
  /** Title and description. */
  readonly about: readonly string[];
  /** What comes after the styles in the head. */
  readonly more: readonly string[];
  /** The page's address, as an attribute's value. */
  readonly path: string;
  /** The content of `#root`, and what follows it. */
  readonly markup: string;
  readonly data?: string;
}

const wholeOf = ({ about, more, path, markup, data = '' }: Content, context: DocumentContext): string => {
  const { css, entry, entryImports } = context;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...about,
    '<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141613" media="(prefers-color-scheme: dark)">',
    ...commonHead(context),
    `<style>${css}</style>`,
    ...(markup.includes(`id="${FIRST_VIEW}"`)
      ? [`<link rel="expect" href="#${FIRST_VIEW}" blocking="render">`]
      : []),
    ...more,
    ...entryImports.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head>\n${head.join('\n')}\n</head>`,
    `<body><div id="root" data-prerendered="${path}">${markup}</div>${data}</body>`,
    '</html>\n',
  ].join('\n');
};

/** The whole HTML of a page. */
export const documentOf = (page: Page, context: DocumentContext): string =>
  wholeOf(
    {
      about: titled(page),
      more: description(page, context),
      path: escaped(page.path + (page.query ?? '')),
      markup: page.markup,
    },
    context,
  );

/**
 * The document of pages that a function renders, with marks in place of what differs (`filled`). Their links are shared
 * with the picture of another page.
 */
export const templateOf = (like: Pick<Page, 'path' | 'headline'>, context: DocumentContext): string => {
  const file = context.pictures.get(like.path);
  const more = file === undefined ? [] : picture(file, like.headline);
  return wholeOf({ ...MARKS, about: [MARKS.about], more: [MARKS.more, ...more] }, context);
};

/**
 * The shell of the screens that are not rendered at build time, from Vite's: with the frames in `#root`, and their styles
 * inline, the font among them. The app's stylesheet comes after them, so that the first paint does not wait for it.
 */
export const shellOf = (html: string, frames: string, context: DocumentContext): string => {
  const sheets = (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter(
    (link) => !context.fontSheets.some((file) => link.includes(file)),
  );
  return html
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</title>', () => `</title>\n${commonHead(context).join('\n')}\n<style>${context.css}</style>`)
    .replace('<div id="root"></div>', () => [`<div id="root">${frames}</div>`, ...sheets].join('\n'));
};
