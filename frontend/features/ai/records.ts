import type { Block, HistoryMessage } from '#shared/features/ai/schema.ts';

interface LinkedRecord {
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

const recordsIn = (block: Block): readonly LinkedRecord[] => {
  if (block.kind === 'cards') return block.cards;
  if (block.kind === 'paragraph') return [];
  return block.items.flatMap(({ text, path }) => (path === null ? [] : { title: text, detail: '', path }));
};

/** The records that an answer links to, each once, in its order. */
export const recordsOf = ({ blocks }: Pick<HistoryMessage, 'blocks'>): LinkedRecord[] => {
  const byPath = new Map<string, LinkedRecord>();
  for (const record of blocks.flatMap(recordsIn))
    if (!byPath.has(record.path)) byPath.set(record.path, record);
  return [...byPath.values()];
};
