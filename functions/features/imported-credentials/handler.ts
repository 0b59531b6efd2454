import type { Handler } from '#functions/core/handlers.ts';
import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getImport, importsOf } from '#functions/parts/imported-credentials/repository.ts';
import { importedCredentials } from '#shared/features/imported-credentials/routes.ts';
import { shownImport } from './shown.ts';

const list: Handler<typeof importedCredentials.list> = async ({ account, now }) => ({
  items: (await importsOf(account.id)).map((record) => shownImport(record, now)),
});

// Linked data, tokens and the vocabulary of skills are loaded with the first check.
const later = laterHandlers(() => import('./create.ts'), ['create', 'get', 'remove']);

/** Credentials that others issued. It is the only function that fetches from addresses that a user’s document names. */
export const handler = serve(importedCredentials, {
  handlers: { list, ...later },
  records: {
    'imported-credential': {
      load: ({ params }) => getImport(params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This credential doesn’t exist.',
    },
  },
});
