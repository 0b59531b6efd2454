import { ApiError } from './ApiError.ts';

/** How long the server asks to wait before the next attempt, in words; undefined when it does not ask. */
export const waitingTime = (error: unknown): string | undefined =>
  error instanceof ApiError && error.retryAfter !== undefined ? duration(error.retryAfter) : undefined;

/** `45 seconds`, `12 minutes`, `2 hours`: rounded up, so that a retry is never too early. */
const duration = (seconds: number): string => {
  if (seconds < 60) return counted(seconds, 'second');
  return seconds <= 90 * 60
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour');
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
