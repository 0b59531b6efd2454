import { serve } from '#functions/core/serve.ts';
import { isMember } from '#functions/parts/companies/membership.ts';
import { loadPosting } from '#functions/parts/postings/posting.ts';
import { postings } from '#shared/features/postings/routes.ts';
import { mine } from './mine.ts';
import { click, lint, ownReport, report } from './readers.ts';
import { remove } from './remove.ts';
import { setStatus } from './status.ts';
import { create, one, save } from './write.ts';

/** What employers and alumni do with their postings, apart from the search, which answers everybody. */
export const handler = serve(postings, {
  handlers: { create, mine, one, save, setStatus, remove, lint, report, ownReport, click },
  records: {
    posting: {
      load: ({ params, now }) => loadPosting(params.id, now),
      relations: {
        // A company's posting stays with it when its author leaves.
        owner: ({ companyId, owner }, { id }) => companyId === null && owner === id,
        company: async ({ companyId }, { id, role }) =>
          companyId !== null && role === 'employer' && (await isMember(id, companyId)),
      },
      notFound: 'This posting doesn’t exist.',
    },
  },
});
