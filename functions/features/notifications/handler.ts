import { serve } from '#functions/core/serve.ts';
import { notifications } from '#shared/features/notifications/routes.ts';
import { list } from './list.ts';
import { read } from './read.ts';

/** The notifications of a user. The records are written by the stream's consumer. */
export const handler = serve(notifications, { handlers: { list, read } });
