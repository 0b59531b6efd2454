import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import type { ApplicationMove } from '#functions/parts/applications/moves.ts';
import { applicationsWith, type StoredApplication } from '#functions/parts/applications/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { canMove, canUndo } from '#shared/core/workflow.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { cannotBecome, type Decision } from '#shared/features/applicants/rules.ts';
import { isUndo } from '#shared/features/applications/history.ts';
import type { RejectionReason } from '#shared/features/applications/rejection-codes.ts';
import type { Offer } from '#shared/features/applications/routes.ts';
import { type ApplicationStatus, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { changedMeanwhile, commitMove, commitMoves, undoUntil } from './decide.ts';

/** What an employer says with a decision. */
interface Said {
  readonly reason?: RejectionReason | undefined;
  readonly message?: string | undefined;
  readonly offer?: Offer | undefined;
}

/** Throws 400 for a rejection without a reason, and an offer without a text or with a day that is past. */
const checkSaid = (to: Decision, { reason, offer }: Said, today: string): void => {
  if (to === 'rejected' && reason === undefined)
    throw new AppError('invalid_input', { fields: { reason: 'Choose a reason' } });
  if (to !== 'offered') return;
  if (!offer) throw new AppError('invalid_input', { fields: { offer: 'Describe the offer' } });
  if (offer.answerBy < today)
    throw new AppError('invalid_input', {
      fields: { 'offer.answerBy': 'Choose a day that is not in the past' },
    });
};

interface Decided extends Said {
  readonly to: Decision;
  readonly user: string;
  readonly at: Date;
}

/** The move that a decision is, with what it stores for the applicant. */
const decision = (
  from: StoredApplication,
  { to, user, at, reason, message = '', offer }: Decided,
): ApplicationMove => ({
  from,
  to,
  by: 'employer',
  at,
  user,
  ...(to === 'rejected' && reason && { reason, set: { rejection: { reason, message } } }),
  ...(to === 'offered' && offer && { set: { offer: { ...offer, at: at.toISOString() } } }),
});

const shown = ({ opportunityId, userId, status, updatedAt, version }: StoredApplication) => ({
  opportunityId,
  userId,
  status,
  updatedAt,
  version,
});

/** Decides about one application. */
export const setStatus: Handler<typeof applicants.setStatus, LoadedApplicant> = async ({
  record: { posting, application },
  body: { to, version, ...said },
  account,
  now,
}) => {
  checkSaid(to, said, earliestDay(now));
  if (application.version !== version) throw changedMeanwhile();
  if (!canMove(applicationWorkflow, application.status, to, 'employer'))
    throw new AppError('illegal_transition', { message: cannotBecome(application.status, to) });
  const move = decision(application, { ...said, to, user: account.id, at: now });
  const moved = await commitMove(posting, account.id, move);
  return { ...shown(moved), undoUntil: undoUntil(moved.updatedAt) };
};

const READ_AT_ONCE = 100;

const readAll = async (opportunityId: string, userIds: readonly string[]) => {
  const found = new Map<string, StoredApplication>();
  for (let from = 0; from < userIds.length; from += READ_AT_ONCE)
    for (const one of await applicationsWith(opportunityId, userIds.slice(from, from + READ_AT_ONCE)))
      found.set(one.userId, one);
  return found;
};

/** Decides about several applications at once. Each moves, or says why not. */
export const setStatuses: Handler<typeof applicants.setStatuses, StoredOpportunity> = async ({
  record: posting,
  body: { items, to, ...said },
  account,
  now,
}) => {
  checkSaid(to, said, earliestDay(now));
  const found = await readAll(posting.id, [...new Set(items.map(({ userId }) => userId))]);
  const refused = new Map<
    number,
    { code: 'not_found' | 'conflict' | 'illegal_transition'; message: string }
  >();
  const moves: ApplicationMove[] = [];
  const seen = new Set<string>();
  for (const [index, { userId, version }] of items.entries()) {
    const from = found.get(userId);
    if (!from)
      refused.set(index, { code: 'not_found', message: 'There is no such application for this posting.' });
    else if (from.version !== version || seen.has(userId))
      refused.set(index, { code: 'conflict', message: changedMeanwhile().message });
    else if (!canMove(applicationWorkflow, from.status, to, 'employer'))
      refused.set(index, { code: 'illegal_transition', message: cannotBecome(from.status, to) });
    else moves.push(decision(from, { ...said, to, user: account.id, at: now }));
    seen.add(userId);
  }
  const moved = await commitMoves(posting, account.id, moves);
  return {
    items: items.map(({ userId }, index) => {
      const why = refused.get(index);
      const now = why ? undefined : moved.get(userId);
      if (now) return { userId, ok: true, status: now.status, version: now.version };
      const { code, message } = why ?? { code: 'conflict' as const, message: changedMeanwhile().message };
      return { userId, ok: false, code, message };
    }),
  };
};

const tooLate = (): AppError => new AppError('conflict', { message: 'This can’t be undone any more.' });

/** The status to which the caller may take the application back; undefined when they may not. */
export const undoTo = (
  { history }: Pick<StoredApplication, 'history'>,
  userId: string,
  now: Date,
): ApplicationStatus | undefined => {
  const last = history.at(-1);
  const to = history.at(-2)?.status;
  if (!to || last?.by !== 'employer' || last.user !== userId || isUndo(history, history.length - 1))
    return undefined;
  return canUndo(applicationWorkflow, history, to, 'employer', now) ? to : undefined;
};

/** Undoes the caller’s latest decision about an application: it is again what it was, and nothing was sent. */
export const undo: Handler<typeof applicants.undo, LoadedApplicant> = async ({
  record: { posting, application },
  account,
  now,
}) => {
  const to = undoTo(application, account.id, now);
  if (!to) throw tooLate();
  const remove = [
    ...(application.status === 'rejected' ? ['rejection'] : []),
    ...(application.status === 'offered' ? ['offer'] : []),
  ];
  const moved = await commitMove(posting, account.id, {
    from: application,
    to,
    by: 'employer',
    at: now,
    user: account.id,
    remove,
  });
  return { ...shown(moved), undoUntil: null };
};
