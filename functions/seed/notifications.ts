import { setTimeout as wait } from 'node:timers/promises';
import { applicationsOf } from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { countNotified, markReadUpTo } from '#functions/parts/notifications/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { NOTIFICATION_DAYS } from '#shared/core/retention.ts';
import type { Person } from './people/person.ts';

const POLL_MS = 100;
/** More than any user of the seed has applied for. Of what else a demo user did later, the latest are read. */
const APPLICATIONS = 200;
/** What happened longer ago than this the person has seen. */
const SEEN_AFTER_DAYS = 2;

/** The number of steps of a person's applications for which a notification is missing. */
const untoldOf = async (userId: string, now: Date): Promise<number> => {
  const kept = new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS).toISOString();
  const applications = await applicationsOf(userId, APPLICATIONS, undefined);
  const happened = applications
    .flatMap(({ opportunityId, opportunity: { title, company }, history }) =>
      history.map(({ at, status }) => ({
        at,
        event: { kind: 'application', status, opportunityId, title, company } as const,
      })),
    )
    .filter(({ at }) => at >= kept);
  return happened.length - (await countNotified(userId, happened));
};

/** Waits until the stream consumer has written a person's notifications; throws when none arrived for `patienceMs`. */
const toldOfAll = async (
  userId: string,
  now: Date,
  patienceMs: number,
  onProgress: (left: number) => void,
): Promise<void> => {
  let lastCame = performance.now();
  for (let left = await untoldOf(userId, now); left > 0; ) {
    await wait(POLL_MS);
    const missing = await untoldOf(userId, now);
    if (missing < left) lastCame = performance.now();
    if (performance.now() - lastCame > patienceMs)
      throw new Error(`${missing} notifications did not come. Look at the log of the stream consumer.`);
    left = missing;
    onProgress(left);
  }
};

/**
 * Waits until the stream consumer has written the notifications of applications, and marks what is older than two days as read
 * for those who can sign in, as they would have.
 */
export const noticed = async (
  people: readonly Person[],
  anchor: Date,
  now: Date,
  patienceMs: number,
  onProgress: (left: number) => void = () => undefined,
): Promise<void> => {
  const seen = new Date(anchor.getTime() - SEEN_AFTER_DAYS * DAY_MS).toISOString();
  for (const { account, password } of people) {
    const userId = await userIdOf(account.email);
    if (userId === undefined) continue;
    await toldOfAll(userId, now, patienceMs, onProgress);
    // Some at a time, until none is left.
    if (password !== undefined) while ((await markReadUpTo(userId, seen, now)).more);
  }
};
