import { beforeAll, expect, it } from 'vitest';
import { storeCompany } from '#functions/scenarios/company.ts';
import { type Answer, Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/members.ts';
import { complete, openPosting, setStatus } from '#functions/testing/postings.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { textsAt } from '#functions/testing/xml.ts';

beforeAll(asOperator);

/** How long the edge may repeat an answer to visitors, in seconds. */
const keptSeconds = ({ headers }: Answer<unknown>): number =>
  Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

/** What a consumer of the stream takes at most, and a hot read (decision 0142), in seconds. */
const SEARCH_FOLLOWS = 2;
const HOT_READ = 1;

it('that closes leaves search and feed with the stream, and its page at once: later only by what the edge may repeat', async () => {
  const poster = await member({ role: 'employer' });
  await storeCompany([poster]);
  const skill = `Closing ${Date.now()}`;
  const open = await openPosting(poster, { ...complete(), skills: [skill] });
  const [student, visitor] = [await member(), new Browser()];
  const query = { skills: skill.toLowerCase() };
  const found = async () => {
    const own = await student.browser.call('opportunities.list', { query });
    const list = await visitor.call('opportunities.list', { query });
    const feed = await visitor.call('opportunities.feed', { query });
    const counts = [own.body.items.length, list.body.items.length, textsAt(feed.text, '//a:entry').length];
    return { counts, own, list, feed };
  };
  const { own, list, feed } = await eventually('the search to have it', async () => {
    const now = await found();
    return now.counts.join() === '1,1,1' && now;
  });
  const page = await visitor.send(`/opportunities/${open.id}`);
  // Someone signed in never gets a repeated answer: within 2 s.
  expect(keptSeconds(own)).toBe(0);
  expect(SEARCH_FOLLOWS + HOT_READ + Math.max(keptSeconds(list), keptSeconds(feed))).toBeLessThanOrEqual(10);
  expect(keptSeconds(page) + HOT_READ).toBeLessThanOrEqual(65);
  expect(page.text).toContain('JobPosting');

  (await setStatus(poster, open, 'closed')).body;
  const closed = await visitor.send(`/opportunities/${open.id}`);
  expect(closed.text).toContain('>Closed</span>');
  expect(closed.text).not.toContain('JobPosting');
  await eventually('the search to have lost it', async () => (await found()).counts.join() === '0,0,0');
});
