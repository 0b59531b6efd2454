import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { opportunities } from '#shared/features/opportunities/routes.ts';
import { count } from './count.ts';
import { facets } from './facets.ts';
import { feed } from './feed.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { saved } from './saved.ts';

// The matching and its vocabulary are loaded with the first request that needs them.
const match = laterHandlers(() => import('./match.ts'), ['match']);
const recommended = laterHandlers(() => import('./recommended.ts'), ['recommended']);

/** Search, recommendations and single opportunities. */
export const handler = serve(opportunities, {
  handlers: { list, feed, count, facets, saved, get, ...match, ...recommended },
});
