import { AwsError } from '../../aws.ts';
import type { Pool } from '../pool.ts';
import type { AttemptKind } from '../store.ts';

/** Cognito allows 5 to 20 attempts at a password reset per user and hour: here 20 requests and 5 wrong codes. */
const LIMITS: Readonly<Record<AttemptKind, number>> = { request: 20, guess: 5 };
const WINDOW_MS = 60 * 60 * 1000;

/** LimitExceededException when the hour's attempts are used up. Unknown users are limited in the same way. */
export const checkAttempts = (pool: Pool, subject: string, kind: AttemptKind): void => {
  if (pool.store.attempts(subject, kind, pool.now() - WINDOW_MS) >= LIMITS[kind]) {
    throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
};

export const countAttempt = (pool: Pool, subject: string, kind: AttemptKind): void => {
  pool.store.addAttempt(subject, kind, pool.now(), pool.now() - WINDOW_MS);
};
