import type { Handler } from '#functions/core/handlers.ts';
import type { ContactMessage, contact } from '#shared/features/contact/routes.ts';

/** One message from the contact form, for admins, until it is deleted. */
export const message: Handler<typeof contact.message, ContactMessage> = async ({ record }) => record;
