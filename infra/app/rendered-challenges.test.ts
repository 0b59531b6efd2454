import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CHALLENGE_EXAMPLES, RESULTS_EXAMPLE } from '#frontend/prerender/challenge-examples.ts';
import { MARKS } from '#frontend/prerender/head.ts';
import { renderChallenge, renderResults } from '#frontend/prerender/renderers/pages.tsx';
import { publicViewOf } from '#functions/parts/challenges/shown.ts';
import { someChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { publishedResults } from '#functions/testing/results.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { RENDERED_RESULTS, type ResultsPage } from '#shared/features/pages/routes.ts';

const template = `<head>${MARKS.about}${MARKS.more}</head><div data-prerendered="${MARKS.path}">${MARKS.markup}</div>${MARKS.data}`;
const INPUT = { template, siteUrl: 'https://fledge.example' };
const NOW = new Date('2027-03-01T08:00:00.000Z');
const host = newAccount({ role: 'employer' });

const render = (challenge: PublicChallenge, isOver = false) =>
  renderChallenge({ ...INPUT, challenge, isOver });
const renderPage = (page: ResultsPage) => renderResults({ ...INPUT, page });
const someResults = (entries: number): ResultsPage => ({
  challengeId: 'c-results',
  results: publishedResults({ entries, judges: 6 }, NOW),
});

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
const unstyled = (html: string, examples: readonly string[]) => {
  const styled = new Set(examples.flatMap(classesIn));
  // The icons’ own names are only in the package’s build of them.
  return classesIn(html).filter((name) => !styled.has(name) && !name.startsWith('lucide'));
};

describe('the page of a challenge', () => {
  const at = (status: PublicChallenge['status']) => publicViewOf(someChallenge({ host, status }, NOW));

  it('has one heading of the first level, and no class for which the examples have no styles', async () => {
    const examples = await Promise.all(CHALLENGE_EXAMPLES.map((example) => render(example)));
    for (const status of ['open', 'judging', 'published', 'cancelled'] as const) {
      const html = await render(at(status));
      expect(html.match(/<h1[ >]/g), status).toHaveLength(1);
      expect(unstyled(html, examples), status).toEqual([]);
    }
  });

  it('tells search engines of the challenge until its deadline, and asks them to forget a cancelled one afterwards', async () => {
    const told = async (status: PublicChallenge['status'], isOver: boolean) => {
      const html = await render(at(status), isOver);
      return [html.includes('ld+json'), html.includes('noindex')];
    };
    expect(await told('open', false)).toEqual([true, false]);
    expect(await told('cancelled', false)).toEqual([true, false]);
    expect(await told('judging', true)).toEqual([false, false]);
    expect(await told('published', true)).toEqual([false, false]);
    expect(await told('cancelled', true)).toEqual([false, true]);
  });

  it('has at most 12 KB of HTML before its styles, with texts of a usual length', async () => {
    const html = await render({ ...at('open'), description: 'Nobody knows when to come back. '.repeat(40) });
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  });

  it('keeps what looks like markup a text', async () => {
    const html = await render({
      ...at('open'),
      title: '<b>"&</b>',
      description: '</script><img src=x onerror=a()>{{data}}',
    });
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('<title>&lt;b>&quot;&amp;&lt;/b> · Fledge</title>');
  });
});

describe('the page of results', () => {
  it('has one heading of the first level, and no class for which the examples have no styles', async () => {
    const html = await renderPage(someResults(5));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(unstyled(html, [await renderPage(RESULTS_EXAMPLE)])).toEqual([]);
  });

  it('has at most 20 KB of HTML before its styles for twenty entries', async () => {
    expect(gzipSync(await renderPage(someResults(20)), { level: 9 }).length).toBeLessThanOrEqual(20_000);
  });

  it('fits into the answer of a function, as JSON, for as many entries and scores as are rendered', async () => {
    const { challengeId, results } = someResults(RENDERED_RESULTS.entries / 10);
    const html = await renderPage({ challengeId, results });
    const data = Buffer.byteLength(JSON.stringify(JSON.stringify(results)));
    const whole = Buffer.byteLength(JSON.stringify(html));
    const scores = Buffer.byteLength(JSON.stringify(JSON.stringify(results.scores)));
    const most =
      10 * (whole - data) + 10 * (data - scores) + (scores / results.scores.length) * RENDERED_RESULTS.scores;
    expect(most).toBeLessThanOrEqual(6_000_000);
  });
});
