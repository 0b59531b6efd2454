import { type Account, accountKey, accountSchema } from '#functions/core/account.ts';
import { countAgainst } from '#functions/core/counted-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed, transact, type Write } from '#functions/core/table.ts';
import { APPLICATIONS, type Application, type applications } from '#shared/features/applications.ts';
import { dayOf, type Opportunity } from '#shared/features/opportunities.ts';
import { moveFigures } from '../dashboard/repository.ts';
import { openOn } from '../opportunities/deadline.ts';
import { getOpportunity } from '../opportunities/repository.ts';
import { countApplication, mayBecome } from './conditions.ts';
import { applicationItem } from './repository.ts';

const LIMIT = { name: 'apply', ...APPLICATIONS };

const noSuchOpportunity = () => new AppError('not_found', { message: 'This opportunity does not exist.' });

const newApplication = (userId: string, opportunity: Opportunity, now: Date): Application => {
  const { id, type, title, company, location } = opportunity;
  const at = now.toISOString();
  return {
    opportunityId: id,
    userId,
    status: 'new',
    appliedAt: at,
    updatedAt: at,
    history: [{ status: 'new', at }],
    opportunity: { type, title, company, location },
  };
};

/** The person still is who the request's session said, and their address is confirmed. */
const applicantStands = ({ id, role, sessionEpoch }: Account): Write => ({
  ConditionCheck: {
    Key: accountKey(id),
    ConditionExpression:
      'suspended = :no AND emailConfirmed = :yes AND #role = :role AND sessionEpoch = :epoch',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':no': false, ':yes': true, ':role': role, ':epoch': sessionEpoch },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The application, unless one stands: none was ever made, or it went to a status from which it may be new again. */
const unlessApplied = (application: Application): Write => {
  const { condition, values } = mayBecome('new');
  return {
    Put: {
      Item: applicationItem(application),
      ConditionExpression: `attribute_not_exists(pk) OR ${condition}`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: values,
    },
  };
};

/** What to tell somebody whose application the database refused. The order is that of the writes below. */
const refusal = (error: TransactionFailed): Error => {
  const [account, opportunity, application] = error.failed;
  if (account) {
    const now = accountSchema.safeParse(error.items[0]).data;
    return new AppError(now && !now.emailConfirmed ? 'email_unconfirmed' : 'unauthenticated');
  }
  if (opportunity && !error.items[1]) return noSuchOpportunity();
  if (application) return new AppError('already_applied');
  return opportunity ? new AppError('opportunity_closed') : error;
};

/**
 * Applies for an opportunity, in one transaction: the person may, the opportunity is open, no application stands,
 * and both counts move. The opportunity is read before only for what the application repeats of it.
 */
export const apply: Handler<typeof applications.apply> = async ({ account, body, now }) => {
  await countAgainst(LIMIT, account.id, now);
  const opportunity = await getOpportunity(body.opportunityId);
  if (!opportunity) throw noSuchOpportunity();
  const application = newApplication(account.id, opportunity, now);
  try {
    await transact([
      applicantStands(account),
      countApplication(opportunity.id, 1, openOn(dayOf(now))),
      unlessApplied(application),
      moveFigures(account.id, { applications: 1 }),
    ]);
  } catch (error) {
    throw error instanceof TransactionFailed ? refusal(error) : error;
  }
  return application;
};
