import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';

const html = (language: string) =>
  renderToStaticMarkup(<CodeBlock language={language} text={'First\n\nSecond'} />);

test('a message is a quotation that wraps, and code is not', () => {
  expect(html('message')).toMatch(
    /^<blockquote [^>]*whitespace-pre-wrap[^>]*>First\n\nSecond<\/blockquote>$/,
  );
  expect(html('text')).toContain('<pre');
  expect(html('text')).not.toContain('<blockquote');
});
