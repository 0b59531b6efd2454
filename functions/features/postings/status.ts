import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { SettingReader } from '#functions/core/settings.ts';
import type { StoredCompany } from '#functions/parts/companies/repository.ts';
import {
  moveOpportunity,
  PublicationRefused,
  saveChanged,
} from '#functions/parts/opportunities/change-opportunity.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { showPosting } from '#functions/parts/postings/posting.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { canMove, canUndo } from '#shared/core/workflow.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';
import type { postings } from '#shared/features/postings/routes.ts';
import { withDefaults } from '#shared/features/postings/rules.ts';
import { refuseUnlessPublishable } from './fields.ts';
import { needsReview } from './moderation-words.ts';
import { planLimitReached } from './plan-limit.ts';
import { companyOf, type Trust, trustOf } from './poster.ts';
import { changedElsewhere } from './write.ts';

const label = (status: OpportunityStatus): string => opportunityWorkflow.statuses[status].label;

const illegal = (from: OpportunityStatus, to: OpportunityStatus): AppError =>
  new AppError('illegal_transition', {
    message: `A posting can’t go from ${label(from)} to ${label(to)}.`,
  });

/** Throws `illegal_transition` unless the poster may move the posting there, or take the last step back. */
const refuseUnlessAllowed = (posting: StoredOpportunity, to: OpportunityStatus, now: Date): void => {
  const { status, history } = posting;
  if (
    !canMove(opportunityWorkflow, status, to, 'poster') &&
    !canUndo(opportunityWorkflow, history, to, 'poster', now)
  )
    throw illegal(status, to);
};

/** A posting as it is published: with the company's name as it is now, and what its author left to us. */
const publishable = async (
  posting: StoredOpportunity,
  account: Account,
  company: StoredCompany | undefined,
  now: Date,
): Promise<StoredOpportunity> => {
  const named = company ? { ...posting, companyId: company.id, company: company.name } : posting;
  const complete = withDefaults(named, earliestDay(now));
  await refuseUnlessPublishable(complete, account.role, earliestDay(now));
  return complete;
};

/** What publication sets. A posting keeps the moment at which it was first published. */
const publishedFields = (posting: StoredOpportunity, to: OpportunityStatus, now: Date) => {
  const { companyId, company, location, deadline, replyBy, history } = posting;
  const first = to === 'open' && !history.some(({ status }) => status === 'open');
  return {
    companyId,
    company,
    location,
    deadline,
    replyBy,
    ...(first && { postedAt: now.toISOString() }),
  };
};

interface Publication {
  readonly posting: StoredOpportunity;
  readonly account: Account;
  readonly now: Date;
  readonly reason: string | undefined;
  readonly setting: SettingReader;
}

const submit = (
  { posting, account, now, reason }: Publication,
  complete: StoredOpportunity,
  to: 'open' | 'in_review',
  guard?: Trust['guard'],
): Promise<StoredOpportunity> => {
  refuseUnlessAllowed(posting, to, now);
  const set = publishedFields(complete, to, now);
  const move = { to, by: 'poster', at: now, reason, user: account.id, set, guard, restore: true } as const;
  return moveOpportunity(posting, move);
};

/** Publishes a posting, or submits it for review where its poster is not trusted yet. */
const publish = async (given: Publication): Promise<StoredOpportunity> => {
  const { posting, account, now } = given;
  const company = await companyOf(account);
  const { trusted, guard } = await trustOf(account, company);
  if (!trusted || (await needsReview(posting, given.setting))) {
    refuseUnlessAllowed(posting, 'in_review', now);
    return submit(given, await publishable(posting, account, company, now), 'in_review');
  }
  refuseUnlessAllowed(posting, 'open', now);
  const complete = await publishable(posting, account, company, now);
  try {
    return await submit(given, complete, 'open', guard);
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error;
    // Either the plan has no room, or the trust was lost since it was read.
    const current = await companyOf(account);
    if (current?.status === 'verified') throw await planLimitReached(current);
    return submit(given, complete, 'in_review');
  }
};

/** Takes a removal back: the posting is again what it was. */
const undoRemoval = (posting: StoredOpportunity, { account, now, reason, setting }: Publication) => {
  const { removed, ...rest } = posting;
  if (!removed) throw illegal(posting.status, posting.status);
  if (removed.from === posting.status) return saveChanged(posting, rest, now);
  if (removed.from === 'open') return publish({ posting, account, now, reason, setting });
  const move = { to: removed.from, by: 'poster', at: now, reason, user: account.id, restore: true } as const;
  return moveOpportunity(posting, move);
};

/** Moves a posting of the caller's. To `open` it leads into review where that is needed, which the answer's status says. */
export const setStatus: Handler<typeof postings.setStatus, StoredOpportunity> = async ({
  record,
  body: { to, version, reason },
  account,
  setting,
  now,
}) => {
  if (version !== record.version) throw changedElsewhere();
  const given = { posting: record, account, now, reason, setting };
  if (record.removed) {
    if (to !== record.removed.from) throw illegal(record.status, to);
    return showPosting(await undoRemoval(record, given));
  }
  if (to === 'open' || (to === 'in_review' && record.status !== 'in_review'))
    return showPosting(await publish(given));
  refuseUnlessAllowed(record, to, now);
  const move = { to, by: 'poster', at: now, reason, user: account.id } as const;
  return showPosting(await moveOpportunity(record, move));
};
