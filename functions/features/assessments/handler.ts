import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { assessments } from '#shared/features/assessments/routes.ts';
import { answer, appeal, get, submit } from './attempt.ts';

// Exercises, practice and what admins decide are loaded with the first request that needs them.
const { voidAttempt } = laterHandlers(() => import('./void.ts'), ['voidAttempt']);

/** All that needs the keys: exercises, practice, and attempts at tests. */
export const handler = serve(assessments, {
  handlers: {
    ...laterHandlers(() => import('./check.ts'), ['check']),
    ...laterHandlers(() => import('./practice.ts'), ['practice', 'practise']),
    ...laterHandlers(() => import('./start.ts'), ['start']),
    ...{ get, answer, submit, appeal },
    ...laterHandlers(() => import('./watch.ts'), ['watch']),
    void: voidAttempt,
    ...laterHandlers(() => import('./void.ts'), ['decideAppeal']),
  },
  records: {
    attempt: {
      load: ({ params }) => getAttempt(params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This attempt doesn’t exist.',
    },
  },
});
