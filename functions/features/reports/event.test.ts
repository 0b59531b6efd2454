import { expect, it } from 'vitest';
import { activeAdmin } from '#functions/testing/admins.ts';
import { asGuest, publishedEvent } from '#functions/testing/events.ts';
import { type Member, member } from '#functions/testing/members.ts';

const caseOf = async ({ browser }: Member, id: string) =>
  (await browser.call('reports.get', { params: { id } })).body;

it('a report has an event of the reported user as evidence, as the reporter saw it, whatever becomes of it', async () => {
  const [{ host, id }, admin] = [
    await publishedEvent({ audience: 'students', description: 'Bring 50 euros in cash.' }),
    await activeAdmin(),
  ];
  const [guest, onlooker] = [await member(), await member()];
  (await asGuest(guest, 'rsvp', id)).body;
  const say = { params: { id }, body: { text: 'Or pay to my account.' } };
  (await host.browser.call('events.message', say)).body;
  const send = (who: Member, about: Member) =>
    who.browser.call('reports.create', { body: { userId: about.id, code: 'fraud', eventId: id } });
  // The event is not that user's, or not for the reporter.
  expect((await send(guest, onlooker)).status).toBe(404);
  expect((await send(await member({ role: 'mentor' }), host)).status).toBe(404);
  const [ofGuest, ofOnlooker] = [(await send(guest, host)).body.id, (await send(onlooker, host)).body.id];
  const reason = { params: { id }, body: { reason: 'Nothing' } };
  (await host.browser.call('events.cancel', reason)).body;
  const { event } = await caseOf(admin, ofGuest);
  expect(event).toMatchObject({ id, title: 'How to read a term sheet', timeZone: 'Europe/Berlin' });
  const announced = 'Bring 50 euros in cash.\n\nLibrary, room 2';
  expect(event?.texts.map(({ text }) => text)).toEqual([announced, 'Or pay to my account.']);
  // Who has no place was written nothing.
  const seen = (await caseOf(admin, ofOnlooker)).event?.texts;
  expect(seen?.map(({ text }) => text)).toEqual([announced]);
});
