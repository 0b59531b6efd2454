import { expect, it } from 'vitest';
import { ENTRY } from '#shared/features/challenges/rules.ts';
import { entryValuesOf, entryValuesSchema } from './entryValues.ts';

const typed = (links: string) =>
  entryValuesSchema.safeParse({ title: 'Felt blades', description: '', links });

it('sends the links one by one, without empty lines', () => {
  expect(typed(' https://example.com/fan \n\n https://example.com/film').data?.links).toEqual([
    'https://example.com/fan',
    'https://example.com/film',
  ]);
  expect(typed('').data?.links).toEqual([]);
});

it('names the line that is no address, and counts the links', () => {
  expect(typed('https://example.com\nno address').error?.issues[0]?.message).toMatch(/^Line 2: /);
  const tooMany = Array.from({ length: ENTRY.links + 1 }, (_, n) => `https://example.com/${n}`).join('\n');
  expect(typed(tooMany).error?.issues).toMatchObject([
    { path: ['links'], message: `Add at most ${ENTRY.links} links` },
  ]);
});

it('shows a draft as it was typed', () => {
  const links = ['https://example.com/fan', 'https://example.com/film'];
  const values = entryValuesOf({ title: 'Felt blades', description: 'Quiet', links });
  expect(entryValuesSchema.parse(values)).toEqual({ title: 'Felt blades', description: 'Quiet', links });
});
