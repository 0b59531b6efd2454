import { beforeAll, expect, it } from 'vitest';
import { countingUsage, type Usage, usageSoFar } from '#functions/core/usage.ts';
import { member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { opportunityOpened } from './alert.ts';
import { sendDigest } from './digest.ts';

// What decisions 0184 and 0185 say of the units that alerts and digests take.

beforeAll(asOperator);

// Far ahead of the stack's clock: its own hourly run mails what is due by then.
const NIGHT = new Date('2999-05-04T02:00:00.000Z');
const MORNING = new Date('2999-05-04T08:00:00.000Z');

const cost = (work: () => Promise<unknown>): Promise<Usage> =>
  countingUsage(async () => {
    await work();
    return usageSoFar();
  });

it('an opening costs a few units for each user who is notified; a digest, six to read', async () => {
  const skill = newSkill();
  const opening = () => published({ postedAt: '2026-05-04T01:59:00.000Z', skills: [skill] });
  const announce = (id: string) => cost(() => opportunityOpened.run({ opportunityId: id }, NIGHT));
  // Other tests of this table save searches, too, and some of them find every opening: this is what theirs cost.
  const unheard = await announce((await opening()).id);

  const [person, other] = [await member(), await member()];
  for (const { browser } of [person, other])
    (await browser.call('searches.add', { body: { name: 'Mine', query: { skills: skill }, alert: 'daily' } }))
      .body;
  const heard = await announce((await opening()).id);
  expect((heard.reads - unheard.reads) / 2).toBeLessThanOrEqual(2);
  expect((heard.writes - unheard.writes) / 2).toBeLessThanOrEqual(5);

  const digest = await cost(async () => {
    expect(await sendDigest(person.id, MORNING)).toBe('mailed');
  });
  expect(digest.reads).toBeLessThanOrEqual(12);
  expect(digest.writes).toBeLessThanOrEqual(8);
});
