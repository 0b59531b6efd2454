import { serve } from '#functions/core/serve.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { recommended } from './recommended.ts';

/** Search, recommendations and single opportunities. */
export const handler = serve('opportunities', { list, recommended, get });
