import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { anyFilters, anyOpportunity, idsOf, naivelyMatches } from '#functions/testing/opportunities.ts';
import { publish, store, walk } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { eventually } from '#functions/testing/stack.ts';
import { type Opportunity, opportunitySummarySchema } from '#shared/features/opportunities/routes.ts';

/** Later than any deadline that has passed in these tests, and earlier than any that has not. */
const TODAY = '2026-06-01';
const SEED = Number(process.env.SEARCH_SEED ?? Math.floor(Math.random() * 2 ** 31));

const list = (query: Record<string, string>) => new Browser().call('opportunities.list', { query });

let all: Opportunity[];
let mark: string;
beforeAll(async () => {
  all = fc.sample(anyOpportunity, { numRuns: 100, seed: SEED });
  mark = await publish(all);
});

/** Those of a list that this test made: other tests and the seed have theirs in the same table. */
const ours = <T extends { id: string }>(items: readonly T[]) => {
  const ids = new Set(all.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
};

describe('the list of opportunities', () => {
  it('holds over all pages exactly what a plain filter lets through, each once', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.integer({ min: 5, max: 50 }), async (filters, limit) => {
        const expected = idsOf(all.filter(naivelyMatches(filters, TODAY)));
        // Of misspelt words, which nothing has, the answers are those of other words.
        const isCorrected = (await list(filters)).body.correctedQuery !== undefined;
        expect(isCorrected ? [] : idsOf(ours(await walk(filters, limit)))).toEqual(expected);
      }),
      { numRuns: rounds(15, 60), seed: SEED },
    );
  });

  it('comes newest first, in pages of 20 by default, and says when it ends', async () => {
    const first = (await list({ skills: mark })).body;
    expect(first.items).toHaveLength(20);
    const everything = await walk({ skills: mark }, 7);
    expect(everything.slice(0, 20)).toEqual(first.items);
    expect(everything.map(({ postedAt }) => postedAt)).toEqual(
      everything
        .map(({ postedAt }) => postedAt)
        .toSorted()
        .toReversed(),
    );
    const open = everything.length;
    const exact = (await list({ skills: mark, limit: '50' })).body;
    expect(exact.nextCursor === null).toBe(open <= 50);
  });

  it('returns a summary of each', async () => {
    const text = 'Every word of this counts. '.repeat(20);
    const pay = { min: 28, max: 35, currency: 'USD', period: 'hour' } as const;
    const one = someOpportunity({ description: text, pay });
    const skill = await publish([one]);
    const { items } = (await list({ skills: skill })).body;
    expect(items).toEqual([
      {
        ...opportunitySummarySchema.strip().parse({ ...one, description: '' }),
        description: expect.any(String),
        replies: null,
      },
    ]);
    expect(items[0]?.description.length).toBeLessThanOrEqual(200);
    expect(items[0]?.description).toMatch(/^Every word .*…$/);
    expect(items[0]?.salary).toBe('$28 – $35 an hour');
  });

  it('takes every filter as people type it', async () => {
    const one = someOpportunity({ title: 'Zither maker', location: 'Ürümqi #1', skills: ['C++', 'Node.js'] });
    const skill = await publish([one]);
    const finding = [
      { location: 'ÜRÜMQI #1' },
      { skills: `c++,NODE.js , ${skill}` },
      { q: 'zither mak' },
      { q: 'node harbour' },
      { q: 'C++', skills: skill },
      { type: '', location: ' ', skills: '', q: 'ZITHER' },
    ];
    for (const query of finding) expect(idsOf(await walk(query))).toContain(one.id);
    for (const query of [
      { location: 'Ürümqi' },
      { skills: `${skill},java` },
      { q: 'ers' },
      { q: '+++' },
      { q: '\u0000' },
    ])
      expect(idsOf(await walk(query))).not.toContain(one.id);
  });

  it('drops what is closed, changed or past its last day', async () => {
    const [closed, moved, past] = [
      someOpportunity(),
      someOpportunity(),
      someOpportunity({ deadline: '2026-01-06' }),
    ];
    const skill = await publish([closed, moved, past]);
    await store([
      { ...closed, status: 'closed' },
      { ...moved, location: 'Elsewhere' },
    ]);
    await eventually('the lists to follow', async () => {
      const left = await walk({ skills: skill });
      return left.length === 1 && left[0]?.location === 'Elsewhere';
    });
    // Each list is written on its own, so one may follow a moment after another.
    await eventually('the list of the old place', async () => {
      return (await walk({ skills: skill, location: 'Remote' })).length === 0;
    });
    const ids = await eventually('the list of the new place', async () => {
      const there = idsOf(await walk({ skills: skill, location: 'elsewhere' }));
      return there.length > 0 && there;
    });
    expect(ids).toEqual([moved.id]);
  });

  it.each([
    { limit: '0' },
    { limit: '51' },
    { limit: 'many' },
    { type: 'gig' },
    { q: 'x'.repeat(201) },
    { skills: Array.from({ length: 11 }, (_, i) => `skill${i}`).join(',') },
  ])('answers 400 to %j', async (query) => {
    const answer = await list(query as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: 'invalid_input',
      fields: { [Object.keys(query)[0] ?? '']: expect.any(String) },
    });
  });

  it('refuses a cursor that it did not give for these filters', async () => {
    const cursor = (await list({ skills: mark, limit: '2' })).body.nextCursor ?? '';
    expect(cursor).not.toBe('');
    expect((await list({ skills: mark.toUpperCase(), limit: '3', cursor })).status).toBe(200);
    const [payload = '', signature = ''] = cursor.split('.');
    const otherPayload = Buffer.from('{"list":0,"after":"0"}').toString('base64url');
    for (const bad of ['x', '.', '%', payload, `${payload}.`, `${otherPayload}.${signature}`, `${cursor}x`])
      expect((await list({ skills: mark, cursor: bad })).error.code).toBe('invalid_cursor');
    for (const other of [{}, { skills: mark, type: 'job' }, { skills: mark, q: 'e' }, { location: 'Boston' }])
      expect((await list({ ...other, cursor } as Record<string, string>)).error.code).toBe('invalid_cursor');
    expect((await list({ skills: mark, cursor: 'x'.repeat(2049) })).status).toBe(400);
  });
});
