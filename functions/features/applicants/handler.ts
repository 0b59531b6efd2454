import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { isOfCompany, isOwner, loadApplicant } from '#functions/parts/applicants/record.ts';
import { loadPosting } from '#functions/parts/postings/posting.ts';
import { applicants } from '#shared/features/applicants/routes.ts';
import { list, ofPosting } from './list.ts';

// What decisions, notes, scorecards, interviews and links to resumes need is loaded with the first request that needs it: the list
// is what cold starts wait for.
const changes = laterHandlers(
  async () => (await import('./application-handlers.ts')).handlers,
  [
    ...(['one', 'setStatus', 'setStatuses', 'undo', 'notes', 'addNote', 'assign', 'saveScorecard'] as const),
    'interviews',
  ],
);
const reasons = laterHandlers(() => import('./reasons.ts'), ['reasons']);
const interviewing = laterHandlers(() => import('./interview.ts'), ['interview']);

/** What employers and alumni do with the applications for their postings. */
export const handler = serve(applicants, {
  handlers: {
    ofPosting,
    list,
    ...changes,
    ...interviewing,
    ...reasons,
  },
  records: {
    posting: {
      load: ({ params, now }) => loadPosting(params.id, now),
      relations: { owner: isOwner, company: isOfCompany },
      notFound: 'This posting doesn’t exist.',
    },
    applicant: {
      load: ({ params, now }) => loadApplicant(params, now),
      relations: {
        owner: ({ posting }, caller) => isOwner(posting, caller),
        company: ({ posting }, caller) => isOfCompany(posting, caller),
      },
      notFound: 'This application doesn’t exist.',
    },
  },
});
