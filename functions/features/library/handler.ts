import { serve } from '#functions/core/serve.ts';
import { library } from '#shared/features/library/routes.ts';
import { get } from './get.ts';

/** The articles of the library. They are part of the function: it reads nothing from the table. */
export const handler = serve(library, { handlers: { get } });
