import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dateSchema } from '#shared/core/contract.ts';
import { CURRENCY_CODES } from '#shared/core/pay-rules.ts';
import { ARTICLES } from '../library/articles.ts';
import { AMOUNT_PERIODS, FACT_TOPICS, GUIDE_COUNTRIES, GUIDE_COUNTRY_NAMES, type Guide } from './fact.ts';
import { GUIDES } from './guides.ts';
import { readingFor } from './reading.ts';
import { mayBeOutOfDate } from './rules.ts';

/** Where official pages are: governments, and the bodies that they name for admission, recognition and advice. */
const OFFICIAL: Readonly<Record<Guide['country'], RegExp>> = {
  ca: /(^|\.)(canada\.ca|gc\.ca|cicic\.ca|educanada\.ca|(ontario|alberta|quebec)\.ca|gov\.bc\.ca|gouv\.qc\.ca)$/,
  de: /(^|\.)(make-it-in-germany\.com|daad\.de|uni-assist\.de|kmk\.org|study-in-germany\.(de|com)|auswaertiges-amt\.de|(germany|india|us)\.diplo\.de|diplo\.de|bamf\.de|anerkennung-in-deutschland\.de|arbeitsagentur\.de|hochschulkompass\.de|hochschulstart\.de|testas\.de|welcome\.hamburg\.com|hamburg\.com|gesetze-im-internet\.de|bund\.de|studierendenwerke\.de|zoll\.de|berlin\.de)$/,
  uk: /(^|\.)(gov\.uk|ucas\.com|enic\.org\.uk|britishcouncil\.org|nhs\.uk|gov\.scot|gov\.wales)$/,
  us: /(^|\.)([a-z]+\.gov|state\.gov)$/,
};

const text = z.string().min(3);
const of = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  topic: z.enum(FACT_TOPICS),
  text: text.max(500),
};
const official = (country: Guide['country']) => z.url({ protocol: /^https$/, hostname: OFFICIAL[country] });
const factSchema = (country: Guide['country']) =>
  z.union([
    z.strictObject({
      ...of,
      amount: z
        .strictObject({
          value: z.number().positive(),
          currency: z.enum(CURRENCY_CODES),
          per: z.enum(AMOUNT_PERIODS),
        })
        .optional(),
      source: z.strictObject({ title: text, url: official(country), read: dateSchema }),
    }),
    z.strictObject({
      ...of,
      check: z.literal(true),
      link: z.strictObject({ title: text, url: official(country) }),
    }),
  ]);

describe.each(GUIDE_COUNTRIES)('the guide to %s', (country) => {
  const guide = GUIDES[country];

  test('names its country, and says what it covers', () => {
    expect(guide.country).toBe(country);
    expect(guide.name).toBe(GUIDE_COUNTRY_NAMES[country]);
    expect(guide.summary.length).toBeGreaterThan(40);
  });

  test('has facts with an official source, its title and the day of reading, or a link for checking', () => {
    const schema = factSchema(country);
    for (const fact of guide.facts) expect(() => schema.parse(fact), fact.id).not.toThrow();
    expect(guide.facts.length).toBeGreaterThanOrEqual(10);
    expect(guide.facts.filter((fact) => 'source' in fact).length).toBeGreaterThanOrEqual(5);
  });

  test('names each fact once', () => {
    expect(new Set(guide.facts.map(({ id }) => id)).size).toBe(guide.facts.length);
  });

  test('says something about each topic', () => {
    const topics = new Set(guide.facts.map(({ topic }) => topic));
    expect(FACT_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
  });
});

test('a fact may be out of date from the day after 180 days', () => {
  expect(mayBeOutOfDate('2026-01-01', '2026-06-30T23:59:59.999Z')).toBe(false);
  expect(mayBeOutOfDate('2026-01-01', '2026-07-01T00:00:00.000Z')).toBe(true);
});

test('guides lead to articles by their titles', () => {
  const titles = new Map(ARTICLES.map(({ id, title }) => [id, title]));
  for (const { id, title } of [undefined, ...GUIDE_COUNTRIES].flatMap((country) => readingFor(country)))
    expect(titles.get(id), id).toBe(title);
});
