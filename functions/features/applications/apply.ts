import type * as z from 'zod';
import { type Account, accountKey, accountSchema } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listKey } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Refused, type Write } from '#functions/core/transaction.ts';
import { conditionOf } from '#functions/core/update.ts';
import { countMoves } from '#functions/parts/applications/applicant-counts.ts';
import { cardOf } from '#functions/parts/applications/card.ts';
import { applicationMoveWrite } from '#functions/parts/applications/moves.ts';
import { posterName } from '#functions/parts/applications/reply-counts.ts';
import {
  applicationItem,
  getApplication,
  type StoredApplication,
} from '#functions/parts/applications/repository.ts';
import { storeSent } from '#functions/parts/applications/sent-content.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { openOn } from '#functions/parts/opportunities/deadline.ts';
import {
  getOpportunity,
  opportunityKey,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { markSent } from '#functions/parts/resume/repository.ts';
import { addMark, withRoomFor } from '#functions/parts/saved/marks.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { withLimit } from '#shared/core/settings.ts';
import { canMove } from '#shared/core/workflow.ts';
import { APPLICATIONS, type Application, type applications } from '#shared/features/applications/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { APPLICATIONS_A_MINUTE } from '#shared/features/applications/settings.ts';
import { type Sent, sentNow } from './current-content.ts';

export const APPLICATION_LIMIT = { name: 'apply', ...APPLICATIONS };

const noSuchOpportunity = () => new AppError('not_found', { message: 'This opportunity doesn’t exist.' });

type Body = z.output<typeof applications.apply.body>;

type NewApplication = Application & Pick<StoredApplication, 'card' | 'poster'>;

const newApplication = (
  { userId, unscored, source, resume }: Body,
  opportunity: StoredOpportunity,
  { receipt, snapshot }: Sent,
  now: Date,
): NewApplication => {
  const { id, type, title, company, location, replyBy } = opportunity;
  const at = now.toISOString();
  return {
    opportunityId: id,
    poster: posterName(opportunity),
    userId,
    status: 'new',
    appliedAt: at,
    updatedAt: at,
    history: [{ status: 'new', at, by: 'applicant' }],
    opportunity: { type, title, company, location, replyBy },
    ...(unscored ? { unscored } : { match: receipt.total }),
    ...(source && { source }),
    card: cardOf(snapshot, unscored ? null : receipt, resume === true),
  };
};

/** The account is still as the request's session said, and its address is confirmed. */
const checkAccount = ({ id, role, sessionEpoch }: Account): Write => ({
  ConditionCheck: {
    Key: accountKey(id),
    ConditionExpression:
      'suspended = :no AND emailConfirmed = :yes AND #role = :role AND sessionEpoch = :epoch',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':no': false, ':yes': true, ':role': role, ':epoch': sessionEpoch },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The opportunity takes applications on this day. */
const checkOpen = (opportunityId: string, day: string): Write => ({
  ConditionCheck: {
    Key: opportunityKey(opportunityId),
    ...conditionOf(openOn(day)),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The fields that have a value. */
const given = <T extends object>(fields: T): Partial<T> => {
  const rest: Partial<T> = { ...fields };
  for (const name in rest) if (rest[name] === undefined) delete rest[name];
  return rest;
};

/** Writes the application: a first one where there is none, or the one that was read and withdrawn starts again. */
const storeApplication = (
  application: NewApplication,
  before: StoredApplication | undefined,
  at: Date,
): Write => {
  if (!before)
    return {
      Put: { Item: applicationItem(application), ConditionExpression: 'attribute_not_exists(pk)' },
    };
  const { appliedAt, opportunity, unscored, match, source, card } = application;
  const set = { appliedAt, opportunity, unscored, match, source, card };
  return applicationMoveWrite({
    from: before,
    to: 'new',
    by: 'applicant',
    at,
    set: { ...listKey('application', 'ofUser', application), ...given(set) },
    // What the withdrawn one had and this one does not.
    remove: [
      'offer',
      'rejection',
      'missedAt',
      'assignee',
      ...Object.keys(set).filter((field) => !(field in given(set))),
    ],
    restart: true,
  });
};

const noResume = () =>
  new AppError('invalid_input', {
    fields: { resume: 'You have no resume to send. Add one to your profile first.' },
  });

/** All that is stored with an application, or not at all. */
const applyingSteps = (
  account: Account,
  application: NewApplication,
  before: StoredApplication | undefined,
  content: Parameters<typeof storeSent>[1],
  now: Date,
) => ({
  account: checkAccount(account),
  opportunity: checkOpen(application.opportunityId, earliestDay(now)),
  application: storeApplication(application, before, now),
  counts: countMoves([{ ...application, from: before?.status, to: 'new' }]),
  figures: incrementCounters(account.id, { applications: 1 }),
  sent: storeSent(application, content),
  resume: content.file && markSent(account.id, content.file),
  mark: addMark('applied', account.id, application.opportunityId, now),
});

/** The error for an application that the database refused. The order is that of the writes below. */
const refusal = (error: Refused<ReturnType<typeof applyingSteps>>): Error => {
  const { account, opportunity, application, resume } = error.failed;
  if (account) {
    const now = accountSchema.safeParse(account.item).data;
    return new AppError(now && !now.emailConfirmed ? 'email_unconfirmed' : 'unauthenticated');
  }
  if (opportunity && !opportunity.item) return noSuchOpportunity();
  if (application) return new AppError('already_applied');
  if (opportunity) return new AppError('opportunity_closed');
  return resume
    ? new AppError('conflict', {
        message: 'Your resume has changed in the meantime. Please check what will be sent.',
      })
    : error;
};

/**
 * Applies for an opportunity, in one transaction: the applicant may, the opportunity is open, there is no application
 * that counts, both counters change, and the applicant's marks name the opportunity. What is read before is what the
 * application repeats of the opportunity, an earlier application that was withdrawn, and what is sent with it.
 */
export const apply: Handler<typeof applications.apply> = async ({ account, body, setting, now }) => {
  await limitRequests(withLimit(APPLICATION_LIMIT, await setting(APPLICATIONS_A_MINUTE)), account.id, now);
  const [opportunity, before] = await Promise.all([
    getOpportunity(body.opportunityId),
    getApplication(account.id, body.opportunityId),
  ]);
  if (!opportunity) throw noSuchOpportunity();
  if (before && !canMove(applicationWorkflow, before.status, 'new', 'applicant'))
    throw new AppError('already_applied');
  const sent = await sentNow(account, opportunity, now);
  const file = body.resume ? sent.file : undefined;
  if (body.resume && !file) throw noResume();
  const application = newApplication(body, opportunity, sent, now);
  const { note = '', unscored = false } = body;
  const content = { ...sent, note, file, receipt: unscored ? null : sent.receipt };
  const steps = applyingSteps(account, application, before, content, now);
  try {
    await withRoomFor('applied', account.id, now, () => transact(steps));
  } catch (error) {
    throw isRefused<typeof steps>(error) ? refusal(error) : error;
  }
  return application;
};
