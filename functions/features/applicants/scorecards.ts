import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { idFrom } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import {
  refuseUnlessRead,
  scorecardPut,
  scorecardsIn,
  submit,
  visibleTo,
  withLabels,
} from '#functions/core/scorecards.ts';
import { getItems } from '#functions/core/table.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { namesOf } from '#functions/parts/companies/names.ts';
import type { Criterion } from '#shared/core/scorecard-rules.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { criteriaOf } from '#shared/features/applicants/scorecard-rules.ts';
import { type Scorecard, type Scorecards, scorecardsSchema } from '#shared/features/applicants/scorecards.ts';

const storedSchema = scorecardsSchema.shape.own.unwrap().extend({ authorId: z.string() });
type StoredScorecard = z.infer<typeof storedSchema>;

const storedFor = ({ application }: LoadedApplicant): Promise<StoredScorecard[]> => {
  const { opportunityId, userId } = application;
  return scorecardsIn(storedSchema, keyOf('applicant-scorecard', { opportunityId, userId, authorId: '' }).pk);
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

const askedBy = ({ posting }: LoadedApplicant): Criterion[] =>
  criteriaOf(posting).map((label) => ({ id: criterionId(label), label }));

const shown = ({ authorId: _, ...scorecard }: StoredScorecard): Scorecard => scorecard;

const view = async (
  record: LoadedApplicant,
  stored: readonly StoredScorecard[],
  account: Account,
): Promise<Scorecards> => {
  const { own, submitted, others } = visibleTo(account.id, stored);
  const names = await namesOf(
    record.posting.companyId,
    others.map(({ authorId }) => authorId),
    account,
  );
  return {
    criteria: askedBy(record),
    own: own ? shown(own) : null,
    submitted,
    others: others.map((one) => ({ ...shown(one), author: names.get(one.authorId) ?? '' })),
  };
};

/** The scorecards of an applicant as the caller may see them. */
export const scorecardsOf = async (record: LoadedApplicant, account: Account): Promise<Scorecards> =>
  view(record, await storedFor(record), account);

const itemFor = (opportunityId: string, userId: string, authorId: string) =>
  itemOf('applicant-scorecard', { opportunityId, userId, authorId });

/** The write of a scorecard whose version before was `version - 1`. */
export const scorecardItem = (opportunityId: string, userId: string, scorecard: StoredScorecard) =>
  scorecardPut(itemFor(opportunityId, userId, scorecard.authorId), scorecard);

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
  const authorId = account.id;
  const { own } = visibleTo(authorId, stored);
  refuseUnlessRead(own, version);
  const scorecard = await submit(
    itemFor(opportunityId, userId, authorId),
    { authorId, own, now },
    {
      ratings: withLabels(askedBy(record), own, ratings, 'This is not a criterion of the posting'),
      recommendation,
      summary,
    },
  );
  return view(record, [...stored.filter((one) => one.authorId !== authorId), scorecard], account);
};
