import { setTimeout as wait } from 'node:timers/promises';
import { type Account, accountKey } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { takePlace } from '#functions/features/events/rsvp.ts';
import { getEvent } from '#functions/parts/events/repository.ts';
import { someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';

/*
 * Measures users who all answer one event at the same moment, on a table of its own, as a child process, as size.ts does. Called with
 * the build's folder; sends the figures to its parent. The handlers of all users run at once in this process, as they would in
 * instances of the function: a local function has a few instances, in which most of them would wait for the others.
 */

/** Users who answer one event at once. */
export interface BurstFigures {
  readonly users: number;
  /** How many of them answer at the same moment; each next one once one of these has been answered. */
  readonly atOnce: number;
  readonly capacity: number;
  /** Until each of them had a place or a number, in ms. */
  readonly elapsed: number;
  /** How long each of the calls took, refused ones included, in ms. */
  readonly milliseconds: readonly number[];
  /** Calls that were refused with 429. Any other refusal fails the measurement. */
  readonly refused: number;
  /** The most refusals that one user met. */
  readonly mostRefused: number;
  /** CPU time of this process for each answer that was taken, in ms. */
  readonly cpu: number;
  /** Capacity units and calls of the table, for each answer that was taken. */
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
}

const [buildDir = ''] = process.argv.slice(2);
const BURSTS = [
  { users: 100, atOnce: 1, capacity: 20 },
  { users: 100, atOnce: 100, capacity: 20 },
  { users: 1000, atOnce: 25, capacity: 200 },
] as const;

interface Taken {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
  readonly milliseconds: readonly number[];
}

/** Answers until it is taken, as a user who tries again when the refusal says. */
const answer = (account: Account, id: string): Promise<Taken> =>
  countingUsage(async () => {
    const milliseconds: number[] = [];
    for (;;) {
      const began = performance.now();
      try {
        await takePlace({ id, account, now: new Date() });
        milliseconds.push(performance.now() - began);
        return { ...usageSoFar(), milliseconds };
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
        milliseconds.push(performance.now() - began);
        await wait(1000 * Number(error.headers['retry-after']));
      }
    }
  });

const burst = async ({ users, atOnce, capacity }: (typeof BURSTS)[number]): Promise<BurstFigures> => {
  const now = new Date();
  const event = await storeEvent(someEvent({ host: newAccount({ role: 'alumni' }), capacity }, now), [], now);
  const accounts = Array.from({ length: users }, () => newAccount());
  await inParallel(accounts, 16, (account) => putItem({ Item: { ...accountKey(account.id), ...account } }));
  const [began, before] = [performance.now(), process.cpuUsage()];
  const taken = await inParallel(accounts, atOnce, (account) => answer(account, event.id));
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const after = await getEvent(event.id);
  if (after?.held !== capacity || after.waiting !== users - capacity)
    throw new Error(`${after?.held} have a place and ${after?.waiting} wait.`);
  const each = (unit: 'reads' | 'writes' | 'calls') => taken.reduce((all, one) => all + one[unit], 0) / users;
  const refusals = taken.map(({ milliseconds }) => milliseconds.length - 1);
  return {
    users,
    atOnce,
    capacity,
    elapsed,
    milliseconds: taken.flatMap(({ milliseconds }) => milliseconds),
    refused: refusals.reduce((all, one) => all + one, 0),
    mostRefused: Math.max(...refusals),
    cpu: (user + system) / 1000 / users,
    reads: each('reads'),
    writes: each('writes'),
    calls: each('calls'),
  };
};

await onTemporaryCloud(buildDir, async () => {
  const figures: BurstFigures[] = [];
  for (const one of BURSTS) {
    const measured = await burst(one);
    figures.push(measured);
    console.log(`  ${one.users} users, ${one.atOnce} at once: ${measured.elapsed.toFixed(0)} ms`);
  }
  process.send?.(figures);
});
