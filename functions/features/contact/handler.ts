import { serve } from '#functions/core/serve.ts';
import { contact } from '#shared/features/contact.ts';
import { message } from './message.ts';
import { messages } from './messages.ts';
import { send } from './send.ts';

/** What visitors write to the operator, and the admins' reading of it. */
export const handler = serve(contact, { handlers: { send, messages, message } });
