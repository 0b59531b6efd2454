import { serve } from '#functions/core/serve.ts';
import { searches } from '#shared/features/searches/routes.ts';
import { add, change, list, loadSearch, openUnsubscribe, remove, unsubscribe } from './searches.ts';

/** The saved searches of users, and their alerts. */
export const handler = serve(searches, {
  handlers: { list, add, change, remove, openUnsubscribe, unsubscribe },
  records: {
    'saved-search': {
      load: ({ params, account }) => loadSearch(account.id, params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This search isn’t among your saved ones any more.',
    },
  },
});
