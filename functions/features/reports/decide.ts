import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { moveWrite } from '#functions/core/move.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { syncCognito } from '#functions/parts/admin/cognito.ts';
import {
  type DecisionContext,
  decide as decideAccount,
  decisionContext,
  suspension,
} from '#functions/parts/admin/decisions.ts';
import { requireAccount } from '#functions/parts/admin/load.ts';
import type { reports } from '#shared/features/reports/routes.ts';
import { type ReportDecision, reportWorkflow, STATUS_AFTER } from '#shared/features/reports/rules.ts';
import { shownReport } from './cases.ts';
import { getReport, inState, reportAgainWrite, reportKey, type StoredReport } from './repository.ts';

const decidedMeanwhile = () =>
  new AppError('conflict', { message: 'This case has already been decided by another admin.' });

const ACTIONS = { warn: 'warn', suspend: 'suspend', dismiss: 'dismiss_report' } as const;

/** The writes that decide a case, for one transaction with what follows from it. */
const decisionSteps = (
  report: StoredReport,
  decision: ReportDecision,
  { by, reason, now }: DecisionContext,
) => {
  const { id } = report;
  const set = { ...inState(id, 'decided', now.toISOString()), decidedBy: by.name };
  const move = {
    key: reportKey(id),
    from: report,
    to: STATUS_AFTER[decision],
    by: 'admin',
    at: now,
  } as const;
  return {
    report: moveWrite(reportWorkflow, { ...move, reason, user: by.id, set }),
    openReport: reportAgainWrite(report),
  };
};

/** Decides a case that changes no account, and writes the audit log, all or nothing. */
const settle = async (
  report: StoredReport,
  decision: ReportDecision,
  context: DecisionContext,
): Promise<void> => {
  const { by: actor, reason, now } = context;
  const fact = {
    at: now.toISOString(),
    actor,
    action: ACTIONS[decision],
    target: auditUserOf(report.reported),
    reason,
    before: { report: report.status },
    after: { report: STATUS_AFTER[decision] },
  };
  try {
    await auditedTransaction(fact, decisionSteps(report, decision, context));
  } catch (error) {
    throw error instanceof TransactionFailed ? decidedMeanwhile() : error;
  }
};

/**
 * Suspends the reported user by the case: account, case and audit log in one transaction. Cognito follows, and again when
 * the request is repeated.
 */
const suspend = async (report: StoredReport, context: DecisionContext): Promise<void> => {
  const account = await requireAccount(report.reported.id);
  if (report.status !== 'suspended')
    if (account.suspended) await settle(report, 'suspend', context);
    else {
      const change = suspension(account, context);
      const steps = decisionSteps(report, 'suspend', context);
      const ofCase = {
        report: { write: steps.report, refusal: decidedMeanwhile() },
        openReport: { write: steps.openReport, refusal: decidedMeanwhile() },
      };
      await decideAccount(
        account,
        { ...change, related: { ...change.related, ...ofCase } },
        'suspend',
        context,
      );
    }
  await syncCognito(account);
};

/** Decides a case. What follows for the two users is done by the stream's consumers. */
export const decide: Handler<typeof reports.decide, StoredReport> = async ({
  record,
  account,
  body,
  now,
}) => {
  const { decision, reason } = body;
  if (record.status !== 'open' && record.status !== STATUS_AFTER[decision]) throw decidedMeanwhile();
  const context = decisionContext(account, reason, now);
  if (decision === 'suspend') await suspend(record, context);
  else if (record.status === 'open') await settle(record, decision, context);
  return shownReport((await getReport(record.id)) ?? record);
};
