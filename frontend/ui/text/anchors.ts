import type { Block } from '#shared/core/blocks.ts';

/** The id of a source in the list below a text. */
export const sourceAnchor = (source: number): string => `source-${source}`;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The ids of a text's headings by the number of their block: `section-state-and-props`, the second of a name with `-2`. */
export const headingAnchors = (blocks: readonly Block[]): ReadonlyMap<number, string> => {
  const used = new Map<string, number>();
  const anchors = new Map<number, string>();
  blocks.forEach((block, number) => {
    if (block.kind !== 'heading') return;
    const slug = `section-${slugOf(block.text)}`;
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    anchors.set(number, times === 1 ? slug : `${slug}-${times}`);
  });
  return anchors;
};
