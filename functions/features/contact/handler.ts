import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { contact } from '#shared/features/contact/routes.ts';
import { message } from './message.ts';
import { messages } from './messages.ts';
import { answer, promises, support } from './promises.ts';
import { getMessage } from './repository.ts';

// Computing with time zones is loaded with the first message.
const later = laterHandlers(() => import('./send.ts'), ['send']);

/** The messages of the contact form: visitors send them, admins read them. */
export const handler = serve(contact, {
  handlers: { ...later, messages, message, answer, promises, support },
  records: {
    'contact-message': {
      load: ({ params, now }) => getMessage(params.id, now),
      relations: {},
      notFound: 'This message doesn’t exist. It may have been deleted.',
    },
  },
});
