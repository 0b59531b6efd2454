// Types and plain functions without schemas: the browser loads them with a text.

/** A run of characters of one kind. */
export interface Span {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly emphasis?: true | undefined;
  readonly code?: true | undefined;
  /** An address that begins with `https://`. */
  readonly href?: string | undefined;
  /** The number of a source, from 1. */
  readonly source?: number | undefined;
}
export type Spans = readonly Span[];

/** A part of a text: a text is a list of them, which React renders without HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: Spans }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Spans[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly header: readonly Spans[];
      readonly rows: readonly (readonly Spans[])[];
    }
  /** A diagram of characters, and what it shows for those who do not see it. */
  | { readonly kind: 'figure'; readonly text: string; readonly alt: string; readonly caption: string }
  | { readonly kind: 'callout'; readonly tone: CalloutTone; readonly paragraphs: readonly Spans[] }
  /** The place of an exercise in a lesson. */
  | { readonly kind: 'exercise'; readonly number: number };

export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];

const plainText = (spans: Spans): string => spans.map(({ text }) => text).join('');

/** The text of a part without its form: what is searched, counted and read aloud. */
export const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
      return plainText(block.spans);
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(plainText).join(' ')).join('\n');
    case 'figure':
      return `${block.caption}\n${block.alt}`;
    case 'callout':
      return block.paragraphs.map(plainText).join('\n');
    case 'exercise':
      return '';
  }
};
