import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getAsk } from '#functions/parts/asks/repository.ts';
import { asks } from '#shared/features/asks/routes.ts';
import { list, published } from './list.ts';
import { sideOf } from './view.ts';

// What a list does not need is loaded with the first request for it.
const later = {
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(() => import('./settings.ts'), ['settings', 'saveSettings']),
  ...laterHandlers(() => import('./people.ts'), ['people']),
  ...laterHandlers(() => import('./answer.ts'), ['answer', 'decline']),
  ...laterHandlers(() => import('./publish.ts'), ['publish']),
};

/** Questions of students to alumni, and the answers that were published. */
export const handler = serve(asks, {
  handlers: { list, published, ...later },
  records: {
    ask: {
      load: ({ params }) => getAsk(params.id),
      relations: { participant: (ask, { id }) => sideOf(ask, id) !== undefined },
      notFound: 'This question doesn’t exist.',
    },
  },
});
