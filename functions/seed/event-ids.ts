import { EVENT_ID } from '#shared/features/events/address.ts';
import { idFor } from './random.ts';

/** The id of an event of the demo alumnus, by its name in the seed. */
export const demoEventId = (name: 'round-table' | 'open-evening' | 'plant-walk'): string =>
  `${EVENT_ID}${idFor('event', name)}`;
