import { serve } from '#functions/core/serve.ts';
import { contact } from '#shared/features/contact/routes.ts';
import { message } from './message.ts';
import { messages } from './messages.ts';
import { getMessage } from './repository.ts';
import { send } from './send.ts';

/** The messages of the contact form: visitors send them, admins read them. */
export const handler = serve(contact, {
  handlers: { send, messages, message },
  records: {
    'contact-message': {
      load: ({ params, now }) => getMessage(params.id, now),
      relations: {},
      notFound: 'This message doesn’t exist. It may have been deleted.',
    },
  },
});
