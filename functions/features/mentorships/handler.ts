import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getMentorship, sideOf } from '#functions/parts/mentorships/repository.ts';
import { mentorships } from '#shared/features/mentorships/routes.ts';
import { get, list, stats } from './list.ts';

// What changes a mentorship, the directory with its vocabulary, and computing with time zones are loaded with the first request
// that needs them.
const later = {
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(() => import('./forward.ts'), ['forward', 'nextBest']),
  ...laterHandlers(() => import('./accept.ts'), ['accept']),
  ...laterHandlers(() => import('./close.ts'), ['decline', 'withdraw', 'end']),
  ...laterHandlers(() => import('./goals.ts'), ['saveGoals', 'agreeGoals']),
  ...laterHandlers(() => import('./notes.ts'), ['notes', 'addNote']),
  ...laterHandlers(() => import('./renew.ts'), ['renew']),
};

/** Mentorships, from the request to the end of the term. */
export const handler = serve(mentorships, {
  handlers: {
    list,
    stats,
    get,
    ...later,
  },
  records: {
    mentorship: {
      load: ({ params }) => getMentorship(params.id),
      relations: { participant: (mentorship, { id }) => sideOf(mentorship, id) !== undefined },
      notFound: 'This mentorship doesn’t exist.',
    },
  },
});
