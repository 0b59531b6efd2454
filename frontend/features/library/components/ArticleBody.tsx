import type { ShownArticle } from '#shared/features/library/schema.ts';

type Block = ShownArticle['body'][number];

/** The parts of an article, in order. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="mt-6 flex flex-col gap-4">
      {blocks.map((block) => (
        <ArticlePart key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </div>
  );
}

function ArticlePart({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className="mt-4 text-title font-semibold">{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
