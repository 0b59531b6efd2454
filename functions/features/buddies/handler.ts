import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getPair } from '#functions/parts/buddies/repository.ts';
import { buddies } from '#shared/features/buddies/routes.ts';
import { own, sideIn } from './state.ts';

// Finding counterparts is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./seek.ts'), ['seek', 'leave']),
  ...laterHandlers(() => import('./change.ts'), ['accept', 'decline', 'end']),
};

/** Students and seniors who are paired for a term. */
export const handler = serve(buddies, {
  handlers: { own, ...later },
  records: {
    'buddy-pair': {
      load: ({ params }) => getPair(params.id),
      relations: { participant: (pair, { id }) => sideIn(pair, id) !== undefined },
      notFound: 'This offer doesn’t exist.',
    },
  },
});
