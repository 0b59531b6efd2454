import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { withLimit } from '#shared/core/settings.ts';
import { CONTACT_MESSAGES, type contact } from '#shared/features/contact/routes.ts';
import { CONTACT_MESSAGES_A_MINUTE } from '#shared/features/contact/settings.ts';
import { promiseFor } from './promise.ts';
import { storeMessage } from './repository.ts';

const LIMIT = { name: 'contact', ...CONTACT_MESSAGES };

/**
 * Takes a message, within a limit for each sender. One from a program that filled the hidden field counts and gets the
 * same answer, but is not stored: with another answer, its author would leave the field empty next time.
 */
export const send: Handler<typeof contact.send> = async ({
  body: { website, oneName: _, ...message },
  sender,
  viewer,
  setting,
  now,
}) => {
  await limitRequests(withLimit(LIMIT, await setting(CONTACT_MESSAGES_A_MINUTE)), sender(), now);
  const promise = await promiseFor(await viewer(), now);
  if (website === '')
    await storeMessage({
      ...message,
      id: newId(),
      receivedAt: now.toISOString(),
      ...(promise && { support: promise }),
    });
  return {
    message: `Thank you, ${message.firstName}. We’ve received your message and will reply by email.`,
    ...(promise && { promise: { level: promise.level, dueAt: promise.dueAt } }),
  };
};
