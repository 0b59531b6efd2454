import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dateSchema, roleSchema } from '#shared/core/contract.ts';
import {
  type Article,
  ENTRY_TYPES,
  isPastDue,
  minutesOf,
  PERMISSIONS,
  POINTED_AT,
  piecesOf,
  TOPICS,
} from './article.ts';
import { ARTICLES } from './articles.ts';
import { checklist, link, template } from './writing.ts';

const text = z.string().min(3);
const sourceSchema = z.strictObject({
  title: text,
  url: z.url({ protocol: /^https?$/ }),
  readOn: dateSchema,
  readNext: dateSchema,
});
const articleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: z.enum(ENTRY_TYPES),
  title: text.max(90),
  roles: z.array(roleSchema).min(1),
  topics: z.array(z.enum(TOPICS)).min(1),
  updated: dateSchema,
  sources: z.array(sourceSchema),
  kind: z.enum(['sourced', 'general']),
  law: z.boolean(),
  answer: text.max(420),
  body: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('heading'), text }),
        z.strictObject({ kind: z.literal('paragraph'), text }),
        z.strictObject({ kind: z.literal('list'), items: z.array(text).min(2) }),
      ]),
    )
    .min(1),
  screens: z.array(z.strictObject({ title: text, path: z.string().regex(/^\/[a-z/-]*$/) })),
  licence: z.strictObject({ name: text.max(80), allows: z.enum(PERMISSIONS) }),
  copy: z.array(z.string().max(600)).max(60),
  link: z.strictObject({ address: z.url({ protocol: /^https$/ }), publisher: text.max(80) }).nullable(),
});

/** All that an article says, its title first. */
const textOf = (article: Article): string => [article.title, ...piecesOf(article)].join('\n');
const wordsOf = (article: Article): number => piecesOf(article).join(' ').split(/\s+/).filter(Boolean).length;
/** The fewest and the most words of each type, all in all. */
const WORDS = { guide: [120, 500], template: [100, 500], checklist: [100, 500], link: [30, 200] } as const;
const named = (which: (article: Article) => boolean): string[] => ARTICLES.filter(which).map(({ id }) => id);

/** Words that make a statement one about law or visas. */
const LAW =
  /\b(visas?|work permits?|residence permits?|laws?|legal(ly)?|illegal(ly)?|lawful|unlawful|discriminat\w+|minimum wage|tax(es|ed|able)?|immigration|statut\w+)\b/i;

/** Words that say nothing, or praise. */
const FILLER =
  /\b(leverage|seamless(ly)?|delve|unlock|empower\w*|game[- ]chang\w+|cutting[- ]edge|world[- ]class|synergy|robust|in today’s|fast-paced|it is important to note|needless to say|at the end of the day|dive into|embark|journey|passionate about|simply|very|really unique|landscape|tapestry|elevate|crucial)\b|!/i;

describe('the articles of the library', () => {
  test('have the form of an article, an id of their own and a title of their own', () => {
    for (const article of ARTICLES) expect(() => articleSchema.parse(article), article.id).not.toThrow();
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
  });

  test('are as long as their type allows', () => {
    expect(
      ARTICLES.flatMap((article) => {
        const [fewest, most] = WORDS[article.type];
        const words = wordsOf(article);
        return words < fewest || words > most ? [`${article.id}: ${words}`] : [];
      }),
    ).toEqual([]);
  });

  test('have a text to copy if they are templates, and an address if they are links', () => {
    expect(named(({ type, copy }) => (type === 'template') !== copy.length > 0)).toEqual([]);
    expect(named(({ type, link }) => (type === 'link') !== (link !== null))).toEqual([]);
    // A template is plain text: what has to be replaced is in square brackets.
    expect(named(({ type, copy }) => type === 'template' && !/\[[^\]]+\]/.test(copy.join('\n')))).toEqual([]);
    expect(named(({ copy }) => copy.some((line) => /[<>]|[\p{Cc}]/u.test(line)))).toEqual([]);
  });

  test('are written by their type: what was read on a day is read again 180 days later', () => {
    const written = {
      id: 'x',
      title: 'X',
      roles: ['student'],
      topics: ['applying'],
      answer: 'A. B.',
      body: [],
    } as const;
    expect(template({ ...written, copy: ['Dear [name]'] })).toMatchObject({
      type: 'template',
      kind: 'general',
    });
    expect(checklist(written)).toMatchObject({ type: 'checklist', copy: [], link: null });
    const linked = link({
      ...written,
      address: 'https://example.org',
      publisher: 'Example',
      licence: { name: 'CC BY 4.0', allows: 'sharing' },
      readOn: '2026-11-27',
    });
    expect(linked.sources).toEqual([
      { title: 'X (Example)', url: 'https://example.org', readOn: '2026-11-27', readNext: '2027-05-26' },
    ]);
  });

  test('take a minute for 200 words', () => {
    const words = (count: number) => ({ answer: 'word '.repeat(count), body: [], copy: [] });
    expect([1, 200, 201, 1000].map((count) => minutesOf(words(count)))).toEqual([1, 1, 2, 5]);
  });

  test('answer in two or three sentences', () => {
    const sentences = ({ answer }: Article): number => answer.split(/[.?](?=\s|$)/).filter(Boolean).length;
    expect(named((article) => sentences(article) < 2 || sentences(article) > 3)).toEqual([]);
  });

  test('say something about law or visas only with a source that was read', () => {
    expect(named((article) => LAW.test(textOf(article)) && !article.law)).toEqual([]);
    expect(named(({ law, sources }) => law && sources.length === 0)).toEqual([]);
    expect(named(({ kind, sources }) => (kind === 'sourced') !== sources.length > 0)).toEqual([]);
  });

  test('have sources that are read again within half a year', () => {
    for (const { id, sources, updated } of ARTICLES)
      for (const { readOn, readNext } of sources) {
        const days = (Date.parse(readNext) - Date.parse(readOn)) / 86_400_000;
        expect(days, id).toBeGreaterThan(0);
        expect(days, id).toBeLessThanOrEqual(180);
        expect(readOn <= updated, id).toBe(true);
      }
  });

  test('are in plain words', () => {
    expect(
      ARTICLES.flatMap((article) => {
        const found = FILLER.exec(textOf(article));
        return found ? [`${article.id}: ${found[0]}`] : [];
      }),
    ).toEqual([]);
  });

  test('are past due from the day after the next reading', () => {
    const sources = [
      { title: 'A page', url: 'https://example.org', readOn: '2026-01-01', readNext: '2026-06-30' },
    ];
    expect(isPastDue({ sources }, '2026-06-30')).toBe(false);
    expect(isPastDue({ sources }, '2026-07-01')).toBe(true);
    expect(isPastDue({ sources: [] }, '2030-01-01')).toBe(false);
  });
});

test('screens lead to articles by their titles', () => {
  const titles = new Map(ARTICLES.map(({ id, title }) => [id, title]));
  expect(Object.entries(POINTED_AT)).toEqual(Object.keys(POINTED_AT).map((id) => [id, titles.get(id)]));
});
