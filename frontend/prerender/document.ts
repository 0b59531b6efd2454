import { FIRST_VIEW } from '#frontend/marketing/firstView.ts';
import { PRODUCT } from '#shared/product.ts';
import type { Page } from './page.ts';
import { SITE_URL_MARK } from './site-url.ts';

/** What all pages share. */
export interface DocumentContext {
  /** The styles of all public pages, inline: a stylesheet to fetch first would hold back the first paint. */
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON for a script element: nothing in it may end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escaped(content)}">`;

/** How the page appears in search results and where its link is shared. */
const description = (page: Page, { pictures }: DocumentContext): string[] => {
  if (page.card === null) return [meta('name', 'robots', 'noindex')];
  const url = SITE_URL_MARK + page.path;
  const picture = pictures.get(page.path);
  return [
    `<link rel="canonical" href="${url}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:title', page.headline),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', url),
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image', SITE_URL_MARK + picture),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', `${page.headline} · ${PRODUCT}`),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...page.structuredData.map(dataBlock),
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

/** The whole HTML of a page. */
export const documentOf = (page: Page, context: DocumentContext): string => {
  const { css, entry, entryImports } = context;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(page.title)}</title>`,
    meta('name', 'description', page.description),
    '<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141613" media="(prefers-color-scheme: dark)">',
    ...commonHead(context),
    `<style>${css}</style>`,
    ...(page.markup.includes(`id="${FIRST_VIEW}"`)
      ? [`<link rel="expect" href="#${FIRST_VIEW}" blocking="render">`]
      : []),
    ...description(page, context),
    ...entryImports.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head>\n${head.join('\n')}\n</head>`,
    `<body><div id="root" data-prerendered="${escaped(page.path + (page.query ?? ''))}">${page.markup}</div></body>`,
    '</html>\n',
  ].join('\n');
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
