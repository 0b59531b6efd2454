import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import { projects } from '#shared/features/projects/routes.ts';
import { get, list } from './list.ts';

// What changes a project is loaded with the first request that does.
const saved = laterHandlers(() => import('./save.ts'), ['create', 'update']);
const submitted = laterHandlers(() => import('./submit.ts'), ['submit', 'withdraw']);

/** The projects of students, up to their submission for a review. */
export const handler = serve(projects, {
  handlers: { list, get, ...saved, ...submitted },
  records: {
    project: {
      load: ({ params }) => getProject(params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This project doesn’t exist.',
    },
  },
});
