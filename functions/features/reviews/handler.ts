import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { getReview } from '#functions/parts/reviews/repository.ts';
import { reviews } from '#shared/features/reviews/routes.ts';
import { get, list } from './list.ts';

// What changes a review, the vocabulary of skills, calibration and the audit log are loaded with the first request that needs
// them.
const later = {
  ...laterHandlers(() => import('./claim.ts'), ['claim']),
  ...laterHandlers(() => import('./release.ts'), ['release']),
  ...laterHandlers(() => import('./draft.ts'), ['draft']),
  ...laterHandlers(() => import('./finish.ts'), ['finish', 'revise']),
  ...laterHandlers(() => import('./rubrics.ts'), ['rubric', 'rubrics', 'publishRubric']),
  ...laterHandlers(
    () => import('./templates.ts'),
    ['templates', 'addTemplate', 'changeTemplate', 'removeTemplate'],
  ),
  ...laterHandlers(() => import('./references.ts'), ['references', 'rateReference']),
  ...laterHandlers(
    () => import('./admin-references.ts'),
    ['adminReferences', 'addReference', 'retireReference'],
  ),
  ...laterHandlers(() => import('./finished.ts'), ['adminList']),
};
const { voidReview } = laterHandlers(() => import('./void.ts'), ['voidReview']);

/** The queue of reviews, their claims and results, and what belongs to them: rubric, reference projects, templates. */
export const handler = serve(reviews, {
  handlers: { list, get, ...later, void: voidReview },
  records: {
    review: {
      load: ({ params }) => getReview(params.id),
      relations: {
        owner: ({ status, reviewer, formerId }, { id }) =>
          reviewer?.id === id || (status === 'waiting' && formerId === id),
      },
      notFound: 'This review doesn’t exist, or you have not claimed it.',
    },
  },
});
