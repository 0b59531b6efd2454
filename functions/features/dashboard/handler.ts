import { serve } from '#functions/core/serve.ts';
import { dashboard } from '#shared/features/dashboard/routes.ts';
import { get } from './get.ts';

/** The figures on the home screen. */
export const handler = serve(dashboard, { handlers: { get } });
