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
export const recordsOf = ({
  blocks,
  actions,
}: Pick<HistoryMessage, 'blocks' | 'actions'>): LinkedRecord[] => {
  const proposed = actions.map(({ label, effect, target }) => ({
    title: label,
    detail: effect,
    path: target,
  }));
  const byPath = new Map<string, LinkedRecord>();
  for (const record of [...blocks.flatMap(recordsIn), ...proposed])
    if (!byPath.has(record.path)) byPath.set(record.path, record);
  return [...byPath.values()];
};
