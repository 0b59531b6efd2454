import { serve } from '#functions/core/serve.ts';
import { posterFor } from '#functions/parts/applicants/poster-postings.ts';
import { exportsFeature } from '#shared/features/exports/routes.ts';
import { create, get } from './exports.ts';
import { getExport } from './repository.ts';

/** Files of applicants that users asked for. Each is for who asked, as long as they may see what is in it. */
export const handler = serve(exportsFeature, {
  handlers: { create, get },
  records: {
    export: {
      load: ({ params, account, now }) => getExport(account.id, params.id, now),
      relations: {
        owner: async ({ userId, poster }, account) =>
          userId === account.id && poster === (await posterFor(account)),
      },
      notFound: 'This export doesn’t exist. Exported files are deleted after a day.',
    },
  },
});
