import { getAccount } from '#functions/core/account.ts';
import { putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { criterionId, scorecardItem } from '#functions/features/applicants/scorecards.ts';
import {
  applicationKey,
  changedSince,
  changeKeys,
  type StoredApplication,
} from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { DEMO_COLLEAGUE_EMAIL, demoEmail } from '#shared/core/demo.ts';
import { fullName } from '#shared/core/names.ts';
import { criteriaOf, RATINGS, RECOMMENDATIONS } from '#shared/features/applicants/scorecard-rules.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { randomFor } from './random.ts';
import { EVIDENCE, SUMMARIES } from './sentences.ts';
import { unlessThere } from './unless-there.ts';

/** How many applicants of each posting have scorecards and someone who looks after them. */
const PER_POSTING = 4;

type Posting = Pick<Opportunity, 'id' | 'skills' | 'requirements' | 'companyId'>;

/** A scorecard that follows from who wrote it and about whom; colleagues disagree now and then. */
const scorecardBy = (authorId: string, posting: Posting, userId: string, at: string, author: string) => {
  const random = randomFor('scorecard', author, posting.id, userId);
  const ratings = criteriaOf(posting)
    .slice(0, 4)
    .map((label) => {
      const level = random.between(0, RATINGS.length - 1);
      const rating = RATINGS[level] ?? 'solid';
      return { criterion: criterionId(label), label, rating, evidence: EVIDENCE[level] ?? '' };
    });
  const recommendation = random.pick(RECOMMENDATIONS);
  return {
    authorId,
    ratings,
    version: 1,
    submittedAt: at,
    updatedAt: at,
    recommendation,
    summary: SUMMARIES[recommendation],
  };
};

/** Assigns an application to a colleague, unless it is assigned. The list of the posting takes it as a change of now. */
const assign = (application: StoredApplication, to: { id: string; name: string }, now: Date) => {
  const { opportunityId, userId } = application;
  const at = now.toISOString();
  const { gsi2sk, gsi3sk } = changeKeys(application, at);
  return unlessThere(() =>
    updateItem(
      updateOf(
        applicationKey(userId, opportunityId),
        { set: { gsi2sk, gsi3sk, assignee: { ...to, at, by: to.id } }, add: { version: 1 } },
        { condition: 'attribute_exists(pk) AND attribute_not_exists(assignee)' },
      ),
    ),
  );
};

/**
 * Scorecards of the demo employer and their colleague about applicants whom they have met or read, and who looks after whom.
 * One applicant of each posting has the colleague’s alone, so that the demo employer sees one that is hidden.
 */
export const storeScorecards = async (postings: readonly Posting[], now: Date): Promise<void> => {
  const emails = [demoEmail('employer'), DEMO_COLLEAGUE_EMAIL];
  const ids = await Promise.all(emails.map(userIdOf));
  const accounts = await Promise.all(ids.map((id) => (id === undefined ? undefined : getAccount(id))));
  for (const posting of postings.filter(({ companyId }) => companyId !== null)) {
    const { items } = await changedSince({ opportunityId: posting.id }, '', 50);
    const met = items
      .filter(({ status }) => status !== 'new' && status !== 'withdrawn')
      .slice(0, PER_POSTING);
    for (const [index, application] of met.entries()) {
      const { userId, updatedAt } = application;
      for (const [which, account] of accounts.entries()) {
        if (!account || (index === 0 && which === 0)) continue;
        const scorecard = scorecardBy(account.id, posting, userId, updatedAt, emails[which] ?? '');
        await unlessThere(() => putItem(scorecardItem(posting.id, userId, scorecard)));
      }
      const keeper = accounts[index % accounts.length];
      if (!keeper) continue;
      const name = fullName(keeper);
      await assign(application, { id: keeper.id, name }, now);
    }
  }
};
