import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { contact } from '#shared/features/contact.ts';
import { getMessage } from './repository.ts';

/** One message of the contact form, for admins, as long as it is kept. */
export const message: Handler<typeof contact.message> = async ({ params, now }) => {
  const found = await getMessage(params.id, now);
  if (!found) throw new AppError('not_found', { message: 'This message does not exist, or not any more.' });
  return found;
};
