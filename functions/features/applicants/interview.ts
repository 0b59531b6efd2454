import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { isOfCompany, isOwner } from '#functions/parts/applicants/record.ts';
import { type ApplicationMove, afterMove, moveApplication } from '#functions/parts/applications/moves.ts';
import { replyWrites } from '#functions/parts/applications/reply-counts.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { described } from '#functions/parts/meetings/describe.ts';
import { MEETINGS_ASKED } from '#functions/parts/meetings/limit.ts';
import {
  getMeeting,
  meetingEvent,
  newMeeting,
  proposalWrites,
} from '#functions/parts/meetings/repository.ts';
import { personOf, shown } from '#functions/parts/meetings/view.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { changedMeanwhile, commitMove, undoUntil } from './decide.ts';

/** The application as far as it must be for an invitation: one that is new is reviewed by being invited. */
const reviewed = async (
  { application, posting }: LoadedApplicant,
  user: string,
  at: Date,
): Promise<StoredApplication> => {
  if (application.status !== 'new') return application;
  return commitMove(posting, user, { from: application, to: 'reviewed', by: 'employer', at, user });
};

/** Stores a proposal, with the move if there is one. Of a meeting without one everyone hears at once. */
const store = async (
  { posting }: LoadedApplicant,
  {
    meeting,
    move,
    by,
    at,
  }: { meeting: StoredMeeting; move: ApplicationMove | undefined; by: StoredMeeting['host']; at: Date },
) => {
  if (!move) {
    await transact({
      meeting: newMeeting(meeting, meetingEvent(meeting, 'proposed', by, at)),
      proposals: proposalWrites(meeting),
    });
    return undefined;
  }
  // What the invitation says is sent once it can no longer be undone (applications/decision-notification.ts).
  return moveApplication(move, {
    // An invitation is an answer, which the posting's record of replies counts.
    replies: replyWrites([{ posting, before: move.from, after: afterMove(move) }]),
    meeting: newMeeting(meeting),
    proposals: proposalWrites(meeting),
  });
};

/**
 * Proposes an interview to an applicant, and moves the application there in the same transaction. One that is there already
 * gets another interview.
 */
export const interview: Handler<typeof applicants.interview, LoadedApplicant> = async ({
  record,
  body: { version, ...proposal },
  account,
  now,
}) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  const { application: found, posting } = record;
  const { opportunityId, userId } = found;
  await limitRequests(MEETINGS_ASKED, account.id, now);
  if (proposal.panel && !(await Promise.all(proposal.panel.map((id) => isHere(id, posting)))).every(Boolean))
    throw new AppError('not_found', { message: 'Someone of the panel doesn’t belong to your company.' });
  const reason = { kind: 'application', opportunityId, userId } as const;
  const meeting = await described(account, { ...proposal, with: userId, reason }, now);
  const before = await getMeeting(meeting.id);
  if (before) return answer(before, found, account.id, now);
  if (version !== undefined && found.version !== version) throw changedMeanwhile();
  const application = await reviewed(record, account.id, now);
  const moves = canMove(applicationWorkflow, application.status, 'interview_scheduled', 'employer');
  const move: ApplicationMove | undefined = moves
    ? { from: application, to: 'interview_scheduled', by: 'employer', at: now, user: account.id }
    : undefined;
  try {
    const moved = await store(record, { meeting, move, by: personOf(account), at: now });
    return answer(meeting, moved ?? application, account.id, now);
  } catch (error) {
    // The request was sent again: the meeting is there.
    const existing = error instanceof TransactionFailed && (await getMeeting(meeting.id));
    if (!existing) throw error;
    return answer(existing, found, account.id, now);
  }
};

const isHere = (id: string, posting: LoadedApplicant['posting']) => {
  const caller = { id, role: 'employer' };
  return isOwner(posting, caller) || isOfCompany(posting, caller);
};

const answer = (meeting: StoredMeeting, application: StoredApplication, userId: string, now: Date) => {
  const { opportunityId, status, updatedAt, version } = application;
  return {
    opportunityId,
    userId: application.userId,
    status,
    updatedAt,
    version,
    undoUntil: updatedAt === meeting.createdAt ? undoUntil(updatedAt) : null,
    meeting: shown(meeting, userId, now),
  };
};
