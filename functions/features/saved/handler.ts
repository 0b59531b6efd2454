import { serve } from '#functions/core/serve.ts';
import { saved } from '#shared/features/saved/routes.ts';
import { get, hide, save, unhide, unsave } from './mark.ts';

/** What users save and hide. */
export const handler = serve(saved, { handlers: { get, save, unsave, hide, unhide } });
