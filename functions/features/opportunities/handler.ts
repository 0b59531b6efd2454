import { serve } from '#functions/core/serve.ts';
import { opportunities } from '#shared/features/opportunities.ts';
import { count } from './count.ts';
import { facets } from './facets.ts';
import { feed } from './feed.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { match } from './match.ts';
import { recommended } from './recommended.ts';

/** Search, recommendations and single opportunities. */
export const handler = serve(opportunities, {
  handlers: { list, feed, count, facets, recommended, match, get },
});
