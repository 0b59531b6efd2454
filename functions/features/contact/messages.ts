import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { type contact, contactMessageSchema } from '#shared/features/contact/routes.ts';
import { latestMessages } from './repository.ts';

const PURPOSE = 'contact.messages';
const positionSchema = contactMessageSchema.pick({ receivedAt: true, id: true });

/** What people wrote through the contact form, the latest first, for admins. */
export const messages: Handler<typeof contact.messages> = async ({ query: { cursor, limit }, now }) => {
  const after = cursor === undefined ? undefined : decodeCursor(PURPOSE, cursor, positionSchema);
  const found = await latestMessages(limit + 1, after, now);
  return pageFrom(found, limit, (last) => encodeCursor(PURPOSE, positionSchema.parse(last)));
};
