import { serve } from '#functions/core/serve.ts';
import { equality } from '#shared/features/equality/routes.ts';
import { get, remove, save } from './answers.ts';

/** Equal opportunity answers, for the user who gave them and no one else. */
export const handler = serve(equality, { handlers: { get, save, remove } });
