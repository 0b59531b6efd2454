import type { ReactNode } from 'react';
import { type Block, blockText, type CalloutTone, type Spans } from '#shared/core/blocks.ts';
import { cx } from '../style/cx.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../style/icons.ts';
import { headingAnchors } from './anchors.ts';
import { CodeBlock, FULL_WIDTH } from './CodeBlock.tsx';
import { numbered } from './numbered.ts';
import { SpanTexts } from './SpanTexts.tsx';

/** The attribute of each part of an anchored text, with its number from 0: where someone is in it is known by that. */
export const PART = 'data-part';

interface BlocksProps {
  blocks: readonly Block[];
  /** What is at the place of an exercise; without it, nothing. */
  exercise?: (number: number) => ReactNode;
  /** How many levels the headings are lower than in the text, where it is below headings of its own. */
  lower?: 0 | 1;
  /** It is the text of the page: links can lead to its headings, and its parts have numbers. */
  anchored?: boolean;
}

/** A text of blocks. Its size is that of the element around it. */
export function Blocks({ blocks, exercise, lower = 0, anchored = false }: BlocksProps) {
  const anchors = anchored ? headingAnchors(blocks) : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-[1.15em]">
      {numbered(blocks).map(({ item: block, number }) => (
        <div key={number} {...(anchored && { [PART]: number })} className={cx('min-w-0', SPACE[block.kind])}>
          {block.kind === 'heading' ? (
            <Heading block={block} lower={lower} anchor={anchors?.get(number)} />
          ) : block.kind === 'exercise' ? (
            exercise?.(block.number)
          ) : (
            <Part block={block} wide={anchored} />
          )}
        </div>
      ))}
    </div>
  );
}

const SPACE: Partial<Record<Block['kind'], string>> = {
  heading: 'mt-4 -mb-1 first:mt-0',
  exercise: 'my-3 empty:hidden',
};

interface HeadingProps {
  block: Extract<Block, { kind: 'heading' }>;
  lower: 0 | 1;
  anchor: string | undefined;
}

/** The elements of headings, from the second level on. */
const HEADINGS = ['h2', 'h3', 'h4'] as const;

function Heading({ block: { level, text }, lower, anchor }: HeadingProps) {
  const size = level + lower === 2 ? 'text-title font-semibold' : 'text-lead font-semibold';
  const Element = HEADINGS[level - 2 + lower] ?? 'h4';
  return (
    <Element className={size} dir="auto" id={anchor}>
      {anchor === undefined ? (
        text
      ) : (
        <a href={`#${anchor}`} className="rounded-tick underline-offset-4 hover:underline">
          {text}
        </a>
      )}
    </Element>
  );
}

interface PartProps {
  block: Exclude<Block, { kind: 'heading' | 'exercise' }>;
  wide: boolean;
}

function Part({ block, wide }: PartProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto" className="wrap-anywhere">
          <SpanTexts spans={block.spans} />
        </p>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'code':
      return <CodeBlock language={block.language} text={block.text} wide={wide} />;
    case 'table':
      return <TableBlock block={block} wide={wide} />;
    case 'figure':
      return <Figure block={block} wide={wide} />;
    case 'callout':
      return <Callout tone={block.tone} paragraphs={block.paragraphs} />;
  }
}

interface ListProps {
  ordered: boolean;
  items: readonly Spans[];
}

function List({ ordered, items }: ListProps) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element
      className={cx(
        'flex flex-col gap-[0.4em] pl-6 wrap-anywhere marker:text-muted',
        ordered ? 'list-decimal' : 'list-disc',
      )}
    >
      {items.map((item) => (
        <li key={blockText({ kind: 'paragraph', spans: item })} dir="auto" className="pl-1">
          <SpanTexts spans={item} />
        </li>
      ))}
    </Element>
  );
}

interface WideProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
  /** It has all of a phone's width. */
  wide: boolean;
}

function TableBlock({ block: { header, rows }, wide }: WideProps<'table'>) {
  const columns = header.map((spans) => blockText({ kind: 'paragraph', spans }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div
      role="group"
      aria-label={`Table: ${columns.join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the arrow keys
      tabIndex={0}
      className={cx(
        'overflow-x-auto rounded-control border border-line -outline-offset-2',
        wide && FULL_WIDTH,
      )}
    >
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-line bg-sunken text-left">
            {numbered(header).map(({ item, number }) => (
              <th key={number} scope="col" className="px-4 py-2 align-bottom font-semibold">
                <SpanTexts spans={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {numbered(rows).map(({ item: row, number: line }) => (
            <tr key={line}>
              {numbered(row).map(({ item, number }) => (
                <td key={number} dir="auto" className="min-w-32 px-4 py-2 align-top">
                  <SpanTexts spans={item} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A diagram of characters: read aloud as what it shows. */
function Figure({ block: { text, alt, caption }, wide }: WideProps<'figure'>) {
  return (
    <figure className={cx('rounded-control border border-line bg-raised', wide && FULL_WIDTH)}>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      <div
        role="group"
        aria-label={caption || 'Figure'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide figure is scrolled by the arrow keys
        tabIndex={0}
        className="overflow-x-auto rounded-control px-4 py-4 -outline-offset-2"
      >
        <pre role="img" aria-label={alt} dir="ltr" className="mx-auto w-fit font-mono text-small leading-5">
          {text}
        </pre>
      </div>
      {caption && (
        <figcaption dir="auto" className="border-t border-line px-4 py-2.5 text-small text-muted">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

const CALLOUTS: Readonly<Record<CalloutTone, { name: string; look: string; icon: ReactNode }>> = {
  note: {
    name: 'Note',
    look: 'border-info bg-info-soft [&_svg]:text-info',
    icon: <InfoIcon aria-hidden="true" />,
  },
  tip: {
    name: 'Tip',
    look: 'border-positive bg-positive-soft [&_svg]:text-positive',
    icon: <CheckIcon aria-hidden="true" />,
  },
  warning: {
    name: 'Warning',
    look: 'border-warning bg-warning-soft [&_svg]:text-warning',
    icon: <AlertIcon aria-hidden="true" />,
  },
};

function Callout({ tone, paragraphs }: Omit<Extract<Block, { kind: 'callout' }>, 'kind'>) {
  const { name, look, icon } = CALLOUTS[tone];
  return (
    <div role="note" className={cx('rounded-control border-l-4 px-4 py-3', look)}>
      <p className="flex items-center gap-2 text-small font-semibold [&_svg]:size-4.5">
        {icon}
        {name}
      </p>
      <div className="mt-1 flex flex-col gap-2">
        {numbered(paragraphs).map(({ item, number }) => (
          <p key={number} dir="auto" className="wrap-anywhere">
            <SpanTexts spans={item} />
          </p>
        ))}
      </div>
    </div>
  );
}
