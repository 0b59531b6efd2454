import { moveWrite } from '#functions/core/move.ts';
import {
  type ChallengeActor,
  type ChallengeStatus,
  challengeWorkflow,
} from '#shared/features/challenges/rules.ts';
import { dueFields } from './due.ts';
import type { ChallengeRecord } from './record.ts';
import { challengeKey } from './repository.ts';

interface StatusChange {
  readonly to: ChallengeStatus;
  readonly by: ChallengeActor;
  /** The user who makes it; undefined for the schedule. */
  readonly user?: string;
  readonly now: Date;
  readonly reason?: string;
  readonly fields?: Partial<ChallengeRecord>;
}

/** The write that moves a challenge to another status. It fails when the challenge has changed since it was read. */
export const challengeMove = (
  challenge: ChallengeRecord,
  { to, by, user, now, reason, fields = {} }: StatusChange,
) => {
  const due = dueFields({ ...challenge, ...fields, status: to });
  return moveWrite(challengeWorkflow, {
    key: challengeKey(challenge.id),
    from: challenge,
    to,
    by,
    at: now,
    ...(user !== undefined && { user }),
    ...(reason !== undefined && { reason }),
    set: { ...fields, ...due.set },
    remove: due.remove,
  });
};
