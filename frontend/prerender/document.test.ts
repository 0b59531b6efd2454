import { expect, it } from 'vitest';
import { type DocumentContext, documentOf } from './document.ts';
import type { Page } from './page.ts';

const context: DocumentContext = {
  css: 'a{}',
  early: 'let a',
  font: '/assets/font.woff2',
  fontSheets: [],
  entry: '/assets/entry.js',
  entryImports: [],
  pictures: new Map([['/x', '/assets/card.png']]),
};
const page: Page = {
  path: '/x',
  file: 'x.html',
  title: 'A < B & "C"',
  headline: 'A < B',
  description: '"quoted" <b>',
  card: 'a card',
  structuredData: [{ answer: '</script><script>alert(1)</script>' }],
  markup: '<p>Hello</p>',
};

it('no text can close its element', () => {
  const html = documentOf(page, context);
  expect(html).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
  expect(html).toContain('content="&quot;quoted&quot; &lt;b>"');
  expect(html).not.toContain('</script><script>alert');
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(page.structuredData[0]);
});

it('a page without a card is not indexed', () => {
  const html = documentOf({ ...page, card: null }, context);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:/);
});
