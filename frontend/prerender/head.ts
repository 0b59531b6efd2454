import { PRODUCT } from '#shared/core/product.ts';

/*
 * What the head of a page is written with, at build time and in the function that renders pages.
 */

/** A text escaped for an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data in a script element, which is not run. Nothing in it may end the element, or begin a comment in it. */
export const dataBlock = (
  type: 'application/ld+json' | 'application/json',
  data: object,
  id = '',
): string => {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="${type}"${id && ` id="${id}"`}>${json}</script>`;
};

export const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escaped(content)}">`;

/** Keeps a page out of search engines. */
export const noIndex = (): string => meta('name', 'robots', 'noindex');

interface About {
  /** The title of the browser tab. */
  readonly title: string;
  /** The title without the product's name. */
  readonly headline: string;
  readonly description: string;
}

export const titled = ({ title, description }: Pick<About, 'title' | 'description'>): string[] => [
  `<title>${escaped(title)}</title>`,
  meta('name', 'description', description),
];

/** A page's own address, and how it looks where its link is shared. */
export const sharedLink = ({
  url,
  headline,
  description,
}: Omit<About, 'title'> & { url: string }): string[] => [
  `<link rel="canonical" href="${escaped(url)}">`,
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', PRODUCT),
  meta('property', 'og:title', headline),
  meta('property', 'og:description', description),
  meta('property', 'og:url', url),
];

/** Where programs find the feed of a page. */
export const feedLink = ({ title, path }: { title: string; path: string }): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escaped(title)}" href="${escaped(path)}">`;

/** The placeholders of a template, for what differs between the pages that are made of it. */
export const MARKS = {
  about: '{{about}}',
  more: '{{more}}',
  path: '{{path}}',
  markup: '{{markup}}',
  data: '{{data}}',
} as const;

/** A template with these texts in place of its marks. Each is put in once: what looks like a mark in a text stays. */
export const filled = (template: string, texts: Readonly<Record<keyof typeof MARKS, string>>): string =>
  template.replace(/\{\{(about|more|path|markup|data)\}\}/g, (_, mark: keyof typeof MARKS) => texts[mark]);
