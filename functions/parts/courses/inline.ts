import type { PhrasingContent } from 'mdast';
import type { Span, Spans } from '#shared/core/blocks.ts';
import { visibleText } from '#shared/core/visible-text.ts';

/** Says what is not allowed at a place in a text; the rest of the text is read all the same. */
export type Report = (message: string) => void;

type Marks = Pick<Span, 'strong' | 'emphasis' | 'code' | 'href'>;

/** Marks within marks: bold in italics in a link. */
const DEEPEST = 4;
const LONGEST_ADDRESS = 500;
const CITATION = /\[\^(\d{1,2})\]/;
const PLACE = /\{\{\s*exercise/i;

/** What is in the text is what a reader sees: references to characters may not bring in what a text may not have. */
export const isVisible = (text: string): boolean => /^[ \t\n]*$/.test(text) || visibleText(text) === text;

/** A text without what cannot be seen. Spaces alone stay: they may be between two words with other marks. */
const shown = (text: string): string => (/^ +$/.test(text) ? ' ' : visibleText(text));

/** An address that a link may have; undefined for any other. */
const addressOf = (url: string): string | undefined => {
  const parsed = url.length <= LONGEST_ADDRESS && isVisible(url) ? URL.parse(url) : null;
  const isOpen = parsed?.username === '' && parsed.password === '';
  return isOpen && parsed.protocol === 'https:' ? parsed.href : undefined;
};

/** A text with its citations: the odd parts of the split are the numbers of sources. */
const textSpans = (value: string, marks: Marks, report: Report): Span[] => {
  if (!isVisible(value))
    report('The text has a character that cannot be seen or that changes its direction.');
  if (PLACE.test(value)) report('The place of an exercise is a paragraph of its own.');
  return shown(value.replace(/\s*\n\s*/g, ' '))
    .split(CITATION)
    .flatMap((text, index): Span[] => {
      if (index % 2 === 1) return [{ text: `[${text}]`, source: Math.max(1, Number(text)) }];
      return text === '' ? [] : [{ text, ...marks }];
    });
};

const OUTSIDE: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed. Write code in backticks.',
  image: 'Images are not allowed. Draw a figure of characters.',
  imageReference: 'Images are not allowed. Draw a figure of characters.',
  break: 'A line cannot be broken within a paragraph. Begin a new paragraph.',
  linkReference: 'Write the address of a link behind its text, in parentheses.',
};

const spansOfNode = (node: PhrasingContent, marks: Marks, depth: number, report: Report): Span[] => {
  const within = (more: Marks, children: readonly PhrasingContent[]): Span[] => {
    if (depth < DEEPEST)
      return children.flatMap((child) => spansOfNode(child, { ...marks, ...more }, depth + 1, report));
    report('Marks are nested too deeply.');
    return [];
  };
  switch (node.type) {
    case 'text':
      return textSpans(node.value, marks, report);
    case 'inlineCode':
      if (!isVisible(node.value))
        report('Code has a character that cannot be seen or that changes its direction.');
      return [{ text: visibleText(node.value), ...marks, code: true }];
    case 'strong':
      return within({ strong: true }, node.children);
    case 'emphasis':
      return within({ emphasis: true }, node.children);
    case 'link': {
      const href = addressOf(node.url);
      if (href === undefined) report('A link needs an address that begins with https://.');
      return within(href === undefined ? {} : { href }, node.children);
    }
    default:
      report(OUTSIDE[node.type] ?? 'This is not allowed in a text.');
      return [];
  }
};

const sameMarks = (one: Span, other: Span): boolean =>
  one.source === undefined &&
  other.source === undefined &&
  one.strong === other.strong &&
  one.emphasis === other.emphasis &&
  one.code === other.code &&
  one.href === other.href;

/** The runs of characters of a part of a text; neighbours with the same marks are one. */
export const spansOf = (nodes: readonly PhrasingContent[], report: Report): Spans => {
  const spans: Span[] = [];
  for (const span of nodes.flatMap((node) => spansOfNode(node, {}, 0, report))) {
    const last = spans.at(-1);
    if (last && sameMarks(last, span)) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else if (span.text !== '') spans.push(span);
  }
  return spans;
};
