import { AppError } from '#functions/core/errors.ts';
import { fieldsAfterMove, type Move, moveWrite } from '#functions/core/move.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import {
  type ApplicationActor,
  type ApplicationStatus,
  applicationWorkflow,
} from '#shared/features/applications/rules.ts';
import { incrementCounters } from '../dashboard/repository.ts';
import { countMoves } from './applicant-counts.ts';
import { applicationKey, changeKeys, type StoredApplication } from './repository.ts';

type CoreMove = Move<ApplicationStatus, ApplicationActor>;

/** A move of an application as it was read. */
export interface ApplicationMove
  extends Pick<CoreMove, 'to' | 'by' | 'at' | 'reason' | 'user' | 'remove' | 'restart'> {
  readonly from: StoredApplication;
  readonly set?: Partial<StoredApplication>;
}

const coreMove = ({ from, set = {}, ...move }: ApplicationMove): CoreMove => {
  const { userId, opportunityId } = from;
  return {
    ...move,
    key: applicationKey(userId, opportunityId),
    from,
    set: {
      ...set,
      ...changeKeys(from, move.at.toISOString()),
    },
  };
};

/** What a status counts as on the applicant’s home screen. */
const figuresOf = (status: ApplicationStatus) => ({
  applications: status === 'withdrawn' ? 0 : 1,
  interviews: status === 'interview_scheduled' ? 1 : 0,
});

/** The write that moves the figures of the applicant, if they change. */
const figureWrites = ({ from, to }: ApplicationMove): Write[] => {
  const [was, is] = [figuresOf(from.status), figuresOf(to)];
  const by = { applications: is.applications - was.applications, interviews: is.interviews - was.interviews };
  const changes = Object.entries(by).filter(([, change]) => change !== 0);
  return changes.length === 0 ? [] : [incrementCounters(from.userId, Object.fromEntries(changes))];
};

/** The move alone, for a transaction with more than what follows from it. Throws `conflict` for what the workflow forbids. */
export const applicationMoveWrite = (move: ApplicationMove): Write =>
  moveWrite(applicationWorkflow, coreMove(move));

/** What follows from moves of different users’ applications: the numbers by status, and the figures of the applicants. */
export const followingSteps = (moves: readonly ApplicationMove[]) => ({
  counts: countMoves(
    moves.map(({ from: { opportunityId, poster, userId, status }, to }) => ({
      opportunityId,
      poster,
      userId,
      from: status,
      to,
    })),
  ),
  figures: moves.flatMap(figureWrites),
});

/** The application after a move. */
export const afterMove = (move: ApplicationMove): StoredApplication => {
  const { from, set, remove = [] } = move;
  const after: StoredApplication = {
    ...from,
    ...set,
    ...fieldsAfterMove(from, coreMove(move)),
    version: from.version + 1,
  };
  return Object.assign(after, Object.fromEntries(remove.map((field) => [field, undefined])));
};

/**
 * Moves an application with everything that follows from it, in one transaction. Throws `conflict` when it was moved in
 * the meantime, and `TransactionFailed` when a condition of `also` did not hold.
 */
export const moveApplication = async (
  move: ApplicationMove,
  also: Steps = {},
): Promise<StoredApplication> => {
  const steps = { application: applicationMoveWrite(move), ...followingSteps([move]) };
  try {
    await transact(steps, also);
  } catch (error) {
    if (isRefused<typeof steps>(error) && error.failed.application)
      throw new AppError('conflict', { cause: error });
    throw error;
  }
  return afterMove(move);
};
