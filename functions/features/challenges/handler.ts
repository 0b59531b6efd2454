import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { challenges } from '#shared/features/challenges/routes.ts';
import { isHost } from './found.ts';
import { get, list, page } from './list.ts';

// What changes a challenge is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(() => import('./update.ts'), ['update']),
  ...laterHandlers(() => import('./lifecycle.ts'), ['open', 'cancel']),
  ...laterHandlers(() => import('./join.ts'), ['join']),
  ...laterHandlers(() => import('./leave.ts'), ['leave']),
  ...laterHandlers(() => import('./entries.ts'), ['entries', 'entry', 'entryVersion']),
  ...laterHandlers(() => import('./entry-changes.ts'), ['addEntry', 'updateEntry']),
  ...laterHandlers(() => import('./submit.ts'), ['submit']),
  ...laterHandlers(() => import('./entry-ends.ts'), ['withdraw', 'disqualify']),
};

/** Challenges: publishing them, teams, and their entries. */
export const handler = serve(challenges, {
  handlers: { list, get, page, ...later },
  records: {
    challenge: {
      load: ({ params }) => getChallenge(params.id),
      relations: { owner: isHost },
      notFound: 'This challenge doesn’t exist.',
    },
  },
});
