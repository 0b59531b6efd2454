import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { library } from '#shared/features/library/routes.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { report } from './report.ts';
import { isSaved, save, saved, unsave } from './saved.ts';

/** The entries of the library: those of the release, and what admins made of them. */
export const handler = serve(library, {
  handlers: {
    list,
    get,
    saved,
    isSaved,
    save,
    unsave,
    report,
    ...laterHandlers(
      () => import('./managing.ts'),
      ['managed', 'manage', 'add', 'change', 'remove', 'settle'],
    ),
  },
});
