import { Link } from 'react-router-dom';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import type { Block } from '#shared/features/ai/schema.ts';

type Cards = Extract<Block, { kind: 'cards' }>['cards'];
type Item = Extract<Block, { kind: 'list' }>['items'][number];

/** The parts of an answer, each by its kind. Their texts are shown as they are: nothing in them is markup. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer have no other identity, and never change
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p className="wrap-anywhere">{block.text}</p>;
  if (block.kind === 'cards') return <RecordCards cards={block.cards} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? 'list-decimal space-y-1.5 pl-6' : 'list-disc space-y-1.5 pl-5'}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index} className="wrap-anywhere marker:text-muted">
          <ItemText {...item} />
        </li>
      ))}
    </List>
  );
}

function ItemText({ text, path }: Item) {
  if (path === null) return <>{text}</>;
  return (
    <TextLink to={path} quiet>
      <bdi>{text}</bdi>
    </TextLink>
  );
}

/** Records, each with a link to it. */
export function RecordCards({ cards }: { cards: Cards }) {
  return (
    <ul className="flex flex-col gap-2">
      {cards.map(({ title, detail, path }) => (
        <li key={`${path} ${title}`}>
          <Link
            to={path}
            className="group flex min-h-18 flex-col justify-center rounded-card border border-line bg-surface px-4 py-2.5 transition-colors hover:border-line-strong"
          >
            <span className="text-small font-semibold wrap-anywhere group-hover:underline">
              <bdi>{title}</bdi>
            </span>
            {detail && <span className="text-small text-muted wrap-anywhere">{detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
