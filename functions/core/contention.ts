import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { AppError } from './errors.ts';

/** Reasons for which a transaction was cancelled that pass by themselves. The SDK does not repeat it for any of them. */
const PASSING = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'RequestLimitExceeded',
]);

/** Whether a write met another one or a throttled partition, and no condition of it failed: it can be repeated. */
export const isContention = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (error instanceof TransactionCanceledException &&
    error.CancellationReasons?.some(({ Code }) => PASSING.has(Code ?? '')) === true &&
    !error.CancellationReasons.some(({ Code }) => Code === 'ConditionalCheckFailed'));

/** Errors of a table or partition that gets more requests than it serves. */
const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

export const isThrottled = (error: unknown): boolean => error instanceof Error && THROTTLED.has(error.name);

/** Asks the caller to try again in a second. */
export const busy = (cause: unknown): AppError =>
  new AppError('unavailable', { cause, headers: { 'retry-after': '1' } });

/** A batch of which the table left a part undone, as it may under load: thrown to try the rest again. */
export const incompleteBatch = () => busy('The table took only a part.');

/** Whether the rest of a batch is to be sent again. */
export const isUnfinished = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';
