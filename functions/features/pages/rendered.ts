import { Memory } from '#shared/core/memory.ts';
import type { PageRenderer } from '#shared/features/pages/routes.ts';

/** React and the screens, in a bundle of their own beside this one: loaded with the first page (decision 0168). */
const loadRenderer = async (): Promise<PageRenderer> => import(new URL('./render.mjs', import.meta.url).href);

/**
 * Rendering takes several times the CPU time of the reads, and of a page that many look at each edge location asks
 * for the same one. One has about 40 KB.
 */
const memory = new Memory<{ readonly template: string; readonly text: string }>(100);

/** A page as it was rendered for the same key and template, or rendered now. The key says all that the page depends on. */
export const rendered = async (
  { key, template }: { readonly key: string; readonly template: string },
  render: (renderer: PageRenderer) => Promise<string>,
): Promise<string> => {
  const known = memory.find(key);
  if (known?.template === template) return known.text;
  const text = await render(await loadRenderer());
  return memory.keep(key, { template, text }).text;
};
