import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { isMember } from '#functions/parts/companies/membership.ts';
import { getEngagement } from '#functions/parts/engagements/repository.ts';
import { engagements } from '#shared/features/engagements/routes.ts';
import { get, list } from './list.ts';

// What changes an engagement is loaded with the first request that needs it.
const later = {
  ...laterHandlers(() => import('./milestones.ts'), ['milestones']),
  ...laterHandlers(() => import('./submissions.ts'), ['submit']),
  ...laterHandlers(() => import('./answer.ts'), ['feedback', 'accept']),
  ...laterHandlers(() => import('./end.ts'), ['end']),
  ...laterHandlers(() => import('./review.ts'), ['review']),
};

/** Live projects, from the hire to the accepted result. */
export const handler = serve(engagements, {
  handlers: { list, get, ...later },
  records: {
    engagement: {
      load: ({ params }) => getEngagement(params.id),
      relations: {
        owner: ({ student }, { id }) => student.id === id,
        company: async ({ companyId, contact }, { id, role }) =>
          companyId === null ? contact.id === id : role === 'employer' && (await isMember(id, companyId)),
      },
      notFound: 'This project doesn’t exist.',
    },
  },
});
