import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { resultParts } from '#functions/parts/judging/published.ts';
import { tasksOf } from '#functions/parts/judging/repository.ts';
import { Browser } from '#functions/testing/api.ts';
import { createChallenge, joinChallenge, openChallenge } from '#functions/testing/challenges.ts';
import { giveScore, judged, NOW, publishBy } from '#functions/testing/judged.ts';
import { assignAll, setJudges } from '#functions/testing/judging.ts';
import { member } from '#functions/testing/members.ts';
import { publishedResults } from '#functions/testing/results.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { expectValid, textsAt } from '#functions/testing/xml.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { resultsOf } from '#shared/features/judging/results.ts';
import { RENDERED_RESULTS } from '#shared/features/pages/routes.ts';

beforeAll(asOperator);

const at = (path: string, method = 'GET') => new Browser().send(path, { method });
const page = (id: string, method = 'GET') => at(publicChallengePath(id), method);
const structured = (text: string) => {
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(data);
};
const hydratedWith = (text: string) => {
  const [, data = ''] = /application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(data);
};
const mapped = async (): Promise<string[]> => {
  const { text } = await at('/sitemap-challenges.xml');
  expectValid('sitemap', text);
  return textsAt(text, '//s:loc').map((address) => address.replace(/^https?:\/\/[^/]+/, ''));
};

