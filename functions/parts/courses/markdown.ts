import type { Blockquote, Code, Heading, List, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Block, CALLOUT_TONES, type Spans } from '#shared/core/blocks.ts';
import { proseLines } from '#shared/features/courses/exercise-places.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { isVisible, type Report, spansOf } from './inline.ts';

/** What a text may not have, and in which of its lines, from 1. */
export interface TextFinding {
  readonly line: number;
  readonly message: string;
}

/** How many findings are reported at most. */
const MOST_FINDINGS = 20;
/** Containers in containers, such as `> > > >`: refused before the text is parsed, whose cost grows with them. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){4}/;
/** Brackets and marks in one paragraph, and lines, for the same reason. */
const MOST_MARKS = 800;
const MOST_LINES = 1000;
const MARKS = /[[\]<>*_`!|\\&]/g;
const PLACE = /^\{\{exercise ([1-9]\d?)\}\}$/;
const LANGUAGE = /^[a-z][a-z0-9+#-]{0,19}$/;
const CALLOUT = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/;

type Read = (report: Report) => Block | undefined;

const plain = (spans: Spans): string => spans.map(({ text }) => text).join('');

const heading =
  ({ depth, children }: Heading): Read =>
  (report) => {
    const text = plain(spansOf(children, report)).trim();
    if (text === '') report('A heading is empty.');
    else if (depth === 2 || depth === 3) return { kind: 'heading', level: depth, text };
    else report('Headings are ## or ###.');
    return undefined;
  };

const paragraph =
  ({ children }: Paragraph): Read =>
  (report) => {
    const [only] = children;
    const place = children.length === 1 && only?.type === 'text' ? PLACE.exec(only.value.trim()) : null;
    if (place) return { kind: 'exercise', number: Number(place[1]) };
    const spans = spansOf(children, report);
    return spans.length > 0 ? { kind: 'paragraph', spans } : undefined;
  };

const list =
  ({ ordered, start, children }: List): Read =>
  (report) => {
    if (ordered && start !== 1) report('A numbered list begins with 1.');
    const items = children.map((item) => {
      const [first, ...others] = item.children;
      if (first?.type === 'paragraph' && others.length === 0) return spansOf(first.children, report);
      report('Each item of a list is one paragraph; lists have one level.');
      return [];
    });
    return { kind: 'list', ordered: ordered === true, items: items.filter(({ length }) => length > 0) };
  };

/** `alt="…" caption="…"` behind the language of a figure. */
const attribute = (meta: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1]?.trim() ?? '';

const code =
  ({ lang, meta, value }: Code): Read =>
  (report) => {
    if (!isVisible(value) || !isVisible(meta ?? ''))
      report('Code has a character that cannot be seen or that changes its direction.');
    else if (!LANGUAGE.test(lang ?? ''))
      report('Name the language of code behind its ```, in small letters.');
    else if (lang === 'figure') {
      const [alt, caption] = [attribute(meta ?? '', 'alt'), attribute(meta ?? '', 'caption')];
      if (alt !== '') return { kind: 'figure', text: value, alt, caption };
      report('A figure needs alt="…", which says what it shows.');
    } else return { kind: 'code', language: lang ?? '', text: value };
    return undefined;
  };

const table =
  ({ children }: Table): Read =>
  (report) => {
    const [header = [], ...rows] = children.map((row) =>
      row.children.map((cell) => spansOf(cell.children, report)),
    );
    const cells = header.map((_, index) => index);
    return { kind: 'table', header, rows: rows.map((row) => cells.map((index) => row[index] ?? [])) };
  };

/** The paragraph of a call-out without the word that says what kind it is. */
const withoutTone = ({ children }: Paragraph, length: number): Paragraph['children'] => {
  const [first, ...others] = children;
  return first?.type === 'text' ? [{ ...first, value: first.value.slice(length) }, ...others] : children;
};

const callout =
  ({ children }: Blockquote): Read =>
  (report) => {
    const [opening] = children;
    const [text] = opening?.type === 'paragraph' ? opening.children : [];
    const word = text?.type === 'text' ? CALLOUT.exec(text.value) : null;
    const tone = CALLOUT_TONES.find((one) => one === word?.[1]?.toLowerCase());
    if (!word || !tone) {
      report('A quotation begins with [!NOTE], [!TIP] or [!WARNING] in a line of its own.');
      return undefined;
    }
    const paragraphs = children.map((child, index): Spans => {
      if (child.type === 'paragraph')
        return spansOf(index === 0 ? withoutTone(child, word[0].length) : child.children, report);
      report('A call-out consists of paragraphs.');
      return [];
    });
    return { kind: 'callout', tone, paragraphs: paragraphs.filter(({ length }) => length > 0) };
  };

const OUTSIDE: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed. Write code in backticks.',
  thematicBreak: 'Lines across the page are not allowed. Use a heading.',
  definition: 'Sources are listed beside the lesson; in the text, [^1] is the first.',
};

const readerOf = (node: RootContent): Read => {
  switch (node.type) {
    case 'heading':
      return heading(node);
    case 'paragraph':
      return paragraph(node);
    case 'list':
      return list(node);
    case 'code':
      return code(node);
    case 'table':
      return table(node);
    case 'blockquote':
      return callout(node);
    default:
      return (report) => {
        report(OUTSIDE[node.type] ?? 'This is not allowed in a text.');
        return undefined;
      };
  }
};

/** What is refused before the text is parsed: parsing takes time by what is nested. */
const tooMuch = (markdown: string, most: number): TextFinding | undefined => {
  if (markdown.length > most) return { line: 1, message: `The text has more than ${most} characters.` };
  const lines = proseLines(markdown);
  if (lines.length > MOST_LINES)
    return { line: MOST_LINES, message: `The text has more than ${MOST_LINES} lines.` };
  let marks = 0;
  for (const { line, text } of lines) {
    if (DEEP.test(text)) return { line, message: 'Quotations and lists are nested too deeply.' };
    marks = text.trim() === '' ? 0 : marks + (text.match(MARKS)?.length ?? 0);
    if (marks > MOST_MARKS) return { line, message: 'This paragraph has too many marks of Markdown.' };
  }
  return undefined;
};

/**
 * A text of the subset of Markdown that docs/courses.md describes, as blocks. What is outside of the subset is a finding and
 * not in the blocks: no HTML, no images, links by https only. `most` is how many characters it may have. Takes milliseconds
 * for any text.
 */
export const blocksOf = (
  markdown: string,
  most: number = COURSE.text,
): { blocks: readonly Block[]; findings: readonly TextFinding[] } => {
  const refused = tooMuch(markdown, most);
  if (refused) return { blocks: [], findings: [refused] };
  const findings: TextFinding[] = [];
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const blocks = root.children.flatMap((node) => {
    const line = node.position?.start.line ?? 1;
    const report: Report = (message) => {
      if (findings.length < MOST_FINDINGS) findings.push({ line, message });
    };
    return readerOf(node)(report) ?? [];
  });
  return { blocks, findings };
};
