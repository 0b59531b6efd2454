import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { resultParts } from '#functions/parts/judging/published.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { Browser } from '#functions/testing/api.ts';
import { createChallenge, joinChallenge, openChallenge } from '#functions/testing/challenges.ts';
import { member } from '#functions/testing/members.ts';
import { publishedResults } from '#functions/testing/results.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { expectValid, textsAt } from '#functions/testing/xml.ts';
import { CHALLENGE_ID, publicChallengePath } from '#shared/features/challenges/address.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
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
const RESULTS = publishedResults({ entries: 5, judges: 4 }, new Date('2027-03-01T12:00:00.000Z'));
const storeResults = async (challengeId: string, results: PublishedResults): Promise<void> => {
  const [bytes] = resultParts(results).parts;
  await putItem({ Item: { ...itemOf('judging-result', { challengeId, part: '0' }), bytes } });
};

/** A challenge whose results are published. The whole path to them is in the browser test of judging. */
const publishedChallenge = async () => {
  const host = newAccount({ role: 'alumni' });
  const fields = { id: `${CHALLENGE_ID}${newId()}`, host, status: 'published' } as const;
  const challenge = await storeChallenge(someChallenge(fields, await advanceClock(0)));
  await storeResults(challenge.id, RESULTS);
  return challenge;
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
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
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
  it('is there once they are published: with all that it takes to recompute them, and judges as letters', async () => {
    const missing = await at('/no-such-page');
    const { id: open } = await openChallenge();
    const before = await at(resultsPath(open));
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(before.text).toBe(missing.text);

    const { id } = await publishedChallenge();
    const { status, headers, text } = await at(resultsPath(id));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(text).toContain('<title>Results: Shorter waits at the campus clinic · Fledge</title>');
    const { challengeId, results } = hydratedWith(text);
    expect(challengeId).toBe(id);
    expect(results).toEqual(RESULTS);
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
      variableMeasured: ['Usefulness', 'Evidence', 'Craft'],
      distribution: [
        { '@type': 'DataDownload', contentUrl: expect.stringContaining(`/api${resultsPath(id)}`) },
      ],
    });
    expect((await at(`${resultsPath(id)}/`)).text).toBe(text);
    expect((await at(resultsPath(id), 'HEAD')).status).toBe(200);
    expect((await page(id)).text).toContain(`href="${resultsPath(id)}"`);
  });

  it('is the app alone for more than a function may answer with', async () => {
    const challengeId = `c-${newId()}`;
    const scores = Array.from({ length: RENDERED_RESULTS.scores + 1 }, () =>
      RESULTS.scores.slice(0, 1),
    ).flat();
    await storeResults(challengeId, { ...RESULTS, scores });
    const { status, text } = await at(resultsPath(challengeId));
    expect(status).toBe(200);
    expect(text).toBe((await at('/dashboard')).text);
  });
});

describe('the site map of challenges', () => {
  it('names those that are open and leads to results that are published', async () => {
    const [{ id }, published] = [await openChallenge(), await publishedChallenge()];
    const paths = await eventually('the list', async () => {
      const found = await mapped();
      return [id, published.id].every((one) => found.includes(publicChallengePath(one))) && found;
    });
    expect(paths).toContain(resultsPath(published.id));
    expect(paths).not.toContain(resultsPath(id));
  });
});
