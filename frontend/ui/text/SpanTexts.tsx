import type { ReactNode } from 'react';
import type { Span, Spans } from '#shared/core/blocks.ts';
import { sourceAnchor } from './anchors.ts';
import { numbered } from './numbered.ts';

/** Code among words. */
function InlineCode({ children }: { children: string }) {
  return (
    <code className="rounded-tick bg-neutral-soft px-1 py-px font-mono text-[0.875em] wrap-anywhere">
      {children}
    </code>
  );
}

const formed = ({ text, strong, emphasis, code, href }: Span): ReactNode => {
  let shown: ReactNode = code ? <InlineCode>{text}</InlineCode> : text;
  if (emphasis) shown = <em>{shown}</em>;
  if (strong) shown = <strong className="font-semibold">{shown}</strong>;
  if (href === undefined) return shown;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-tick py-0.5 text-brand underline decoration-1 underline-offset-3 wrap-anywhere hover:decoration-2"
    >
      {shown}
    </a>
  );
};

/** A reference to a source of the list below the text. */
function Citation({ source }: { source: number }) {
  return (
    <a
      href={`#${sourceAnchor(source)}`}
      aria-label={`Source ${source}`}
      className="rounded-tick px-0.5 py-1.5 align-super text-[0.75em] leading-none font-medium text-brand hover:underline"
    >
      {`[${source}]`}
    </a>
  );
}

/** Words with their emphasis, code, links and references to sources. */
export function SpanTexts({ spans }: { spans: Spans }) {
  return numbered(spans).map(({ item, number }) =>
    item.source === undefined ? (
      <span key={number}>{formed(item)}</span>
    ) : (
      <Citation key={number} source={item.source} />
    ),
  );
}

/** A line in which code is between backticks. */
export function CodedLine({ text }: { text: string }) {
  return numbered(text.split('`')).map(({ item, number }) =>
    number % 2 === 1 ? <InlineCode key={number}>{item}</InlineCode> : <span key={number}>{item}</span>,
  );
}
