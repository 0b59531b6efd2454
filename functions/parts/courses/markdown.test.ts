import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hostileText } from '#functions/testing/hostile.ts';
import { cases } from '#functions/testing/rounds.ts';
import { blocksSchema } from '#shared/core/block-schema.ts';
import type { Block, Spans } from '#shared/core/blocks.ts';
import { visibleText } from '#shared/core/visible-text.ts';
import { blocksOf } from './markdown.ts';

const one = (markdown: string): Block | undefined => {
  const { blocks, findings } = blocksOf(markdown);
  expect(findings).toEqual([]);
  expect(blocks).toHaveLength(1);
  return blocks[0];
};
const messages = (markdown: string): string[] => blocksOf(markdown).findings.map(({ message }) => message);

describe('what a text may have', () => {
  it('becomes a block of its kind', () => {
    expect(one('## A `const` *heading*')).toEqual({ kind: 'heading', level: 2, text: 'A const heading' });
    expect(one('A **bold *and italic*** `x < y`\n[link](https://example.org/a) as said[^2].')).toEqual({
      kind: 'paragraph',
      spans: [
        { text: 'A ' },
        { text: 'bold ', strong: true },
        { text: 'and italic', strong: true, emphasis: true },
        { text: ' ' },
        { text: 'x < y', code: true },
        { text: ' ' },
        { text: 'link', href: 'https://example.org/a' },
        { text: ' as said' },
        { text: '[2]', source: 2 },
        { text: '.' },
      ],
    });
    expect(one('1. one\n2. two')).toMatchObject({
      kind: 'list',
      ordered: true,
      items: [[{ text: 'one' }], [{ text: 'two' }]],
    });
    expect(one('```js run\nlet a = "<b>";\n```')).toEqual({
      kind: 'code',
      language: 'js',
      text: 'let a = "<b>";',
    });
    expect(one('| a | b |\n|---|---|\n| 1 |')).toEqual({
      kind: 'table',
      header: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], []]],
    });
    expect(one('```figure alt="A tree" caption="Branches"\na -- b\n```')).toEqual({
      kind: 'figure',
      text: 'a -- b',
      alt: 'A tree',
      caption: 'Branches',
    });
    expect(one('> [!WARNING]\n> Careful.\n>\n> Twice.')).toEqual({
      kind: 'callout',
      tone: 'warning',
      paragraphs: [[{ text: 'Careful.' }], [{ text: 'Twice.' }]],
    });
    expect(one('{{exercise 12}}')).toEqual({ kind: 'exercise', number: 12 });
  });

  it('is code in a fence whatever it looks like', () => {
    const text = ['<<<<<<< HEAD', '>>>>>>> main', '- - - - -', '<script>', '[['.repeat(500)].join('\n');
    expect(one(`\`\`\`text\n${text}\n\`\`\``)).toEqual({ kind: 'code', language: 'text', text });
  });
});

