import type { Block } from '#shared/features/ai/schema.ts';
import type { Reference, ToolAnswer } from './tool.ts';
import { choicesOf } from './words.ts';

/** The most records that an answer shows. What is beyond is counted. */
export const SHOWN = 5;

type Card = Extract<Block, { kind: 'cards' }>['cards'][number];

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** A row of cards; nothing without any. */
export const cards = (given: readonly Card[]): Block[] =>
  given.length === 0 ? [] : [{ kind: 'cards', cards: [...given] }];

/** A list of texts, each with the path of its record or null; nothing without any. */
export const list = (items: readonly (readonly [text: string, path: string | null])[]): Block[] =>
  items.length === 0
    ? []
    : [{ kind: 'list', ordered: false, items: items.map(([text, path]) => ({ text, path })) }];

/** The parts of a card's detail that there are, in their order. */
export const detailOf = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** An answer of sentences alone, with where to go on. */
export const said = (
  text: string,
  { sources = [], ...more }: Partial<Omit<ToolAnswer, 'blocks' | 'facts'>> = {},
): ToolAnswer => ({ blocks: [paragraph(text)], sources, facts: [], ...more });

/** Something that can be chosen, as its card shows it. */
export interface Option extends Reference {
  readonly detail: string;
  readonly path: string;
}

/** Asks which record is meant, and offers those that there are. */
export const which = (
  question: string,
  options: readonly Option[],
  sources: ToolAnswer['sources'],
): ToolAnswer => {
  const shown = options.slice(0, SHOWN);
  const more = options.length > shown.length ? ` These are ${shown.length} of ${options.length}.` : '';
  return {
    blocks: [
      paragraph(`${question}${more}`),
      ...cards(shown.map(({ label, detail, path }) => ({ title: label, detail, path }))),
    ],
    sources,
    facts: [],
    references: shown.map(({ kind, id, label }) => ({ kind, id, label })),
    suggestions: choicesOf(shown.length),
  };
};
