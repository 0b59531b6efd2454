import { inParallel } from '#functions/core/in-parallel.ts';
import { listChallenge } from '#functions/parts/challenges/listed.ts';
import { someChallenge } from '#functions/scenarios/challenge.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

/** The id of one of the challenges of `listOpenChallenges`, by its number. */
export const listedId = (number: number): string => `c-0000-0000-0000-${String(number).padStart(8, '0')}`;

/** Puts as many open challenges into the list of all, with ids and texts as long as those of real ones. */
export const listOpenChallenges = (
  host: Parameters<typeof someChallenge>[0]['host'],
  count: number,
  now: Date,
): Promise<unknown> =>
  inParallel(
    Array.from({ length: count }, (_, number) => number),
    16,
    (number) =>
      listChallenge(
        undefined,
        someChallenge(
          {
            id: listedId(number),
            host,
            title: `Shorter waits at the campus clinic, number ${number}`,
            prize: 'A week in our lab in Zurich, with travel and a room, and a mentor for a month',
            deadline: new Date(now.getTime() + (number + 100) * HOUR_MS).toISOString(),
          },
          now,
        ),
      ),
  );
