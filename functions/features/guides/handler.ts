import { serve } from '#functions/core/serve.ts';
import { guides } from '#shared/features/guides/routes.ts';
import { get } from './get.ts';
import { list } from './list.ts';

/** The guides to studies abroad. They are part of the function: it reads nothing from the table. */
export const handler = serve(guides, { handlers: { list, get } });
