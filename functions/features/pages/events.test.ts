import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { Browser } from '#functions/testing/api.ts';
import { asGuest, createEvent, publishedEvent } from '#functions/testing/events.ts';
import { member } from '#functions/testing/members.ts';
import { eventually } from '#functions/testing/stack.ts';
import { expectValid, textsAt } from '#functions/testing/xml.ts';
import { publicEventPath } from '#shared/features/events/address.ts';

const page = (id: string, method = 'GET') => new Browser().send(publicEventPath(id), { method });

it('the page of a public event has all of it for people and for machines, and nothing of its guests', async () => {
  const email = `canary-${newId()}@example.com`;
  const link = 'https://rooms.example.com/canary';
  const { id, event, host } = await publishedEvent({
    audience: 'public',
    title: 'Harbour walk',
    description: 'Meet at the gate.',
    link,
  });
  (await asGuest(await member({ email, firstName: 'Canary' }), 'rsvp', id)).body;
  const { status, headers, text } = await page(id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  expect(text).toContain('<title>Harbour walk · Fledge</title>');
  expect(text).toContain('Meet at the gate.');
  expect(text).toContain(`property="og:url"`);
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Event',
    name: 'Harbour walk',
    startDate: event.startsAt,
    location: { '@type': 'Place' },
    remainingAttendeeCapacity: 19,
  });
  expect(text).not.toMatch(/canary/i);
  expect(text).not.toContain(event.code ?? '-');
  expect((await page(id, 'HEAD')).status).toBe(200);
  const body = { reason: 'The harbour is closed' };
  (await host.browser.call('events.cancel', { params: { id }, body })).body;
  const after = (await page(id)).text;
  expect(after).toContain('The harbour is closed');
  expect(after).toContain('EventCancelled');
});

it('every other event has none: not those for members, no draft, and nothing that does not exist', async () => {
  const missing = await new Browser().send('/no-such-page');
  const { id: members, host } = await publishedEvent({ audience: 'everyone' });
  const draft = await createEvent(host, { audience: 'public' });
  for (const id of [members, draft.id, newId(), 'x'.repeat(200), '<b>']) {
    const { status, headers, text } = await page(id);
    expect([id, status, headers.get('cache-control')]).toEqual([id, 404, 'no-store']);
    expect(text).toBe(missing.text);
    const shown = await new Browser().send(`/api/events/${encodeURIComponent(id)}/page`);
    expect([400, 404]).toContain(shown.status);
  }
});

it('the site map names the public events that are to come, and no other', async () => {
  const [{ id }, { id: members }] = [
    await publishedEvent({ audience: 'public' }),
    await publishedEvent({ audience: 'students' }),
  ];
  const addresses = await eventually('the list', async () => {
    const { text } = await new Browser().send('/sitemap-events.xml');
    expectValid('sitemap', text);
    const found = textsAt(text, '//s:loc');
    return found.some((one) => one.endsWith(publicEventPath(id))) && found;
  });
  expect(addresses.some((one) => one.endsWith(members))).toBe(false);
});
