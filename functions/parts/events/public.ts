import { looksLikeId } from '#functions/core/ids.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { getEvent } from './repository.ts';
import { cardOf } from './shown.ts';

/** A public event as visitors see it; undefined for all others, and for drafts. */
export const publicEvent = async (id: string): Promise<PublicEvent | undefined> => {
  const event = looksLikeId(id) ? await getEvent(id) : undefined;
  if (event?.audience !== 'public' || event.status === 'draft') return undefined;
  const { audience: _, university: __, version: ___, ...shown } = cardOf(event);
  return shown;
};
