import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block } from '#shared/core/blocks.ts';
import { Blocks, PART } from './Blocks.tsx';

const html = (blocks: readonly Block[], more: Omit<Parameters<typeof Blocks>[0], 'blocks'> = {}) =>
  renderToStaticMarkup(<Blocks blocks={blocks} {...more} />);

test('characters of HTML are shown, and never are HTML', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const spans = [{ text: hostile }];
  const shown = html([
    { kind: 'heading', level: 2, text: hostile },
    { kind: 'paragraph', spans: [...spans, { text: hostile, code: true, strong: true, emphasis: true }] },
    { kind: 'list', ordered: false, items: [spans] },
    { kind: 'code', language: hostile, text: hostile },
    { kind: 'table', header: [spans], rows: [[spans]] },
    { kind: 'figure', text: hostile, alt: hostile, caption: hostile },
    { kind: 'callout', tone: 'note', paragraphs: [spans] },
  ]);
  expect(shown).not.toMatch(/<(img|script)/);
  expect(shown.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(10);
});

test('headings are places of the page where they are asked for, and lower where the text is below another one', () => {
  const blocks: readonly Block[] = [{ kind: 'heading', level: 2, text: 'Keys of lists' }];
  expect(html(blocks, { anchored: true })).toContain('<h2 class');
  expect(html(blocks, { anchored: true })).toContain('href="#section-keys-of-lists"');
  expect(html(blocks, { lower: 1 })).toContain('<h3 class');
  expect(html(blocks, { lower: 1 })).not.toContain('href');
});

test('an exercise is shown in its place, and every part has its number', () => {
  const shown = html(
    [
      { kind: 'paragraph', spans: [{ text: 'Before' }] },
      { kind: 'exercise', number: 7 },
    ],
    { exercise: (number) => <b>{`Exercise ${number}`}</b>, anchored: true },
  );
  expect(shown).toMatch(new RegExp(`${PART}="0".*Before.*${PART}="1".*Exercise 7`));
});

test('a figure is read as what it shows, and a source is a link to the list of sources', () => {
  const shown = html([
    { kind: 'figure', text: 'a --> b', alt: 'a leads to b', caption: 'A step' },
    { kind: 'paragraph', spans: [{ text: 'So it is.' }, { text: '', source: 2 }] },
  ]);
  expect(shown).toMatch(/role="img" aria-label="a leads to b"/);
  expect(shown).toMatch(/href="#source-2" aria-label="Source 2"/);
});
