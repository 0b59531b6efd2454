import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { Browser } from '#functions/testing/api.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { member } from '#functions/testing/members.ts';
import { complete, newPosting, openPosting, setStatus } from '#functions/testing/postings.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { elementNames, expectValid, textsAt } from '#functions/testing/xml.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { idsOfPart, partsOn, siteMapIndex } from './site-map.ts';
import { urlSet } from './url-set.ts';

beforeAll(asOperator);

const page = (id: string, method = 'GET') => new Browser().send(`/opportunities/${id}`, { method });
const verified = async () => {
  const poster = await member({ role: 'employer' });
  await storeCompany([poster]);
  return poster;
};

describe('the page of an opportunity', () => {
  it('has all of it in its HTML, for people and for machines, and may be kept for a minute', async () => {
    const { id } = await published({
      title: 'Harbour pilot',
      description: 'Bring ships in.',
      companyId: 'c1',
    });
    const { status, headers, text } = await page(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<title>Harbour pilot · Fledge</title>');
    expect(text).toMatch(/<h1[^>]*><bdi>Harbour pilot<\/bdi><\/h1>/);
    expect(text).toContain('>Bring ships in.</p>');
    expect(text).toContain(`property="og:url" content="http://localhost`);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Harbour pilot',
      directApply: true,
    });
    const [, rendered = ''] = /application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(rendered)).toMatchObject({ id, status: 'open', applicationCount: 0 });
    expect(text).not.toContain('"owner"');
  });

  it.each([
    ['Paused', { status: 'paused' }],
    ['Closed', { status: 'closed' }],
    ['Filled', { status: 'filled' }],
    ['Expired', { deadline: '2026-01-06' }],
  ] as const)('says that it is %s, and is nothing for search engines', async (label, given) => {
    const { id } = await published(given);
    const { status, text } = await page(id);
    expect(status).toBe(200);
    expect(text).toContain(`>${label}</span>`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('ld+json');
  });

  it('is 404 for a draft, one in review, and what does not exist, with the page that all missing pages have', async () => {
    const poster = await verified();
    const draft = await newPosting(poster, complete());
    const pending = await member({ role: 'employer', approved: false });
    await storeCompany([pending], { status: 'unverified' });
    const inReview = (await setStatus(pending, await newPosting(pending, complete()), 'open')).body;
    const missing = await new Browser().send('/no-such-page');
    for (const id of [draft.id, inReview.id, newId(), '-', 'a/b', '', '%3Cb%3E', 'x'.repeat(200)]) {
      const { status, headers, text } = await page(id);
      expect([id, status, headers.get('cache-control')]).toEqual([id, 404, 'no-store']);
      expect(text).toBe(missing.text);
    }
  });

  it('is 410 once it was removed, and comes back when that is undone', async () => {
    const poster = await verified();
    const open = await openPosting(poster);
    const removed = await poster.browser.call('postings.remove', { params: { id: open.id } });
    const gone = await page(open.id);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    const { posting } = removed.body;
    if (!posting) throw new Error('The posting is gone.');
    (await setStatus(poster, posting, 'open')).body;
    expect((await page(open.id)).status).toBe(200);
  });

  it('shows a change at once, to everyone who had read it before', async () => {
    const poster = await verified();
    const open = await openPosting(poster);
    const before = (await page(open.id)).text;
    expect((await page(open.id)).text).toBe(before);
    const { id, version, deadline, replyBy } = open;
    const body = { ...complete(), deadline, replyBy, version, title: 'Pilot of the northern harbour' };
    (await poster.browser.call('postings.save', { params: { id }, body })).body;
    const after = (await page(id)).text;
    expect(before).not.toContain(body.title);
    expect(after).toContain(body.title);
  });

  it('is the same for everyone, with a slash at its end, and for HEAD', async () => {
    const { id } = await published();
    const student = await member();
    const { text, headers } = await student.browser.send(`/opportunities/${id}/?utm_source=x`);
    expect(text).toBe((await page(id)).text);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    const head = await page(id, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await page(newId(), 'HEAD')).status).toBe(404);
  });
});

describe('the page of an article', () => {
  const article = (id: string, method = 'GET') => new Browser().send(`/library/${id}`, { method });

  it('has all of it in its HTML, and may be kept for a minute', async () => {
    const { status, headers, text } = await article('cover-letter');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(text).toContain('<title>How do I write a cover letter? · Fledge</title>');
    expect(text).toContain('>A structure that works</h2>');
    const [, data = ''] = /application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ id: 'cover-letter', kind: 'general', pastDue: false });
    expect((await article('cover-letter/?utm_source=x')).text).toBe(text);
  });

  it('is 404 with the page of all missing pages for what no article is called', async () => {
    const missing = await new Browser().send('/no-such-page');
    for (const id of ['none', '', 'a/b', '%3Cb%3E']) {
      const { status, text } = await article(id);
      expect([id, status]).toEqual([id, 404]);
      expect(text).toBe(missing.text);
    }
    expect((await article('none', 'HEAD')).status).toBe(404);
  });
});

describe('the site map of opportunities', () => {
  it('leads by its parts to every open one, and to no other', async () => {
    const [open, closed] = [await published(), await published({ status: 'closed' })];
    await eventually('the date', () => itemAt('open-list', 'changed'));
    const index = await new Browser().send('/sitemap-opportunities.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expectValid('siteindex', index.text);
    const parts = textsAt(index.text, '//s:loc');
    // When the set of open opportunities last changed, on each part.
    const dates = textsAt(index.text, '//s:lastmod');
    expect(dates).toHaveLength(parts.length);
    expect(new Set(dates).size).toBe(1);
    const found: string[] = [];
    for (const part of parts) {
      const { text } = await new Browser().send(part.replace(/^https?:\/\/[^/]+/, ''));
      expectValid('sitemap', text);
      found.push(...textsAt(text, '//s:loc').map((address) => address.split('/').at(-1) ?? ''));
    }
    expect(found).toContain(open.id);
    expect(found).not.toContain(closed.id);
    expect(new Set(found).size).toBe(found.length);
  });

  it('has parts of the size that is asked for, which together are everything', async () => {
    for (let i = 0; i < 3; i++) await published();
    const day = dayOf(new Date());
    const all = await idsOfPart('first', day);
    const parts = await partsOn(day, 2);
    const ids = await Promise.all(parts.map((part) => idsOfPart(part, day, 2)));
    expect(ids.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
    expect(ids.flat().sort()).toEqual(all.sort());
  });

  it('refuses a part that it did not name', async () => {
    const { status, error } = await new Browser().call('pages.siteMap', { query: { part: 'e30.x' } });
    expect([status, error.code]).toEqual([400, 'invalid_cursor']);
  });

  it('is a valid document of nothing, and of whatever an id or a part holds', () => {
    expectValid('sitemap', urlSet([], { site: 'https://fledge.example' }));
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 3 }), (ids) => {
        const text = urlSet(
          ids.map((id) => `/opportunities/${id}`),
          { site: 'https://fledge.example' },
        );
        expect(elementNames(text)).toEqual(['urlset', ...ids.flatMap(() => ['url', 'loc'])]);
        const index = siteMapIndex(
          'https://fledge.example',
          ids.map((id) => id.toWellFormed()),
          '2026-01-05T08:00:00.000Z',
        );
        expectValid('siteindex', index);
      }),
      { numRuns: 100 },
    );
  });
});
