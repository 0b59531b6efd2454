import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getMentor } from '#functions/parts/mentors/repository.ts';
import { mentors } from '#shared/features/mentors/routes.ts';
import { list } from './list.ts';
import { loadResource } from './resource-repository.ts';
import { addResource, removeResource, resources, saveResource } from './resources.ts';

// Slots with their time zones, the vocabulary of skills and the audit log are loaded with the first request that needs them.
const one = laterHandlers(() => import('./get.ts'), ['get']);
const settings = laterHandlers(() => import('./own.ts'), ['own']);
const saved = laterHandlers(() => import('./save-own.ts'), ['saveOwn']);
const waiting = laterHandlers(() => import('./cases.ts'), ['cases', 'caseCount']);
const decision = laterHandlers(() => import('./decide.ts'), ['decide']);

/** The directory of mentors, their settings and resources, and what admins decide about them. */
export const handler = serve(mentors, {
  handlers: {
    ...{ list, resources, addResource, saveResource, removeResource },
    ...one,
    ...settings,
    ...saved,
    ...waiting,
    ...decision,
  },
  records: {
    mentor: { load: ({ params }) => getMentor(params.id), relations: {} },
    'mentor-resource': {
      load: ({ params, account }) => loadResource(account.id, params.id),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This isn’t in your library any more.',
    },
  },
});
