import { serve } from '#functions/core/serve.ts';
import { inbox } from '#shared/features/inbox/routes.ts';
import { changes } from './changes.ts';

/** Tells browsers what is new: the route that they ask again and again. */
export const handler = serve(inbox, { handlers: { changes } });
