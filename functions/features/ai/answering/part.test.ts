import { expect, it } from 'vitest';
import { checked, said } from './part.ts';

const linking = (path: string) => ({
  ...said('Look at this.'),
  blocks: [{ kind: 'cards' as const, cards: [{ title: 'An opening', detail: '', path }] }],
});

it('a link of a part is a path of the site', () => {
  expect(checked(linking('/opportunities/1?a=b#c'))).toMatchObject(linking('/opportunities/1?a=b#c'));
  for (const path of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ' /x',
    '/x y',
    '',
  ])
    expect(() => checked(linking(path))).toThrow();
  expect(() => checked({ ...said('x'), sources: [{ title: 'Out', url: 'https://evil.example' }] })).toThrow();
});
