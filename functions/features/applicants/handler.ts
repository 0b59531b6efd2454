import type { Handler } from '#functions/core/handlers.ts';
import { serve } from '#functions/core/serve.ts';
import type { StoredOpportunity } from '#functions/features/opportunities/repository.ts';
import { loadPosting } from '#functions/features/postings/shown.ts';
import { applicants } from '#shared/features/applicants.ts';
import { REJECTION_REASONS } from '#shared/features/rejection-reasons.ts';
import { list, ofPosting } from './list.ts';
import { isOfCompany, isOwner, type LoadedApplicant, loadApplicant } from './record.ts';

const changes = async () => (await import('./changes.ts')).handlers;

// What decisions, notes, scorecards, interviews and links to resumes need is loaded with the first request that needs it: the list
// is what cold starts wait for.
const setStatus: Handler<typeof applicants.setStatus, LoadedApplicant> = async (call) =>
  (await changes()).setStatus(call);
const setStatuses: Handler<typeof applicants.setStatuses, StoredOpportunity> = async (call) =>
  (await changes()).setStatuses(call);
const undo: Handler<typeof applicants.undo, LoadedApplicant> = async (call) => (await changes()).undo(call);
const notes: Handler<typeof applicants.notes, LoadedApplicant> = async (call) =>
  (await changes()).notes(call);
const addNote: Handler<typeof applicants.addNote, LoadedApplicant> = async (call) =>
  (await changes()).addNote(call);
const assign: Handler<typeof applicants.assign, LoadedApplicant> = async (call) =>
  (await changes()).assign(call);
const saveScorecard: Handler<typeof applicants.saveScorecard, LoadedApplicant> = async (call) =>
  (await changes()).saveScorecard(call);
const interviews: Handler<typeof applicants.interviews, StoredOpportunity> = async (call) =>
  (await changes()).interviews(call);
const one: Handler<typeof applicants.one, LoadedApplicant> = async (call) => (await changes()).one(call);
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
