import type { Event, WithContext } from 'schema-dts';
import { publicEventPath } from '#shared/features/events/address.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { eventStatus, onlineAt, people } from './schema-terms.ts';

/** A public event for search engines: schema.org Event. `site` is the site’s address, without a slash at the end. */
export const eventData = (event: PublicEvent, site: string) => {
  const { id, title, description, startsAt, endsAt, venue, status, host, coHosts, capacity, going } = event;
  const url = site + publicEventPath(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(description !== '' && { description }),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: eventStatus(status === 'cancelled'),
    // An event without a place in words takes place in an online room, whose address guests alone get.
    ...(venue === ''
      ? onlineAt(url)
      : {
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
          location: { '@type': 'Place' as const, name: venue, address: venue },
        }),
    organizer: people([host, ...coHosts]),
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: Math.max(0, capacity - going),
    isAccessibleForFree: true,
    url,
  } satisfies WithContext<Event>;
};
