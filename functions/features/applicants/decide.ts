import { AppError } from '#functions/core/errors.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import {
  type ApplicationMove,
  afterMove,
  applicationMoveWrite,
  followingSteps,
} from '#functions/parts/applications/moves.ts';
import { replyWrites } from '#functions/parts/applications/reply-counts.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { DECISION_UNDO_SECONDS } from '#shared/features/applications/rules.ts';

/**
 * Moves in one transaction: each is one write, and at most one more for the applicant’s figures and one for the posting’s
 * numbers by status; at most 16 more are for those of the poster, and three for the reviewer’s figure and the record of
 * replies. A transaction takes a hundred.
 */
const AT_ONCE = 24;

/** Whose figure of reviewed candidates a move changes, and by how many. */
const reviewedBy = ({ from, to }: ApplicationMove): number =>
  Number(from.status === 'new') - Number(to === 'new');

const reviewerWrite = (userId: string, moves: readonly ApplicationMove[]): Write | undefined => {
  const candidatesReviewed = moves.reduce((sum, move) => sum + reviewedBy(move), 0);
  return candidatesReviewed === 0 ? undefined : incrementCounters(userId, { candidatesReviewed });
};

/**
 * Commits moves together, or without those that were moved in the meantime: each round leaves out at least one, and most
 * need one round. Returns those that were committed.
 */
const commitTogether = async (
  posting: StoredOpportunity,
  userId: string,
  moves: readonly ApplicationMove[],
): Promise<readonly ApplicationMove[]> => {
  if (moves.length === 0) return moves;
  /** By applicant, to leave out those that were moved meanwhile. */
  const applications: Steps = Object.fromEntries(
    moves.map((move) => [move.from.userId, applicationMoveWrite(move)]),
  );
  try {
    await transact(applications, {
      ...followingSteps(moves),
      replies: replyWrites(moves.map((move) => ({ posting, before: move.from, after: afterMove(move) }))),
      reviewer: reviewerWrite(userId, moves),
    });
    return moves;
  } catch (error) {
    if (!isRefused<typeof applications>(error)) throw error;
    const left = moves.filter(({ from }) => !error.failed[from.userId]);
    if (left.length === moves.length) throw error;
    return commitTogether(posting, userId, left);
  }
};

/**
 * Makes one user’s moves of applications for a posting, each with all that follows from it. Returns those that succeeded,
 * as they are now, by applicant; the others were moved by someone else meanwhile.
 */
export const commitMoves = async (
  posting: StoredOpportunity,
  userId: string,
  moves: readonly ApplicationMove[],
): Promise<ReadonlyMap<string, StoredApplication>> => {
  const done = new Map<string, StoredApplication>();
  for (let from = 0; from < moves.length; from += AT_ONCE) {
    const committed = await commitTogether(posting, userId, moves.slice(from, from + AT_ONCE));
    for (const move of committed) done.set(move.from.userId, afterMove(move));
  }
  return done;
};

/** The same for one application. Throws `conflict` when it was moved meanwhile. */
export const commitMove = async (
  posting: StoredOpportunity,
  userId: string,
  move: ApplicationMove,
): Promise<StoredApplication> => {
  const moved = (await commitMoves(posting, userId, [move])).get(move.from.userId);
  if (!moved) throw changedMeanwhile();
  return moved;
};

export const changedMeanwhile = (): AppError =>
  new AppError('conflict', {
    message: 'This application was changed in the meantime. Look at it again before you decide.',
  });

/** Until when a decision that was made now can be undone. */
export const undoUntil = (at: string): string =>
  new Date(Date.parse(at) + DECISION_UNDO_SECONDS * 1000).toISOString();
