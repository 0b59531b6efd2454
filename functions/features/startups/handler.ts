import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { roleIn } from '#functions/parts/startups/members.ts';
import { startups } from '#shared/features/startups/routes.ts';
import { loadStartup } from './change.ts';
import { get, list } from './list.ts';

// What is not needed to read the team's startups is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./page.ts'), ['page']),
  ...laterHandlers(() => import('./save.ts'), ['create', 'update']),
  ...laterHandlers(() => import('./lifecycle.ts'), ['launch', 'close', 'discard']),
  ...laterHandlers(() => import('./members.ts'), ['members', 'removeMember', 'changeMember']),
  ...laterHandlers(() => import('./invitations.ts'), ['invite', 'accept', 'decline']),
  ...laterHandlers(() => import('./lists.ts'), ['milestones', 'assumptions']),
  ...laterHandlers(() => import('./notes.ts'), ['notes', 'addNote']),
  ...laterHandlers(
    () => import('./documents.ts'),
    ['documents', 'addDocument', 'saveDocument', 'removeDocument'],
  ),
};

/** Startups of students: from a draft to what was learned. */
export const handler = serve(startups, {
  handlers: { list, get, ...later },
  records: {
    startup: {
      load: ({ params, account }) => loadStartup(params.id, account.id),
      relations: {
        owner: ({ member }) => roleIn(member) === 'lead',
        participant: ({ member }) => roleIn(member) !== undefined,
      },
      notFound: 'This startup doesn’t exist.',
    },
  },
});
