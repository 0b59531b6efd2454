import { serve } from '#functions/core/serve.ts';
import { moderation } from '#shared/features/moderation/routes.ts';
import { removeBranding } from './branding.ts';
import { companies, reject, setPlan, verify } from './companies.ts';
import { decide, feature } from './postings.ts';
import { count, list } from './queue.ts';

/** What admins decide about companies and their postings. */
export const handler = serve(moderation, {
  handlers: { list, companies, count, verify, reject, setPlan, removeBranding, decide, feature },
});
