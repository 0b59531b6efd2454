import { serve } from '#functions/core/serve.ts';
import { loadPosting } from '#functions/features/postings/shown.ts';
import { applicants } from '#shared/features/applicants.ts';
import { REJECTION_REASONS } from '#shared/features/rejection-reasons.ts';
import { assign } from './assign.ts';
import { interview } from './interview.ts';
import { interviews } from './interviews.ts';
import { list, ofPosting } from './list.ts';
import { addNote, notes } from './notes.ts';
import { one } from './one.ts';
import { isOfCompany, isOwner, loadApplicant } from './record.ts';
import { saveScorecard } from './scorecards.ts';
import { setStatus, setStatuses, undo } from './status.ts';

/** What employers and alumni do with the applications for their postings. */
export const handler = serve(applicants, {
  handlers: {
    ...{ ofPosting, list, one, setStatus, setStatuses, undo, notes, addNote, assign, saveScorecard },
    ...{ interview, interviews },
    reasons: async () => ({ reasons: [...REJECTION_REASONS] }),
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
