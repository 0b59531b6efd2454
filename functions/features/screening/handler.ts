import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { isOfCompany, isOwner } from '#functions/parts/applicants/record.ts';
import { requirePlan } from '#functions/parts/companies/plan.ts';
import { loadPosting } from '#functions/parts/postings/posting.ts';
import { screening } from '#shared/features/screening/routes.ts';
import { candidate, compare } from './compare.ts';
import { addFilter, filters, loadFilter, removeFilter, renameFilter } from './filters.ts';
import { list, postings } from './list.ts';
import { reveal } from './reveal.ts';

// The matching is loaded with the first request that needs it.
const later = laterHandlers(() => import('./stability.ts'), ['stability']);

/** Candidates of a posting side by side, without names until someone reveals them. */
export const handler = serve(screening, {
  handlers: {
    ...{ postings, list, candidate, compare, reveal },
    ...later,
    ...{ filters, addFilter, renameFilter, removeFilter },
  },
  plan: requirePlan,
  records: {
    posting: {
      load: ({ params, now }) => loadPosting(params.id, now),
      relations: { owner: isOwner, company: isOfCompany },
      notFound: 'This posting doesn’t exist.',
    },
    'screening-filter': {
      load: ({ params, account }) => loadFilter(account.id, params.filterId),
      // What is loaded is the caller’s own.
      relations: { owner: () => true },
      notFound: 'This filter isn’t among your saved ones any more.',
    },
  },
});
