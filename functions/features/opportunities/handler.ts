import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { opportunities } from '#shared/features/opportunities/routes.ts';
import { count } from './count.ts';
import { facets } from './facets.ts';
import { get } from './get.ts';
import { list } from './list.ts';

// The matching and its vocabulary, the feed and the saved list are loaded with the first request that needs them.
const feed = laterHandlers(() => import('./feed.ts'), ['feed']);
const saved = laterHandlers(() => import('./saved.ts'), ['saved']);
const match = laterHandlers(() => import('./match.ts'), ['match']);
const recommended = laterHandlers(() => import('./recommended.ts'), ['recommended']);

/** Search, recommendations and single opportunities. */
export const handler = serve(opportunities, {
  handlers: { list, count, facets, get, ...feed, ...saved, ...match, ...recommended },
});
