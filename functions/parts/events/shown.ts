import { shortened } from '#shared/core/characters.ts';
import type { CommunityEvent } from '#shared/features/events/schema.ts';
import type { EventRecord } from './record.ts';
import { isHost } from './repository.ts';

/** What everyone who may see an event sees of it, whoever they are. */
export type EventCard = Omit<CommunityEvent, 'hosting' | 'mine'>;

/** An event for those who may see it. */
export const cardOf = (event: EventRecord): EventCard => ({
  id: event.id,
  title: event.title,
  description: event.description,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  venue: event.venue,
  capacity: event.capacity,
  audience: event.audience,
  status: event.status,
  host: event.host,
  coHosts: event.coHosts,
  university: event.audience === 'university' ? event.university : '',
  going: event.held,
  waiting: event.waiting,
  attended: event.status === 'held' ? event.attended : null,
  reason: event.reason,
  version: event.version,
  updatedAt: event.updatedAt,
});

/** How much of the description a list shows. */
const LISTED = 160;

/** The same in a list: the beginning of the description. */
export const listedCardOf = (event: EventRecord): EventCard => ({
  ...cardOf(event),
  description: shortened(event.description.replace(/\s+/g, ' ').trim(), LISTED),
});

/** What only one user sees of an event in a list. */
export const inList = (event: EventRecord, userId: string, mine: CommunityEvent['mine']): CommunityEvent => ({
  ...listedCardOf(event),
  hosting: isHost(event, userId),
  mine,
});
