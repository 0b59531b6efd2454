import * as z from 'zod';
import type { Key } from '#functions/core/table.ts';
import {
  type Opportunity,
  type OpportunitySummary,
  opportunitySummarySchema,
} from '#shared/features/opportunities.ts';
import { paySchema } from '#shared/features/pay-schema.ts';
import { defaultReplyBy } from '#shared/features/reply-clock.ts';
import { searchWords } from '#shared/features/search-terms.ts';
import { facetList, keyWord, placeOf, readPlace, wordList } from './lists.ts';
import { summaryOf } from './summary.ts';

/**
 * No posting is larger than this, in bytes as DynamoDB counts them (names and values in UTF-8): what the limits of
 * the opportunity's schema add up to when every character takes three bytes. A test makes such a one.
 */
export const MAX_POSTING_BYTES = 3900;

const shape = opportunitySummarySchema.shape;

/**
 * A posting as it is stored. It repeats the whole summary, some twenty to fifty times for each opportunity,
 * and a list's cost is its bytes: so the names are short, and id and time of posting stand in the sort key alone.
 */
const storedSchema = z.object({
  sk: z.string(),
  t: shape.type,
  n: shape.title,
  c: shape.company,
  l: shape.location,
  d: shape.description,
  s: shape.skills,
  p: shape.salary,
  /** min, max, currency, period */
  m: z.tuple([z.number(), z.number(), paySchema.shape.currency, paySchema.shape.period]).nullable(),
  e: shape.deadline,
  /** The day of the reply, missing where it is the default; urgent and featured, missing where they are not. */
  r: shape.replyBy.optional(),
  u: z.literal(true).optional(),
  f: z.literal(true).optional(),
});

/** A posting as it is read: the summary, and the word under which it is in its list (empty in a facet list). */
export interface Posting {
  readonly sk: string;
  readonly word: string;
  readonly summary: OpportunitySummary;
}

export const postingSchema = storedSchema.transform(({ sk, t, n, c, l, d, s, p, m, e, r, u, f }): Posting => {
  const { word, postedAt, id } = readPlace(sk);
  const pay = m && { min: m[0], max: m[1], currency: m[2], period: m[3] };
  return {
    sk,
    word,
    summary: {
      id,
      type: t,
      title: n,
      company: c,
      location: l,
      description: d,
      skills: s,
      salary: p,
      pay,
      postedAt,
      deadline: e,
      replyBy: r ?? defaultReplyBy(e),
      urgent: u === true,
      featured: f === true,
    },
  };
});

const stored = (summary: OpportunitySummary): Omit<z.input<typeof storedSchema>, 'sk'> => {
  const { pay } = summary;
  return {
    t: summary.type,
    n: summary.title,
    c: summary.company,
    l: summary.location,
    d: summary.description,
    s: summary.skills,
    p: summary.salary,
    m: pay && [pay.min, pay.max, pay.currency, pay.period],
    e: summary.deadline,
    ...(summary.replyBy !== defaultReplyBy(summary.deadline) && { r: summary.replyBy }),
    ...(summary.urgent && { u: true as const }),
    ...(summary.featured && { f: true as const }),
  };
};

/** The keys of all postings of a summary: one for each combination of its facets and each of its words. */
const keysOf = (summary: OpportunitySummary): Key[] => {
  const place = placeOf(summary.postedAt, summary.id);
  const keys: Key[] = [];
  const asked = new Set(summary.skills.map((skill) => skill.toLowerCase()));
  for (const type of [undefined, summary.type])
    for (const location of [undefined, summary.location.toLowerCase()])
      for (const skill of [undefined, ...asked])
        keys.push({ pk: facetList({ type, location, skill }).pk, sk: place });
  for (const word of new Set(searchWords(summary).map(keyWord)))
    keys.push({ pk: wordList(word).pk, sk: `${word}#${place}` });
  return keys;
};

/** A posting as it is written: key, summary, and when the table may forget it. */
export type StoredPosting = Key & z.input<typeof storedSchema> & { entity: 'posting'; ttl: number };

/**
 * All postings of an opportunity, from nothing but its record: none when it is closed. Past its deadline lists skip
 * them, and the table deletes them in its own time.
 */
export const postingsOf = (opportunity: Omit<Opportunity, 'applicationCount'>): StoredPosting[] => {
  if (opportunity.status !== 'open') return [];
  const summary = summaryOf(opportunity);
  const lastDay = Date.parse(`${opportunity.deadline}T00:00:00Z`) / 1000;
  const common = { entity: 'posting', ttl: lastDay + 86_400, ...stored(summary) } as const;
  return keysOf(summary).map((key) => ({ ...key, ...common }));
};
