import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { CONTACT_MESSAGES, type contact } from '#shared/features/contact/routes.ts';
import { storeMessage } from './repository.ts';

const LIMIT = { name: 'contact', ...CONTACT_MESSAGES };

/**
 * Takes a message, within a limit for each sender. One from a program that filled the hidden field counts and gets the
 * same answer, but is not stored: with another answer, its author would leave the field empty next time.
 */
export const send: Handler<typeof contact.send> = async ({
  body: { website, oneName: _, ...message },
  sender,
  now,
}) => {
  await limitRequests(LIMIT, sender(), now);
  if (website === '') await storeMessage({ ...message, id: newId(), receivedAt: now.toISOString() });
  return { message: `Thank you, ${message.firstName}. We’ve received your message and will reply by email.` };
};
