import type { Event, WithContext } from 'schema-dts';
import { publicEventPath } from '#shared/features/events/address.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';

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
    eventStatus:
      status === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    // An event without a place in words takes place in an online room, whose address guests alone get.
    ...(venue === ''
      ? {
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
          location: { '@type': 'VirtualLocation' as const, url },
        }
      : {
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
          location: { '@type': 'Place' as const, name: venue, address: venue },
        }),
    organizer: [host, ...coHosts].map(({ name }) => ({ '@type': 'Person' as const, name })),
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: Math.max(0, capacity - going),
    isAccessibleForFree: true,
    url,
  } satisfies WithContext<Event>;
};
