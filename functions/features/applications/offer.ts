import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { type Steps, TransactionFailed, type Write } from '#functions/core/transaction.ts';
import {
  type ApplicationMove,
  afterMove,
  applicationMoveWrite,
  followingSteps,
  moveApplication,
} from '#functions/parts/applications/moves.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { commitChange, moveOpportunity } from '#functions/parts/opportunities/change-opportunity.ts';
import {
  getOpportunity,
  opportunityItem,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { applications } from '#shared/features/applications/routes.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';

/** The posting changed between reading and writing: it is read again. */
class PostingChanged extends Error {}

const changed = () =>
  new AppError('conflict', { message: 'This offer was changed in the meantime. Look at it again.' });

/** Takes one of the openings, together with other writes; the last one fills the posting while it still takes applications. */
const takeOpening = (before: StoredOpportunity, at: Date, also: Steps) => {
  const hired = (before.hired ?? 0) + 1;
  if (hired >= before.openings && canMove(opportunityWorkflow, before.status, 'filled', 'applicant'))
    return moveOpportunity(before, { to: 'filled', by: 'applicant', at, set: { hired }, also });
  const after = { ...before, hired, version: before.version + 1, updatedAt: at.toISOString() };
  const write: Write = {
    Put: {
      Item: opportunityItem(after),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': before.version },
    },
  };
  return commitChange({ before, after, write, also });
};

/** Accepts an offer: one of the posting’s openings goes with it, also when others accept or edit the posting at that moment. */
const accept = (move: ApplicationMove): Promise<StoredApplication> => {
  const { opportunityId } = move.from;
  const steps = { application: applicationMoveWrite(move), ...followingSteps([move]) };
  return retrying(
    async () => {
      const posting = await getOpportunity(opportunityId);
      if (!posting || (posting.hired ?? 0) >= posting.openings)
        throw new AppError('conflict', {
          message: 'Someone else accepted the last opening before you. Please ask the employer.',
        });
      try {
        await takeOpening(posting, move.at, steps);
      } catch (error) {
        if (error instanceof TransactionFailed) throw changed();
        throw error instanceof AppError && error.code === 'conflict' ? new PostingChanged() : error;
      }
      return afterMove(move);
    },
    (error) => error instanceof PostingChanged,
  );
};

/** Answers an offer. Accepting is possible to the end of the day that it names; declining always. */
export const answerOffer: Handler<typeof applications.answerOffer, StoredApplication> = async ({
  record,
  body: { answer },
  now,
}) => {
  const { status, offer } = record;
  if (status !== 'offered' || !offer)
    throw new AppError('illegal_transition', { message: 'There is no offer to answer.' });
  if (answer === 'decline')
    return moveApplication({ from: record, to: 'offer_declined', by: 'applicant', at: now });
  if (offer.answerBy < earliestDay(now))
    throw new AppError('conflict', {
      message: 'The day by which this offer could be accepted has passed. Please ask the employer.',
    });
  return accept({ from: record, to: 'hired', by: 'applicant', at: now });
};
