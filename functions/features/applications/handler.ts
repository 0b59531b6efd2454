import { serve } from '#functions/core/serve.ts';
import { applications } from '#shared/features/applications.ts';
import { apply } from './apply.ts';
import { list } from './list.ts';
import { withdraw } from './withdraw.ts';

/** Applying, withdrawing, and where one's applications stand. */
export const handler = serve(applications, { handlers: { apply, list, withdraw } });
