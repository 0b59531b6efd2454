import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { withLatest } from '#functions/core/retry.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { getMentor, mentorPut, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';
import {
  type MentorApproval,
  type MentorDecision,
  mentorApprovalWorkflow,
} from '#shared/features/mentors/rules.ts';
import { caseOf } from './cases.ts';

const ACTIONS: Readonly<Record<MentorDecision, AuditAction>> = {
  approve: 'approve_mentor',
  reject: 'reject_mentor',
  allow_minors: 'allow_minors',
  disallow_minors: 'disallow_minors',
};

/** The approval of a mentor after a decision. Throws when the workflow does not lead there. */
const approved = (mentor: StoredMentor, to: MentorApproval, reason: string, at: string): StoredMentor => {
  if (!canMove(mentorApprovalWorkflow, mentor.approval, to, 'admin'))
    throw new AppError('illegal_transition');
  return { ...mentor, approval: to, since: at, approvalReason: to === 'rejected' ? reason : undefined };
};

/** Whom an approved mentor may mentor, after a decision. Throws when that is so already. */
const trusted = (mentor: StoredMentor, approvedForMinors: boolean): StoredMentor => {
  if (mentor.approval !== 'approved' || mentor.approvedForMinors === approvedForMinors)
    throw new AppError('illegal_transition');
  return { ...mentor, approvedForMinors };
};

const decided = (mentor: StoredMentor, kind: MentorDecision, reason: string, at: string): StoredMentor => {
  const after =
    kind === 'approve' || kind === 'reject'
      ? approved(mentor, kind === 'approve' ? 'approved' : 'rejected', reason, at)
      : trusted(mentor, kind === 'allow_minors');
  return { ...after, decision: { kind, at, reason } };
};

const valuesOf = ({ approval, approvedForMinors }: StoredMentor) => ({ approval, approvedForMinors });

/** Decides about a mentor and writes the audit log, all or nothing. What the user learns of it follows (effects.ts). */
export const decide: Handler<typeof mentors.decide, StoredMentor> = async ({
  record,
  account,
  body,
  now,
}) => {
  const { decision, reason } = body;
  const at = now.toISOString();
  const attempt = async (before: StoredMentor): Promise<StoredMentor> => {
    const after = decided(before, decision, reason, at);
    const fact = {
      at,
      actor: auditUserOf(account),
      action: ACTIONS[decision],
      target: auditUserOf({ id: before.userId, ...before.person }),
      reason,
      before: valuesOf(before),
      after: valuesOf(after),
    };
    await auditedTransaction(fact, { mentor: { Put: mentorPut(after, before) } });
    return after;
  };
  // A request for a place may change the record meanwhile.
  const raced = (error: unknown) =>
    isRefused<{ mentor: undefined }>(error) && error.failed.mentor !== undefined;
  return caseOf(await withLatest(record, () => getMentor(record.userId), attempt, raced));
};
