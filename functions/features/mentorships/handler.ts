import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getMentorship, sideOf } from '#functions/parts/mentorships/repository.ts';
import { mentorships } from '#shared/features/mentorships/routes.ts';
import { decline, end, withdraw } from './close.ts';
import { agreeGoals, saveGoals } from './goals.ts';
import { get, list, stats } from './list.ts';
import { addNote, notes } from './notes.ts';
import { renew } from './renew.ts';

// The directory with its vocabulary, and computing with time zones, are loaded with the first request that needs them.
const later = {
  ...laterHandlers(() => import('./create.ts'), ['create']),
  ...laterHandlers(() => import('./forward.ts'), ['forward', 'nextBest']),
  ...laterHandlers(() => import('./accept.ts'), ['accept']),
};

/** Mentorships, from the request to the end of the term. */
export const handler = serve(mentorships, {
  handlers: {
    list,
    stats,
    get,
    decline,
    withdraw,
    end,
    renew,
    saveGoals,
    agreeGoals,
    notes,
    addNote,
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
