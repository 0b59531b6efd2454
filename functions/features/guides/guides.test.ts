import { describe, expect, it } from 'vitest';
import { guideAt } from '#functions/parts/guides/shown.ts';
import { Browser } from '#functions/testing/api.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { GUIDE_COUNTRIES, type Guide } from '#shared/features/guides/fact.ts';
import { GUIDES } from '#shared/features/guides/guides.ts';

const GUIDE: Guide = {
  country: 'de',
  name: 'Germany',
  summary: 'What to know.',
  facts: [
    {
      id: 'read',
      topic: 'work',
      text: 'A fact.',
      source: { title: 'A page', url: 'https://example.de/', read: '2026-01-01' },
    },
    {
      id: 'open',
      topic: 'costs',
      check: true,
      text: 'A question.',
      link: { title: 'A', url: 'https://a.de/' },
    },
  ],
};

describe('the guides', () => {
  it('are read by visitors, together and one by one', async () => {
    const browser = new Browser();
    const { items } = (await browser.call('guides.list')).body;
    expect(items.map(({ country }) => country)).toEqual(GUIDE_COUNTRIES);
    const now = await advanceClock(0);
    for (const country of GUIDE_COUNTRIES) {
      const { body } = await browser.call('guides.get', { params: { country } });
      expect(body).toEqual(guideAt(GUIDES[country], now));
      expect(items).toContainEqual(body);
    }
  });

  it('are 404 for other countries', async () => {
    for (const country of ['fr', 'DE', 'constructor', '__proto__', 'x'.repeat(300)])
      expect((await new Browser().send(`/api/guides/${country}`)).status, country).toBe(404);
  });

  it('say which facts may be out of date, from the day after 180 days on', () => {
    const staleAt = (now: string) =>
      guideAt(GUIDE, new Date(now)).facts.map((fact) => ('source' in fact ? fact.stale : undefined));
    expect(staleAt('2026-06-30T23:59:59.999Z')).toEqual([false, undefined]);
    expect(staleAt('2026-07-01T00:00:00.000Z')).toEqual([true, undefined]);
  });
});
