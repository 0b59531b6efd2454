import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { idFrom, newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { commitChange, saveChanged } from '#functions/parts/opportunities/change-opportunity.ts';
import { opportunityItem, type StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { loadPosting, showPosting, toPosting } from '#functions/parts/postings/posting.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import { withLimit } from '#shared/core/settings.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';
import { MAX_TERMS_CHANGES } from '#shared/features/opportunities/terms-changes.ts';
import { NEW_POSTINGS, type postings } from '#shared/features/postings/routes.ts';
import { changedTerms, mustBeComplete, replyByAfter, withDefaults } from '#shared/features/postings/rules.ts';
import { NEW_POSTINGS_AN_HOUR } from '#shared/features/postings/settings.ts';
import { refuseUnlessPublishable, storedFields } from './fields.ts';
import { namedHistory } from './history.ts';
import { companyOf } from './poster.ts';

const LIMIT = { name: 'new-postings', ...NEW_POSTINGS };

/** The error for a change of a posting that is no longer as the author opened it. */
export const changedElsewhere = (cause?: unknown): AppError =>
  new AppError('conflict', { message: 'This posting was changed elsewhere since you opened it.', cause });

/** The id of a new posting. With a key it is always the same for this user. */
const idOf = (userId: string, key: string | undefined): string =>
  key === undefined ? newId() : idFrom(`posting ${userId} ${key}`);

/** Makes a draft of the company, or of the user alone, once for a key. */
export const create: Handler<typeof postings.create> = async ({
  account,
  body: { key, ...body },
  setting,
  now,
}) => {
  await limitRequests(withLimit(LIMIT, await setting(NEW_POSTINGS_AN_HOUR)), account.id, now);
  const company = await companyOf(account);
  const at = now.toISOString();
  const draft: StoredOpportunity = {
    ...storedFields(
      { ...body, replyBy: replyByAfter(body, { deadline: '', replyBy: '' }) },
      account,
      company,
    ),
    id: idOf(account.id, key),
    owner: account.id,
    status: 'draft',
    postedAt: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    history: [{ status: 'draft', at, by: 'poster', user: account.id }],
    featured: false,
    changes: [],
  };
  const write = { Put: { Item: opportunityItem(draft), ConditionExpression: 'attribute_not_exists(pk)' } };
  try {
    return toPosting(await commitChange({ before: undefined, after: draft, write }), 0);
  } catch (error) {
    // The answer to the first request was lost.
    const first =
      error instanceof AppError && error.code === 'conflict' && (await loadPosting(draft.id, now));
    if (!first) throw error;
    return showPosting(first);
  }
};

/** The posting with its terms compared: applicants see what has changed since they applied. */
const withTermsChange = (
  before: StoredOpportunity,
  after: StoredOpportunity,
  now: Date,
): StoredOpportunity => {
  const terms = isPublished(before.status) ? changedTerms(before, after) : [];
  if (terms.length === 0) return after;
  const changes = [...before.changes, { at: now.toISOString(), terms }];
  return { ...after, changes: changes.slice(-MAX_TERMS_CHANGES) };
};

/**
 * Saves the whole posting, unless it was changed since the given version. One that is open or in review must stay
 * complete and without errors of the linter.
 */
export const save: Handler<typeof postings.save, StoredOpportunity> = async ({
  record,
  body,
  account,
  now,
}) => {
  const { version, ...fields } = body;
  if (version !== record.version || record.removed) throw changedElsewhere();
  if (record.status === 'closed' || record.status === 'filled')
    throw new AppError('illegal_transition', {
      message: `This posting is ${opportunityWorkflow.statuses[record.status].label.toLowerCase()} and can’t be edited.`,
    });
  const company = await companyOf(account);
  const entered = storedFields({ ...fields, replyBy: replyByAfter(fields, record) }, account, company);
  const edited = { ...record, ...entered, featured: record.featured };
  const today = earliestDay(now);
  const complete = record.status === 'draft' ? edited : withDefaults(edited, today);
  if (mustBeComplete(record.status)) await refuseUnlessPublishable(complete, account.role, today);
  return showPosting(await saveChanged(record, withTermsChange(record, complete, now), now));
};

/** One posting for those who manage it, with the names of the members in its history. */
export const one: Handler<typeof postings.one, StoredOpportunity> = async ({ record, account }) => ({
  ...(await showPosting(record)),
  history: await namedHistory(record, account),
});
