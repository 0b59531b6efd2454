import { serve } from '#functions/core/serve.ts';
import { isOfCompany, isOwner } from '#functions/parts/applicants/record.ts';
import { loadPosting } from '#functions/parts/postings/posting.ts';
import { screening } from '#shared/features/screening/routes.ts';
import { compare } from './compare.ts';
import { list, postings } from './list.ts';
import { reveal } from './reveal.ts';

/** Candidates of a posting side by side, without names until someone reveals them. */
export const handler = serve(screening, {
  handlers: { postings, list, compare, reveal },
  records: {
    posting: {
      load: ({ params, now }) => loadPosting(params.id, now),
      relations: { owner: isOwner, company: isOfCompany },
      notFound: 'This posting doesn’t exist.',
    },
  },
});
