import type { PublicEvent } from '#shared/features/events/schema.ts';
import { getEvent } from './repository.ts';
import { cardOf } from './shown.ts';

/** What an id of an event looks like: everything else is none. */
const ID = /^[\w-]{1,64}$/;

/** A public event as visitors see it; undefined for all others, and for drafts. */
export const publicEvent = async (id: string): Promise<PublicEvent | undefined> => {
  const event = ID.test(id) ? await getEvent(id) : undefined;
  if (event?.audience !== 'public' || event.status === 'draft') return undefined;
  const { audience: _, university: __, version: ___, ...shown } = cardOf(event);
  return shown;
};
