import { demoEventId } from '#functions/seed/event-ids.ts';
import type { Person, Scene } from './scene.ts';

const MINUTE_MS = 60_000;

/** A full minute so many minutes from now. */
const inMinutes = (minutes: number): string =>
  new Date(Math.ceil(Date.now() / MINUTE_MS + minutes) * MINUTE_MS).toISOString();

/** A user looks for events, and at a full one for which they wait, and shows one to which they went; its host looks at the guests, and writes to them. */
export const readEvents = async ({ browser }: Person, host: Person): Promise<void> => {
  const params = { id: demoEventId('round-table') };
  await browser.call('events.list', { query: { limit: '20' } });
  await browser.call('events.get', { params });
  await host.browser.call('events.guests', { params, query: { limit: '20' } });
  await browser.call('events.show', { params: { id: demoEventId('plant-walk') }, body: { shown: true } });
  await host.browser.call('events.figures');
  const text = 'The door is open from half past six on.';
  await host.browser.call('events.message', { params, body: { text } });
};

/** A host publishes an event that begins soon, a guest comes, goes, comes back and checks in; then it is cancelled. */
export const hostEvent = async ({ visitor }: Scene, host: Person, guest: Person): Promise<void> => {
  const fields = {
    title: 'How to read a term sheet',
    description: 'Bring your questions.',
    startsAt: inMinutes(50),
    endsAt: inMinutes(170),
    timeZone: 'Europe/Berlin',
    venue: 'Library, room 2',
    link: '',
    capacity: 20,
    audience: 'public',
    coHosts: [],
  };
  const { id, version } = await host.browser.call('events.create', { body: fields });
  const params = { id };
  await host.browser.call('events.update', { params, body: { ...fields, capacity: 30, version } });
  const { code } = await host.browser.call('events.publish', { params });
  await visitor.call('events.page', { params });
  await visitor.call('pages.event', { params });
  await visitor.call('pages.eventMap');
  await guest.browser.call('events.rsvp', { params });
  await guest.browser.call('events.leave', { params });
  await guest.browser.look('events.rsvp', { params });
  // Check-in is open from an hour before the beginning on.
  await guest.browser.call('events.checkIn', { params, body: { code } });
  await host.browser.call('events.cancel', { params, body: { reason: 'A pipe burst.' } });
};
