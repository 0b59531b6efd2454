import { minuteAfter } from '#functions/scenarios/event.ts';
import type { EventFields, WholeEvent } from '#shared/features/events/schema.ts';
import { type Member, member } from './members.ts';
import { advanceClock } from './stack.ts';

/** A moment a number of hours from now, on a full minute. */
export const inHours = async (hours: number): Promise<string> => minuteAfter(await advanceClock(0), hours);

/** What a host enters: an evening in ten days for twenty people, unless a test says something else. */
export const eventFields = async (given: Partial<EventFields> = {}): Promise<EventFields> => ({
  title: 'How to read a term sheet',
  description: 'Bring your questions.',
  startsAt: await inHours(240),
  endsAt: await inHours(242),
  timeZone: 'Europe/Berlin',
  venue: 'Library, room 2',
  link: '',
  capacity: 20,
  audience: 'everyone',
  coHosts: [],
  ...given,
});

export const createEvent = async (
  { browser }: Member,
  given: Partial<EventFields> = {},
): Promise<WholeEvent> => (await browser.call('events.create', { body: await eventFields(given) })).body;

/** A host and a published event of theirs. */
export const publishedEvent = async (given: Partial<EventFields> = {}) => {
  const host = await member({ role: 'alumni' });
  const { id } = await createEvent(host, given);
  const event = (await host.browser.call('events.publish', { params: { id }, body: {} })).body;
  return { host, id, event };
};

/** Does something as a guest. */
export const asGuest = ({ browser }: Member, what: 'rsvp' | 'leave', id: string) =>
  browser.call(`events.${what}`, { params: { id }, body: {} });

export const readEvent = async ({ browser }: Member, id: string): Promise<WholeEvent> =>
  (await browser.call('events.get', { params: { id } })).body;
