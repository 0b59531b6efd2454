import { env } from '#functions/core/env.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { Memory } from '#shared/core/memory.ts';
import type { PageInput, PageRenderer, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';

/** React and the screens, in a bundle of their own beside this one: loaded with the first page (decision 0168). */
const loadRenderer = async (): Promise<PageRenderer> => import(new URL('./render.mjs', import.meta.url).href);

/**
 * Rendering takes several times the CPU time of the reads, and of a page that many look at each edge location asks
 * for the same one. Most have about 40 KB.
 */
const memory = new Memory<{ readonly template: string; readonly text: string }>(100);

/** The longest page that is kept: results of a challenge with many entries have megabytes. */
const KEPT = 400_000;

interface Asked {
  /** Where the template is that the page is made of. */
  readonly document: (typeof SITE_DOCUMENTS)[keyof typeof SITE_DOCUMENTS];
  /** Says all that the page depends on besides the template. */
  readonly key: string;
  readonly now: Date;
  readonly setHeader: (name: string, value: string) => void;
}

/** A page as it was rendered for the same key and template, or rendered now. */
export const rendered = async (
  { document, key, now, setHeader }: Asked,
  render: (renderer: PageRenderer, input: PageInput) => Promise<string>,
): Promise<string> => {
  const template = await siteDocument(document, now);
  setHeader('content-type', DOCUMENT_TYPES.html);
  const known = memory.find(key);
  if (known?.template === template) return known.text;
  const text = await render(await loadRenderer(), { template, siteUrl: env('SITE_URL') });
  return text.length > KEPT ? text : memory.keep(key, { template, text }).text;
};
