import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getCredential } from '#functions/parts/credentials/repository.ts';
import { credentials } from '#shared/features/credentials/routes.ts';
import { list } from './list.ts';
import { page } from './page.ts';

// What signs, and what admins decide, is loaded with the first request that needs it.
const own = laterHandlers(() => import('./own.ts'), ['get', 'visibility', 'appeal']);
const published = laterHandlers(() => import('./published.ts'), ['status', 'achievement', 'did', 'document']);
const decided = laterHandlers(() => import('./decide.ts'), ['suspend', 'restore', 'revoke', 'decline']);

/** Credentials and badges: claims, what their holders and admins do with them, and what is published for verifiers. */
export const handler = serve(credentials, {
  handlers: {
    list,
    page,
    ...laterHandlers(() => import('./claim.ts'), ['claim']),
    ...own,
    ...laterHandlers(() => import('./queue.ts'), ['queue']),
    ...decided,
    ...published,
  },
  records: {
    credential: {
      load: ({ params }) => getCredential(params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This credential doesn’t exist.',
    },
  },
});
