import type { Context } from 'aws-lambda';
import { beginLog, log } from './log.ts';
import { publishMetrics } from './metrics.ts';
import { countingUsage, usageSoFar } from './usage.ts';

type Invocation = [event: unknown, context?: Partial<Context>];

/**
 * A Lambda handler whose every run can be seen: each line of its log carries the function, the invocation and the
 * trace; the last one says how long it took and what it consumed of the table; and what it counted goes to CloudWatch.
 * Every function of the app is one, but for those that CloudFormation calls.
 */
export const observed =
  <Args extends Invocation, Result>(
    handle: (...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) =>
  (...args) =>
    countingUsage(async () => {
      const startedAt = performance.now();
      beginLog(args[1]);
      try {
        return await handle(...args);
      } catch (error) {
        log('error', 'failed', { error });
        throw error;
      } finally {
        log('info', 'done', { ms: Math.round(performance.now() - startedAt), ...usageSoFar() });
        publishMetrics();
      }
    });