describe('what a text may not have', () => {
  it.each([
    ['<b>bold</b>', 'HTML is not allowed. Write code in backticks.'],
    ['<script>alert(1)</script>', 'HTML is not allowed. Write code in backticks.'],
    ['![a](https://example.org/a.png)', 'Images are not allowed. Draw a figure of characters.'],
    ['[a](javascript:alert(1))', 'A link needs an address that begins with https://.'],
    ['[a](javascript&#58;alert(1))', 'A link needs an address that begins with https://.'],
    ['[a](http://example.org)', 'A link needs an address that begins with https://.'],
    ['[a](https://user:secret@example.org)', 'A link needs an address that begins with https://.'],
    ['[a](/dashboard)', 'A link needs an address that begins with https://.'],
    ['# Title', 'Headings are ## or ###.'],
    ['- a\n  - b', 'Each item of a list is one paragraph; lists have one level.'],
    ['3. three', 'A numbered list begins with 1.'],
    ['> A quotation', 'A quotation begins with [!NOTE], [!TIP] or [!WARNING] in a line of its own.'],
    ['> [!DANGER]\n> Hm', 'A quotation begins with [!NOTE], [!TIP] or [!WARNING] in a line of its own.'],
    ['> [!NOTE]\n> - a', 'A call-out consists of paragraphs.'],
    ['```\nlet a\n```', 'Name the language of code behind its ```, in small letters.'],
    ['```figure caption="x"\na\n```', 'A figure needs alt="…", which says what it shows.'],
    ['a  \nb', 'A line cannot be broken within a paragraph. Begin a new paragraph.'],
    ['a\n\n***\n\nb', 'Lines across the page are not allowed. Use a heading.'],
    ['[a]: https://example.org', 'Sources are listed beside the lesson; in the text, [^1] is the first.'],
    ['Now {{exercise 3}} here', 'The place of an exercise is a paragraph of its own.'],
    ['A &#x202E;turned text', 'The text has a character that cannot be seen or that changes its direction.'],
    ['`a\u202eb`', 'Code has a character that cannot be seen or that changes its direction.'],
    ['> > > > deep', 'Quotations and lists are nested too deeply.'],
    ['*a _b *c _d *e _f* g_ h* i_ j* k_', 'Marks are nested too deeply.'],
    ['a'.repeat(1_000_000), 'The text has more than 12000 characters.'],
  ])('%.40s', (markdown, message) => {
    expect(messages(markdown)).toContain(message);
    const shown = JSON.stringify(blocksOf(markdown).blocks);
    expect(shown).not.toMatch(/javascript:|<script|\u202e/);
  });

  it('is found with its line', () => {
    expect(blocksOf('Fine.\n\n# No\n\n<i>no</i>').findings.map(({ line }) => line)).toEqual([3, 5, 5]);
  });
});

const PIECES = [
  '> ',
  '- ',
  '1. ',
  '## ',
  '```js',
  '```',
  '~~~',
  '*',
  '_',
  '`',
  '[',
  '](',
  ')',
  '![',
  '<',
  '&#60;',
  '|',
  '\n',
  '\n\n',
  '{{exercise 1}}',
  '[^1]',
  '[!NOTE]',
  'javascript:',
  '\u202e',
  '\\',
];
const marked = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 }), hostileText), { maxLength: 60 })
  .map((parts) => parts.join(''));

const spansIn = (block: Block): Spans => {
  if (block.kind === 'paragraph') return block.spans;
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [block.header, ...block.rows].flat(2);
  return block.kind === 'callout' ? block.paragraphs.flat() : [];
};

it('nothing but blocks comes out of any text, each visible and with links by https alone', () => {
  const strict = z.toJSONSchema(blocksSchema);
  expect(strict).toHaveProperty('items');
  fc.assert(
    fc.property(marked, (markdown) => {
      const { blocks, findings } = blocksOf(markdown);
      expect(blocksSchema.parse(blocks)).toEqual(blocks);
      for (const { line, message } of findings) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(message).toMatch(/\.$/);
      }
      for (const { text, href } of blocks.flatMap(spansIn)) {
        expect(visibleText(text)).toBe(text.trim() === '' ? visibleText(text) : text);
        if (href !== undefined) expect(new URL(href).protocol).toBe('https:');
      }
    }),
    cases(300, 20_000),
  );
});

it('any text takes a bounded time, however it repeats itself', () => {
  for (const piece of [
    '[',
    '![',
    '*a_ ',
    '[a](',
    '1. ',
    '> ',
    '- ',
    '`',
    '<!--',
    '&',
    '\n- a',
    '\n> a',
    '| a ',
    '{{',
    '\\',
  ]) {
    const began = performance.now();
    blocksOf(piece.repeat(Math.floor(12_000 / piece.length)));
    blocksOf(`~~~js\n\`\`\`\n~~~\n${piece.repeat(Math.floor(11_000 / piece.length))}`);
    expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(5_000);
  }
});
