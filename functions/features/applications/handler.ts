import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { applications } from '#shared/features/applications/routes.ts';
import { list } from './list.ts';
import { outside } from './outside/list.ts';
import { getOutside } from './outside/repository.ts';
import { get, preview } from './read.ts';

// Changes are loaded with the first of them, and reading CSV files with its first: the lists are what cold starts wait for.
const changes = laterHandlers(
  async () => (await import('./change-handlers.ts')).handlers,
  ['apply', 'withdraw', 'undoWithdrawal', 'answerOffer', 'addOutside', 'saveOutside', 'removeOutside'],
);
const imports = laterHandlers(() => import('./outside/import.ts'), ['importOutside']);

/** A user's applications, here and outside: applying, withdrawing, and the lists. */
export const handler = serve(applications, {
  handlers: {
    list,
    get,
    preview,
    outside,
    ...changes,
    ...imports,
  },
  records: {
    application: {
      load: ({ params, account }) => getApplication(account.id, params.opportunityId),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'You haven’t applied for this opportunity.',
    },
    'outside-application': {
      load: ({ params, account }) => getOutside(account.id, params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This application isn’t in your list any more.',
    },
  },
});
