import { expect, test } from 'vitest';
import { ARTICLES } from './articles.ts';
import { entryFieldsSchema } from './entry-fields.ts';
import { blocksFrom, entrySchemaFor, textFrom, valuesFrom } from './entry-text.ts';

test('the text of every built-in entry is read back as its blocks', () => {
  for (const { id, body } of ARTICLES) expect(blocksFrom(textFrom(body)), id).toEqual(body);
});

test.each([
  ['', []],
  ['one\ntwo', [{ kind: 'paragraph', text: 'one two' }]],
  [
    '## A\n- b\n- c\nd',
    [
      { kind: 'heading', text: 'A' },
      { kind: 'list', items: ['b', 'c'] },
      { kind: 'paragraph', text: 'd' },
    ],
  ],
  ['<b>x</b>', [{ kind: 'paragraph', text: '<b>x</b>' }]],
])('the text %j has these blocks', (text, blocks) => {
  expect(blocksFrom(text)).toEqual(blocks);
});

test('every built-in entry can be edited', () => {
  for (const article of ARTICLES)
    expect(
      entryFieldsSchema.safeParse({ ...article, copy: article.copy.join('\n') }).success,
      article.id,
    ).toBe(true);
});

test('what is wrong is said of the field in which it was written', () => {
  const [article] = ARTICLES;
  const fields = entryFieldsSchema.parse({
    ...article,
    copy: '',
    sources: [],
    law: false,
  });
  const values = { id: 'an-entry', ...valuesFrom(fields) };
  const schema = entrySchemaFor(fields.topics.slice(1));
  expect(schema.parse(values)).toEqual({ id: 'an-entry', fields });
  const wrong = (given: Partial<typeof values>) =>
    schema.safeParse({ ...values, ...given }).error?.issues.map(({ path }) => path[0]);
  expect(wrong({ title: '' })).toEqual(['title']);
  expect(wrong({ id: 'new' })).toEqual(['id']);
  expect(wrong({ sources: 'A page' })).toEqual(['sources', 'sources']);
  expect(wrong({ law: true })).toEqual(['sources']);
  expect(wrong({ type: 'link', address: 'http://x.org', publisher: '' })).toEqual(['address', 'publisher']);
  expect(wrong({ type: 'template' })).toEqual(['copy']);
});
