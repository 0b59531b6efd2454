import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { countingUsage, type Usage, usageSoFar } from '#functions/core/usage.ts';
import { member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { opportunityOpened } from './alert.ts';
import { sendDigest } from './digest.ts';
import { tokensOf } from './tokens.ts';

// What decisions 0184 and 0185 say of the units that alerts and digests take.

beforeAll(asOperator);

const NIGHT = new Date('2026-05-04T02:00:00.000Z');
const MORNING = new Date('2026-05-04T08:00:00.000Z');

const cost = (work: () => Promise<unknown>): Promise<Usage> =>
  countingUsage(async () => {
    await work();
    return usageSoFar();
  });

it('an opening costs half a unit a token and a few for each user who is notified; a digest, six to write', async () => {
  const skill = `skill-${newId()}`;
  const opening = () => published({ postedAt: '2026-05-04T01:59:00.000Z', skills: [skill] });
  const announce = (id: string) => cost(() => opportunityOpened.run({ opportunityId: id }, NIGHT));
  const first = await opening();
  const tokens = tokensOf(first).length;
  const unheard = await announce(first.id);
  // Other tests of this table save searches, too: under some tokens there are alerts to read.
  expect(unheard.reads).toBeLessThanOrEqual(1 + tokens * 2);
  expect(unheard.writes).toBe(0);

  const [person, other] = [await member(), await member()];
  for (const { browser } of [person, other])
    (await browser.call('searches.add', { body: { name: 'Mine', query: { skills: skill }, alert: 'daily' } }))
      .body;
  const second = await opening();
  const heard = await announce(second.id);
  expect(heard.writes / 2).toBeLessThanOrEqual(5);

  const digest = await cost(async () => {
    expect(await sendDigest(person.id, MORNING)).toBe('mailed');
  });
  expect(digest.reads).toBeLessThanOrEqual(12);
  expect(digest.writes).toBeLessThanOrEqual(8);
});
