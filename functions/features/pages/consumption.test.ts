import { beforeAll, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { publicChallenge } from '#functions/parts/challenges/shown.ts';
import { publicResults, resultParts } from '#functions/parts/judging/published.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { call } from '#functions/testing/call.ts';
import { listedId, listOpenChallenges } from '#functions/testing/listed-challenges.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { publishedResults } from '#functions/testing/results.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import { challengeMap } from './challenge.ts';

/*
 * What the pages of challenges read of the table: it must not grow with the challenges or the entries beside them. Texts are as
 * long as they may be.
 */

withOwnTable();

const NOW = new Date('2027-03-01T08:00:00.000Z');
const CHALLENGES = 200;
const host = newAccount({ role: 'employer' });
const challenge = someChallenge({ host, description: 'Nobody knows when to come back. '.repeat(120) }, NOW);

beforeAll(async () => {
  process.env.SITE_URL = 'https://fledge.test';
  await storeChallenge(challenge);
  const { parts } = resultParts(publishedResults({ entries: 100, judges: 6 }, NOW));
  for (const [part, bytes] of parts.entries())
    await putItem({
      Item: { ...itemOf('judging-result', { challengeId: challenge.id, part: String(part) }), bytes },
    });
  await listOpenChallenges(host, CHALLENGES, NOW);
});

const measured = <T>(work: () => Promise<T>) =>
  countingUsage(async () => ({ answer: await work(), ...usageSoFar() }));

it('the page of a challenge takes at most two read units', async () => {
  const { answer, reads, calls } = await measured(() => publicChallenge(challenge.id));
  expect(answer?.title).toBe(challenge.title);
  expect(reads).toBeLessThanOrEqual(2);
  expect(calls).toBe(1);
});

it('the page of results takes at most two read units for a hundred entries', async () => {
  const { answer, reads, calls } = await measured(() => publicResults(challenge.id));
  expect(answer?.entries).toHaveLength(100);
  expect(reads).toBeLessThanOrEqual(2);
  expect(calls).toBe(1);
});

it('an address that can be no id reads nothing', async () => {
  const { calls } = await measured(async () => [await publicChallenge('<b>'), await publicResults('a/b')]);
  expect(calls).toBe(0);
});

it('the site map takes one query, and a read unit for twenty challenges', async () => {
  const { answer, reads, calls } = await measured(() => call(challengeMap, { setHeader: () => {} }));
  for (const number of [0, CHALLENGES - 1])
    expect(answer).toContain(`>https://fledge.test${publicChallengePath(listedId(number))}<`);
  expect(reads).toBeLessThanOrEqual(CHALLENGES / 20);
  expect(calls).toBe(1);
});
