import { serve } from '#functions/core/serve.ts';
import { google } from '#shared/features/google/routes.ts';
import { callback } from './callback.ts';
import { start } from './start.ts';

/** Sign-in with Google: a function of its own, since only this one may read the secret that Google knows us by. */
export const handler = serve(google, { handlers: { start, callback } });