describe('the page of a challenge', () => {
  it('has all of it for people and for machines, and nothing of those who take part', async () => {
    const { id, challenge } = await openChallenge({ title: 'Quiet kitchens' });
    const student = await member({ firstName: 'Canary' });
    const { teamId } = (await joinChallenge(student, id)).body;
    const { status, headers, text } = await page(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<title>Quiet kitchens · Fledge</title>');
    expect(text).toMatch(/<meta name="description" content="Entries until [^"]+ Prize: A week in our lab\./);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${publicChallengePath(id)}">`));
    expect(text).toContain('Build something that shortens the wait.');
    // What anyone needs to check the rubric: its text and its hash.
    expect(text).toContain(`>${challenge.frozen?.sha256}</p>`);
    expect(text).toContain('Who is helped, and how much?');
    expect(structured(text)).toMatchObject({
      '@type': 'Event',
      name: 'Quiet kitchens',
      startDate: challenge.frozen?.at,
      endDate: challenge.deadline,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation' },
    });
    expect(hydratedWith(text)).toMatchObject({ id, status: 'open', participants: 1 });
    expect(text).not.toMatch(/canary/i);
    for (const hidden of [teamId, student.id]) expect(text).not.toContain(hidden);
    expect((await at(`${publicChallengePath(id)}/?utm_source=x`)).text).toBe(text);
    const head = await page(id, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('says that it was cancelled, and why', async () => {
    const { id, host } = await openChallenge({ title: 'Night buses' });
    const body = { reason: 'The depot burned down' };
    (await host.browser.call('challenges.cancel', { params: { id }, body })).body;
    const { status, text } = await page(id);
    expect(status).toBe(200);
    expect(text).toContain('This challenge was cancelled');
    expect(text).toContain('The depot burned down');
    expect(structured(text).eventStatus).toBe('https://schema.org/EventCancelled');
  });

  it('is 404 for a draft, also once that is cancelled, and for what does not exist', async () => {
    const missing = await at('/no-such-page');
    const host = await member({ role: 'alumni' });
    const [draft, cancelled] = [await createChallenge(host), await createChallenge(host)];
    const params = { id: cancelled.id };
    (await host.browser.call('challenges.cancel', { params, body: { reason: 'No judges' } })).body;
    for (const id of [draft.id, cancelled.id, newId(), 'x'.repeat(200), '<b>', ''])
      for (const path of [publicChallengePath(id), resultsPath(id)]) {
        const { status, headers, text } = await at(path);
        expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
        expect(text).toBe(missing.text);
      }
    for (const path of [`${publicChallengePath(draft.id)}/entries`, `${resultsPath(draft.id)}/1`])
      expect((await at(path)).text).toBe(missing.text);
    const paths = await mapped();
    for (const id of [draft.id, cancelled.id]) expect(paths).not.toContain(publicChallengePath(id));
  });
});

describe('the page of results', () => {
  it('is there once they are published: with all that it takes to recompute them, judges as letters, and no comment', async () => {
    const missing = await at('/no-such-page');
    const of = await judged(4, 4);
    const { id, host, panel, students } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    for (const { judgeId, entryId } of await tasksOf(id)) {
      const account = panel.find((one) => one.id === judgeId);
      const points = (judgeId.charCodeAt(0) + entryId.charCodeAt(entryId.length - 1)) % 6;
      if (account) await giveScore(of, account, entryId, points, `Canary of ${judgeId}`);
    }
    const before = await at(resultsPath(id));
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(before.text).toBe(missing.text);
    // All is scored, and nothing of it is public.
    expect((await page(id)).text).not.toMatch(/canary|Team \d|Idea \d|Family\d|Judge\d/i);

    await publishBy(of, host);
    const { status, headers, text } = await at(resultsPath(id));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(text).toContain('<title>Results: Shorter waits · Fledge</title>');
    const { challengeId, results } = hydratedWith(text);
    expect(challengeId).toBe(id);
    const again = resultsOf(results.rubric.criteria, results.scores);
    const published = results.entries.map(
      ({ title: _, team: __, ...entry }: { title: string; team: string }) => entry,
    );
    expect(published).toEqual(again.entries);
    // Without JavaScript: the table of the entries, and the hash of the rubric.
    const [, table = ''] = /<table[^>]*aria-label="Entries"[^>]*>(.*?)<\/table>/.exec(text) ?? [];
    for (const { title, team, raw, adjusted } of results.entries)
      for (const shown of [title, team, raw.toFixed(2), adjusted.toFixed(2)])
        expect(table).toContain(`>${shown}<`);
    expect(text).toContain(`>${results.sha256}</dd>`);
    expect(structured(text)).toMatchObject({
      '@type': 'Dataset',
      variableMeasured: ['Problem', 'Evidence'],
      distribution: [
        { '@type': 'DataDownload', contentUrl: expect.stringContaining(`/api${resultsPath(id)}`) },
      ],
    });
    expect(text).not.toMatch(/canary|Family\d|Judge\d/i);
    for (const { id: hidden } of [...panel, ...students]) expect(text).not.toContain(hidden);
    expect((await at(`${resultsPath(id)}/`)).text).toBe(text);
    expect((await at(resultsPath(id), 'HEAD')).status).toBe(200);
    expect((await page(id)).text).toContain(`href="${resultsPath(id)}"`);
  });

  it('is the app alone for more than a function may answer with', async () => {
    const challengeId = `c-${newId()}`;
    const few = publishedResults({ entries: 3, judges: 3 }, NOW);
    const scores = Array.from({ length: RENDERED_RESULTS.scores + 1 }, () => few.scores.slice(0, 1)).flat();
    const [bytes] = resultParts({ ...few, scores }).parts;
    await putItem({ Item: { ...itemOf('judging-result', { challengeId, part: '0' }), bytes } });
    const { status, text } = await at(resultsPath(challengeId));
    expect(status).toBe(200);
    expect(text).toBe((await at('/dashboard')).text);
  });
});

describe('the site map of challenges', () => {
  it('names those that are open and leads to results that are published', async () => {
    const { id } = await openChallenge();
    const paths = await eventually('the list', async () => {
      const found = await mapped();
      const [published] = found.filter((path) => path.endsWith('/results'));
      return published !== undefined && found.includes(publicChallengePath(id)) && found;
    });
    expect(paths).not.toContain(resultsPath(id));
    for (const path of paths.filter((one) => one.endsWith('/results')))
      expect((await at(path)).status).toBe(200);
  });
});
