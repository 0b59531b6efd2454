import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { summaryOf } from '#functions/parts/opportunities/summary.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { elementNames, expectValid, textsAt } from '#functions/testing/xml.ts';
import { opportunityQuery } from '#shared/features/opportunities/query.ts';
import { feedOf } from './feed.ts';

beforeAll(asOperator);

const SITE = 'https://fledge.example';
const NOW = new Date('2026-02-01T00:00:00.000Z');
const feed = (query: object) => new Browser().call('opportunities.feed', { query: { ...query } });

describe('the feed of a search', () => {
  it('has what the list has, by the same filters and page by page', async () => {
    const skill = `Skill ${Date.now()}`;
    const [first, second] = [
      await published({ skills: [skill], title: 'First', postedAt: '2026-01-05T08:00:00.000Z' }),
      await published({ skills: [skill], title: 'Second', postedAt: '2026-01-06T08:00:00.000Z' }),
    ];
    const query = { skills: skill.toLowerCase(), limit: 1 };
    await eventually('both in the search', async () => {
      const all = await new Browser().call('opportunities.list', { query: { ...query, limit: 2 } });
      return all.body.items.length === 2;
    });
    const { text, headers } = await feed(query);
    expectValid('atom', text);
    expect(textsAt(text, '//a:entry/a:id').map((id) => id.split('/').at(-1))).toEqual([second.id]);
    expect(textsAt(text, '/a:feed/a:updated')).toEqual([second.postedAt]);
    const [next = ''] = textsAt(text, '//a:link[@rel="next"]/@href');
    const page = await new Browser().send(next.replace(/^https?:\/\/[^/]+/, ''));
    expectValid('atom', page.text);
    expect(textsAt(page.text, '//a:entry/a:title')).toEqual([`First at ${first.company}`]);
    expect(textsAt(page.text, '/a:feed/a:id')).toEqual(textsAt(text, '/a:feed/a:id'));
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });

  it('is valid without an entry', () => {
    const text = feedOf(
      opportunityQuery.parse({ q: '&<', type: 'job' }),
      { items: [], nextCursor: null },
      SITE,
      NOW,
    );
    expectValid('atom', text);
    expect(textsAt(text, '//a:link[@rel="self"]/@href')).toEqual([
      `${SITE}/api/opportunities/feed.xml?type=job&q=%26%3C`,
    ]);
  });

  it('is valid with whatever the fields of a posting and a search hold, and shows it as text', () => {
    const fields = fc.record({
      title: hostileText,
      company: hostileText,
      location: hostileText,
      description: hostileText,
      salary: hostileText,
      skills: fc.array(hostileText, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fields, hostileText, (given, q) => {
        const items = [summaryOf(someOpportunity({ ...given, salary: given.salary }))];
        const query = { ...opportunityQuery.parse({}), q: q.toWellFormed() };
        const text = feedOf(query, { items, nextCursor: null }, SITE, NOW);
        expectValid('atom', text);
        const expected = feedOf(
          { ...query, q: 'x' },
          { items: [summaryOf(someOpportunity({ skills: given.skills.map(() => 'x') }))], nextCursor: null },
          SITE,
          NOW,
        );
        expect(elementNames(text)).toEqual(elementNames(expected));
        if (/^[\x20-\x7e]*$/.test(given.title + given.company))
          expect(textsAt(text, '//a:entry/a:title')).toEqual([`${given.title} at ${given.company}`]);
      }),
      { numRuns: 200 },
    );
  });
});
