import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { judging } from '#shared/features/judging/routes.ts';
import { isHost } from './found.ts';
import { list, task } from './list.ts';

// What changes something, and results, are loaded with the first request that needs them.
const later = {
  ...laterHandlers(() => import('./judges.ts'), ['judges']),
  ...laterHandlers(() => import('./score.ts'), ['score']),
  ...laterHandlers(() => import('./conflict.ts'), ['conflict']),
  ...laterHandlers(() => import('./publish.ts'), ['publish']),
  ...laterHandlers(() => import('./results.ts'), ['results', 'feedback']),
};

/** Judging challenges: who judges, their scores, and the published results. */
export const handler = serve(judging, {
  handlers: { judging: list, task, ...later },
  records: {
    challenge: {
      load: ({ params }) => getChallenge(params.id),
      relations: { owner: isHost },
      notFound: 'This challenge doesn’t exist.',
    },
  },
});
