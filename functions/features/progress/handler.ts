import { serve } from '#functions/core/serve.ts';
import { progress } from '#shared/features/progress/routes.ts';
import { get } from './get.ts';

/** A student’s own progress. */
export const handler = serve(progress, { handlers: { get } });
