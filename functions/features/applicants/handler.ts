import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import type { StoredOpportunity } from '#functions/features/opportunities/repository.ts';
import { loadPosting } from '#functions/features/postings/shown.ts';
import { applicants } from '#shared/features/applicants.ts';
import { REJECTION_REASONS } from '#shared/features/rejection-reasons.ts';
import { assign } from './assign.ts';
import { list, ofPosting } from './list.ts';
import { addNote, notes } from './notes.ts';
import { isOfCompany, isOwner, type LoadedApplicant, loadApplicant } from './record.ts';
import { saveScorecard } from './scorecards.ts';
import { setStatus, setStatuses, undo } from './status.ts';

// What interviews need of meetings, and links to resumes, are loaded with the first request that needs them.
const interviews: Handler<typeof applicants.interviews, StoredOpportunity> = async (call) =>
  (await import('./interviews.ts')).interviews(call);
const one: Handler<typeof applicants.one, LoadedApplicant> = async (call) =>
  (await import('./one.ts')).one(call);
const interview: Handler<typeof applicants.interview, LoadedApplicant> = async (call) =>
  (await import('./interview.ts')).interview(call);

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
