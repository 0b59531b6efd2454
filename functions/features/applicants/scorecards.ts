import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { idFrom } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItems, putItem, queryItems } from '#functions/core/table.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { namesOf } from '#functions/parts/companies/names.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { criteriaOf } from '#shared/features/applicants/scorecard-rules.ts';
import { type Scorecard, type Scorecards, scorecardsSchema } from '#shared/features/applicants/scorecards.ts';

const storedSchema = scorecardsSchema.shape.own.unwrap().extend({ authorId: z.string() });
type StoredScorecard = z.infer<typeof storedSchema>;

/** A company has at most a hundred members; those who left may have written some, too. */
const READ_AT_MOST = 200;

const storedFor = async ({ application }: LoadedApplicant): Promise<StoredScorecard[]> => {
  const { opportunityId, userId } = application;
  const { pk } = keyOf('applicant-scorecard', { opportunityId, userId, authorId: '' });
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
    Limit: READ_AT_MOST,
  });
  return items;
};

/** Those of at most 100 applicants for a posting about whom a user has submitted a scorecard. */
export const ratedBy = async (
  opportunityId: string,
  userIds: readonly string[],
  authorId: string,
): Promise<string[]> => {
  const byPartition = new Map(
    userIds.map((userId) => [keyOf('applicant-scorecard', { opportunityId, userId, authorId }).pk, userId]),
  );
  const keys = userIds.map((userId) => keyOf('applicant-scorecard', { opportunityId, userId, authorId }));
  const found = await getItems(z.object({ pk: z.string() }), keys);
  return found.flatMap(({ pk }) => byPartition.get(pk) ?? []);
};

/** The id of a criterion: the same text has the same one, in every posting. */
export const criterionId = (label: string): string => idFrom(`criterion ${label.toLowerCase()}`);

const shown = ({ authorId: _, ...scorecard }: StoredScorecard): Scorecard => scorecard;

const view = async (
  { posting }: LoadedApplicant,
  stored: readonly StoredScorecard[],
  account: Account,
): Promise<Scorecards> => {
  const own = stored.find(({ authorId }) => authorId === account.id);
  // What colleagues wrote leaves the server only after the caller has formed an opinion of their own.
  const others = own ? stored.filter(({ authorId }) => authorId !== account.id) : [];
  const names = await namesOf(
    posting.companyId,
    others.map(({ authorId }) => authorId),
    account,
  );
  return {
    criteria: criteriaOf(posting).map((label) => ({ id: criterionId(label), label })),
    own: own ? shown(own) : null,
    submitted: stored.length,
    others: others
      .sort((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1))
      .map((one) => ({ ...shown(one), author: names.get(one.authorId) ?? '' })),
  };
};

/** The scorecards of an applicant as the caller may see them. */
export const scorecardsOf = async (record: LoadedApplicant, account: Account): Promise<Scorecards> =>
  view(record, await storedFor(record), account);

/** The write of a scorecard whose version before was `version - 1`. */
export const scorecardItem = (opportunityId: string, userId: string, scorecard: StoredScorecard) => ({
  Item: {
    ...itemOf('applicant-scorecard', { opportunityId, userId, authorId: scorecard.authorId }),
    ...scorecard,
  },
  ...(scorecard.version === 1
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': scorecard.version - 1 },
      }),
});

/** The ratings with the texts of their criteria. Throws 400 for one that is not asked for, or rated twice. */
const withLabels = (
  { posting }: LoadedApplicant,
  own: StoredScorecard | undefined,
  ratings: readonly Omit<Scorecard['ratings'][number], 'label'>[],
): Scorecard['ratings'] => {
  // A criterion that was rated stays, also when the posting does not ask for it any more.
  const labels = new Map([
    ...(own?.ratings ?? []).map(({ criterion, label }) => [criterion, label] as const),
    ...criteriaOf(posting).map((label) => [criterionId(label), label] as const),
  ]);
  return ratings.map((rated, index) => {
    const label = labels.get(rated.criterion);
    const again = ratings.findIndex(({ criterion }) => criterion === rated.criterion) !== index;
    if (label === undefined || again)
      throw new AppError('invalid_input', {
        fields: { [`ratings.${index}.criterion`]: 'This is not a criterion of the posting' },
      });
    return { ...rated, label };
  });
};

const changedElsewhere = (): AppError =>
  new AppError('conflict', { message: 'Your scorecard was submitted elsewhere in the meantime.' });

/** Submits the caller’s scorecard, or submits it again. The answer has what colleagues submitted. */
export const saveScorecard: Handler<typeof applicants.saveScorecard, LoadedApplicant> = async ({
  record,
  body: { version, ratings, recommendation, summary },
  account,
  now,
}) => {
  const { opportunityId, userId, status } = record.application;
  if (status === 'withdrawn')
    throw new AppError('illegal_transition', { message: 'This application was withdrawn.' });
  const stored = await storedFor(record);
  const own = stored.find(({ authorId }) => authorId === account.id);
  if ((own?.version ?? 0) !== version) throw changedElsewhere();
  const at = now.toISOString();
  const scorecard: StoredScorecard = {
    authorId: account.id,
    recommendation,
    summary,
    version: version + 1,
    ratings: withLabels(record, own, ratings),
    submittedAt: own?.submittedAt ?? at,
    updatedAt: at,
  };
  try {
    await putItem(scorecardItem(opportunityId, userId, scorecard));
  } catch (error) {
    if (error instanceof ConditionFailed) throw changedElsewhere();
    throw error;
  }
  return view(record, [...stored.filter(({ authorId }) => authorId !== account.id), scorecard], account);
};
