import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { withLatest } from '#functions/core/retry.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import {
  type AttemptRecord,
  attemptChange,
  attemptMove,
  getAttempt,
  watchedList,
} from '#functions/parts/assessments/attempts.ts';
import { settled } from '#functions/parts/assessments/grade.ts';
import {
  getAssessmentState,
  newAssessmentState,
  stateWrite,
  withDecided,
} from '#functions/parts/assessments/state.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import type { AttemptStatus } from '#shared/features/assessments/rules.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import { watchedAttempt } from './watch.ts';

const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** An attempt as it is now. 404 for one that does not exist. */
const current = async (id: string, now: Date): Promise<AttemptRecord> => {
  const attempt = await getAttempt(id);
  if (!attempt) throw new AppError('not_found');
  return settled(attempt, now);
};

/** Decides about an attempt by `attempt`, again as it is then when another change came first. */
const decide = async (
  id: string,
  now: Date,
  attempt: (known: AttemptRecord) => Promise<void>,
): Promise<WatchedAttempt> => {
  try {
    await withLatest(
      await current(id, now),
      () => current(id, now),
      attempt,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return watchedAttempt(await current(id, now));
};

type Given = Parameters<Handler<typeof assessments.void>>[0];

const factOf = (
  { account, body, now }: Pick<Given, 'account' | 'body' | 'now'>,
  { id, title, status, student }: AttemptRecord,
  action: AuditAction,
  after: AttemptStatus,
) => ({
  at: now.toISOString(),
  actor: auditUserOf(account),
  action,
  target: { id, name: `${student.name}’s attempt at “${title}”` },
  reason: body.reason,
  before: { status },
  after: { status: after },
});

/** The student’s state after a decision: a voided attempt does not count, and a restored one counts as it was graded. */
const stateAfter = async ({ userId, courseId, id, submittedAt }: AttemptRecord, status: AttemptStatus) => {
  const state = (await getAssessmentState(userId, courseId)) ?? newAssessmentState(userId, courseId);
  return stateWrite(state, withDecided(state, id, { status, endedAt: submittedAt ?? null }));
};

/** Voids a graded attempt with a reason, which its student reads and may appeal. */
export const voidAttempt: Handler<typeof assessments.void> = async ({ params, body, account, now }) =>
  decide(params.id, now, async (attempt) => {
    const { status } = attempt;
    if (status !== 'passed' && status !== 'failed' && status !== 'expired')
      throw notPossible('Only a graded attempt can be voided.');
    const at = now.toISOString();
    await auditedTransaction(factOf({ account, body, now }, attempt, 'void_attempt', 'voided'), {
      attempt: attemptMove(attempt, {
        ...{ to: 'voided', by: 'admin', at: now, user: account.id, reason: body.reason },
        set: { voided: { reason: body.reason, at }, gradedAs: status, ...watchedList(attempt) },
        remove: ['appeal'],
      }),
      state: await stateAfter(attempt, 'voided'),
    });
  });

/** Answers an appeal: the attempt stays voided, or counts again as it was graded. */
export const decideAppeal: Handler<typeof assessments.decideAppeal> = async ({
  params,
  body,
  account,
  now,
}) =>
  decide(params.id, now, async (attempt) => {
    const { status, appeal, gradedAs = 'failed' } = attempt;
    if (status !== 'voided' || !appeal || appeal.answeredAt !== null)
      throw notPossible('There is no appeal to answer.');
    const answered = { ...appeal, answer: body.reason, answeredAt: now.toISOString() };
    const restores = body.decision === 'restore';
    const action = restores ? 'restore_attempt' : 'keep_attempt_voided';
    await auditedTransaction(
      factOf({ account, body, now }, attempt, action, restores ? gradedAs : 'voided'),
      restores
        ? {
            attempt: attemptMove(attempt, {
              ...{ to: gradedAs, by: 'admin', at: now, user: account.id, reason: body.reason },
              set: { appeal: answered },
              remove: ['voided', 'gradedAs'],
            }),
            state: await stateAfter(attempt, gradedAs),
          }
        : { attempt: attemptChange(attempt, { appeal: answered, updatedAt: now.toISOString() }) },
    );
  });
