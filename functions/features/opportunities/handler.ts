import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { opportunities } from '#shared/features/opportunities.ts';
import { count } from './count.ts';
import { facets } from './facets.ts';
import { feed } from './feed.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { saved } from './saved.ts';

// The matching and its vocabulary are loaded with the first request that needs them.
const match: Handler<typeof opportunities.match> = async (call) => (await import('./match.ts')).match(call);
const recommended: Handler<typeof opportunities.recommended> = async (call) =>
  (await import('./recommended.ts')).recommended(call);

/** Search, recommendations and single opportunities. */
export const handler = serve(opportunities, {
  handlers: { list, feed, count, facets, recommended, saved, match, get },
});
