import { serve } from '#functions/core/serve.ts';
import { platformFigures } from '#shared/features/platform-figures/routes.ts';
import { health } from './health.ts';
import { list } from './list.ts';

/** What happens on the platform, and whether it works: for its admins. */
export const handler = serve(platformFigures, { handlers: { list, health } });
