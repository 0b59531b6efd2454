import type { Writer } from '#shared/features/ai/rules.ts';
import type { Answer, Block, Source } from '#shared/features/ai/schema.ts';
import type { Part } from './part.ts';

/** Questions that an answer offers at most. */
const MOST_SUGGESTIONS = 4;

const mark = (ordered: boolean, index: number): string => (ordered ? `${index + 1}.` : '-');

/** A block as plain text. */
const plainText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map(({ text }, index) => `${mark(block.ordered, index)} ${text}`).join('\n');
    case 'cards':
      return block.cards
        .map(({ title, detail }) => (detail === '' ? `- ${title}` : `- ${title}: ${detail}`))
        .join('\n');
  }
};

/** Each source once. */
const distinct = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
];

const withHeading = ({ heading, blocks }: Part): readonly Block[] =>
  heading === undefined ? blocks : [{ kind: 'paragraph', text: heading }, ...blocks];

/** One answer of the parts: each under its question when there are several. */
export const composed = (parts: readonly Part[], by: Writer): Omit<Answer, 'id' | 'actions'> => {
  const blocks = parts.flatMap(parts.length > 1 ? withHeading : (part) => part.blocks);
  return {
    response: blocks.map(plainText).join('\n\n'),
    blocks: [...blocks],
    sources: distinct(parts.flatMap(({ sources }) => sources)),
    suggestions: [...new Set(parts.flatMap(({ suggestions }) => suggestions))].slice(0, MOST_SUGGESTIONS),
    by,
  };
};
