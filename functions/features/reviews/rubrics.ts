import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { currentRubric, getRubric, latestRubrics, newRubric } from '#functions/parts/reviews/rubrics.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';
import { disagreementOf } from './disagreement.ts';

/** The latest versions that admins see. */
const SHOWN = 50;

/** One version of the rubric, or the latest. */
export const rubric: Handler<typeof reviews.rubric> = ({ params: { version } }) =>
  version === 'current' ? currentRubric() : getRubric(Number(version));

/** The versions of the rubric with how far reviewers were apart by each. */
export const rubrics: Handler<typeof reviews.rubrics> = async () => {
  const items = await latestRubrics(SHOWN);
  return { items, disagreement: await disagreementOf(items.map(({ version }) => version)) };
};

/** Publishes another version of the rubric: its criteria and their weights stay, their anchors are new. */
export const publishRubric: Handler<typeof reviews.publishRubric> = async ({ body, account, now }) => {
  const latest = await currentRubric();
  if (latest.version !== body.after) throw new AppError('conflict');
  const at = now.toISOString();
  const next: Rubric = {
    version: latest.version + 1,
    publishedAt: at,
    criteria: CRITERION_IDS.map((criterion) => {
      const { anchors = [] } = body.criteria.find((one) => one.criterion === criterion) ?? {};
      return { criterion, ...RUBRIC_CRITERIA[criterion], anchors };
    }),
  };
  const fact = {
    at,
    actor: auditUserOf(account),
    action: 'publish_rubric',
    target: { id: `rubric-${next.version}`, name: `Rubric ${next.version}` },
    reason: body.reason,
    before: { version: String(latest.version) },
    after: { version: String(next.version) },
  } as const;
  try {
    await auditedTransaction(fact, { rubric: newRubric(next) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return next;
};
