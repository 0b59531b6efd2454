import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { authoring } from '#shared/features/authoring/routes.ts';
import { asOf, getAuthored } from './repository.ts';

// Reading a course needs Markdown and the keys, which the lists do not.
const read = laterHandlers(() => import('./list.ts'), ['list', 'get']);
const saved = laterHandlers(() => import('./save.ts'), ['create', 'remove']);
const updated = laterHandlers(() => import('./update.ts'), ['update']);
const submitted = laterHandlers(() => import('./submit.ts'), ['submit', 'recall', 'retire']);
const reviewed = laterHandlers(
  () => import('./review.ts'),
  ['claim', 'release', 'review', 'withdrawQuestion'],
);

/** Courses as their authors write them, and as another author reviews them. */
export const handler = serve(authoring, {
  handlers: { ...read, ...saved, ...updated, ...submitted, ...reviewed },
  records: {
    'authored-course': {
      load: async ({ params, now }) => {
        const record = await getAuthored(params.id);
        return record && asOf(record, now);
      },
      relations: {
        owner: ({ userId }, { id }) => userId === id,
        participant: ({ claimed }, { id }) => claimed?.by.id === id,
      },
      notFound: 'This course doesn’t exist.',
    },
  },
});
