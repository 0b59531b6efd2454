import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItem, transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { type DecisionContext, decisionContext } from '#functions/parts/admin/decisions.ts';
import {
  type Commit,
  moveOpportunity,
  PublicationRefused,
  reviewKey,
  saveChanged,
} from '#functions/parts/opportunities/change-opportunity.ts';
import { type CountGuard, roomForOneMore } from '#functions/parts/opportunities/posting-counts.ts';
import {
  applicationCountOf,
  countersKey,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { loadPosting, toPosting } from '#functions/parts/postings/posting.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import type { AuditAction, AuditFact } from '#shared/features/admin/audit.ts';
import type { moderation } from '#shared/features/moderation/routes.ts';
import type { Posting } from '#shared/features/postings/routes.ts';
import { firstPublication } from './first-publication.ts';

const requirePosting = async (id: string, now: Date): Promise<StoredOpportunity> => {
  const posting = await loadPosting(id, now);
  if (!posting) throw new AppError('not_found', { message: 'This posting doesn’t exist.' });
  return posting;
};

const shown = async (posting: StoredOpportunity): Promise<Posting> =>
  toPosting(posting, await applicationCountOf(posting.id));

/** Commits a decision together with its entry in the audit log. */
const audited = (
  { id, title }: StoredOpportunity,
  action: AuditAction,
  [before, after]: readonly [AuditFact['before'], AuditFact['after']],
  { by, reason, now }: DecisionContext,
): Commit => {
  const target = { id, name: title };
  return (...groups) =>
    auditedTransaction(
      { at: now.toISOString(), actor: by, action, target, reason, before, after },
      ...groups,
    );
};

/** An alumnus whose posting was approved publishes without a review from now on. */
const TRUST_FROM_NOW: CountGuard = { set: { trusted: true }, remove: ['reported'] };

const reportedSchema = z.object({ reportedAt: z.string().optional() });

/** The steps that take a reported posting out of the queue; undefined for one that was not reported. */
const settleReports = async (posting: StoredOpportunity, trust: boolean): Promise<Steps | undefined> => {
  const { id, companyId, owner } = posting;
  const { reportedAt } = (await getItem(reportedSchema, countersKey(id))) ?? {};
  if (reportedAt === undefined) return undefined;
  const alone = companyId === null ? owner : undefined;
  return {
    review: { Delete: { Key: reviewKey(id, reportedAt) } },
    reported: { Update: updateOf(countersKey(id), { remove: ['reportedAt'] }) },
    trust:
      alone === undefined
        ? undefined
        : {
            Update: updateOf(keyOf('poster', { userId: alone }), {
              set: { trusted: trust },
              remove: ['reported'],
            }),
          },
  };
};

/** Publishes a submitted posting. Throws when its company is not verified, or has no room for it. */
const publish = async (posting: StoredOpportunity, context: DecisionContext): Promise<StoredOpportunity> => {
  const { now, reason } = context;
  if (isPast(posting.deadline, earliestDay(now)))
    throw new AppError('conflict', { message: 'The deadline of this posting has passed.' });
  const guard = posting.companyId === null ? TRUST_FROM_NOW : roomForOneMore;
  const move = { to: 'open', by: 'admin', at: now, guard, set: firstPublication(posting, now) } as const;
  const values = [{ status: posting.status }, { status: 'open' }] as const;
  try {
    return await moveOpportunity(
      posting,
      { ...move, ...(reason !== '' && { reason }) },
      audited(posting, 'approve_posting', values, context),
    );
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error;
    throw new AppError('plan_limit', {
      message: 'The company isn’t verified yet, or all open postings of its plan are in use.',
    });
  }
};

/** Returns a submitted posting to its author, with the reason. */
const giveBack = (posting: StoredOpportunity, context: DecisionContext): Promise<StoredOpportunity> => {
  const { now: at, reason } = context;
  const values = [{ status: posting.status }, { status: 'draft' }] as const;
  const commit = audited(posting, 'reject_posting', values, context);
  return moveOpportunity(posting, { to: 'draft', by: 'admin', at, reason }, commit);
};

/** Keeps a reported posting as it is, or closes it. */
const settle = async (
  posting: StoredOpportunity,
  approved: boolean,
  context: DecisionContext,
): Promise<StoredOpportunity> => {
  const also = await settleReports(posting, approved);
  if (!also) throw new AppError('conflict', { message: 'There is nothing to decide about this posting.' });
  const { now: at, reason } = context;
  const closes = !approved && (posting.status === 'open' || posting.status === 'paused');
  const to = closes ? 'closed' : posting.status;
  const action = approved ? 'approve_posting' : 'reject_posting';
  const commit = audited(posting, action, [{ status: posting.status }, { status: to }], context);
  if (!closes) {
    await commit(also);
    return posting;
  }
  const closed = await moveOpportunity(posting, { to: 'closed', by: 'admin', at, reason }, commit);
  // After the decision: should this fail, the posting is still in the queue and can be decided again.
  await transact(also);
  return closed;
};

/** Decides about a posting that was submitted or reported. */
export const decide: Handler<typeof moderation.decide> = async ({ params, body, account, now }) => {
  const posting = await requirePosting(params.id, now);
  const context = decisionContext(account, body.reason, now);
  const approved = body.decision === 'approve';
  if (posting.status !== 'in_review') return shown(await settle(posting, approved, context));
  return shown(await (approved ? publish(posting, context) : giveBack(posting, context)));
};

/** Puts an opportunity in the foreground, or back. */
export const feature: Handler<typeof moderation.feature> = async ({
  params,
  body: { featured },
  account,
  now,
}) => {
  const posting = await requirePosting(params.id, now);
  if (posting.featured === featured) return shown(posting);
  const context = decisionContext(account, '', now);
  const commit = audited(posting, 'feature_posting', [{ featured: !featured }, { featured }], context);
  return shown(await saveChanged(posting, { ...posting, featured }, now, commit));
};
