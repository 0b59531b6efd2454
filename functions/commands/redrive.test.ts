import { beforeEach, describe, expect, it } from 'vitest';
import { deleteItem, transact, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { confirmationLinks } from '#functions/parts/auth/confirmations.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import { opportunityItem, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import {
  breaking,
  expectNoDeadLetters,
  givenUp,
  lettersOf,
  redriveCommand,
  runRedrive,
  savedKey,
  sendLetter,
  withoutLetters,
} from '#functions/testing/dead-letters.ts';
import { signUp } from '#functions/testing/people.ts';
import { publish, store } from '#functions/testing/publish.ts';
import {
  advanceClock,
  asOperator,
  confirmationToken,
  eventually,
  itemAt,
  mailsTo,
} from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

beforeEach(async () => {
  asOperator();
  await withoutLetters();
});

/** Which of these entries stand in the table, as titles. */
const listed = async (opportunity: Opportunity): Promise<unknown[]> => {
  const items = await Promise.all(listEntriesOf(opportunity).map(({ pk, sk }) => itemAt(pk, sk)));
  return [...new Set(items.map((item) => item?.n))];
};

describe('a record that the consumer cannot follow up', () => {
  it('is tried six times, moves alone to the dead letters, and does not delay what follows it', async () => {
    const broken = someOpportunity();
    await publish([broken]);
    const after = Array.from({ length: 5 }, () => someOpportunity());
    // At one moment, so that the consumer gets them in one batch, the broken one first.
    await transact({
      broken: { Update: breaking(broken.id) },
      others: after.map((one) => ({ Put: { Item: opportunityItem(storedOpportunity(one)) } })),
    });
    for (const one of after)
      await eventually('what came behind it', async () => (await listed(one))[0] === one.title);
    const letters = await lettersOf(1);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
      DDBStreamBatchInfo: { batchSize: 1 },
    });
    await store([broken]);
  });

  it('stays there while the cause does, and is repaired and gone when that is fixed', async () => {
    const { opportunity } = await givenUp();
    const { code, lines } = await redriveCommand('--stage', 'local');
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^left: opportunity#${opportunity.id}/opportunity: `)),
      expect.stringMatching(/^1 dead letters found in local, 0 repaired, 1 left\. Fix/),
    ]);

    // Its own change comes through the stream before the old one comes back.
    const repaired = { ...opportunity, title: 'Mended', location: 'Boston' };
    await store([repaired]);
    await eventually('the repaired one in the lists', async () => (await listed(repaired))[0] === 'Mended');
    const redriven = await runRedrive();
    expect(redriven).toEqual({
      code: 0,
      lines: [
        `repaired: opportunity#${opportunity.id}/opportunity`,
        '1 dead letters found in local, 1 repaired, 0 left.',
      ],
    });
    // The late old change took nothing of the new one away.
    expect(await listed(repaired)).toEqual(['Mended']);
    await expectNoDeadLetters();
  });

  it('is followed up by the redrive alone, when no other change does it', async () => {
    const { opportunity } = await givenUp();
    // The broken record is deleted, of which the consumer learns before what is published after it. But that change
    // has no readable image: it cannot say which entries were written once.
    await deleteItem({ Key: opportunityKey(opportunity.id) });
    await publish([someOpportunity()]);
    expect(await listed(opportunity)).toEqual([opportunity.title]);
    expect((await runRedrive()).code).toBe(0);
    expect(await listed(opportunity)).toEqual([undefined]);
  });
});

describe('a day later', () => {
  it('the stream has forgotten the record, and the kept copy is followed up', async () => {
    const { opportunity } = await givenUp();
    await advanceClock(DAY_MS + 60_000);
    await store([opportunity]);
    const { code, lines } = await runRedrive();
    expect(lines[0]).toBe(
      `repaired: opportunity#${opportunity.id}/opportunity, from the saved copy: the stream no longer has it`,
    );
    expect(code).toBe(0);
    await expectNoDeadLetters();
  });

  it('and without a copy the letter stays, and says why', async () => {
    const { opportunity, letter } = await givenUp();
    await deleteItem({ Key: savedKey(letter) });
    await advanceClock(DAY_MS + 60_000);
    await store([opportunity]);
    const { code, lines } = await runRedrive();
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /^left: changes (\d+) to \1 are older than the day for which the stream keeps them, and only 0 of 1 were saved/,
    );
    expect(await lettersOf(1)).toHaveLength(1);
  });
});

describe('what was done already', () => {
  it('is not done again: a mail whose letter comes three times is sent once', async () => {
    const { user, email } = await signUp();
    await confirmationToken(email);
    const setRole = (role: string) =>
      updateItem(updateOf({ pk: `user#${user.id}`, sk: 'account' }, { set: { role } }));
    await setRole('wizard');
    await transact({ confirmation: confirmationLinks.request(user.id, await advanceClock(0)) });
    const letter = await eventually('the letter of the mail', async () => {
      for (const one of await lettersOf(1, 'mail')) {
        const { record = '' } = (await itemAt(savedKey(one).pk, savedKey(one).sk)) ?? {};
        if (String(record).includes('confirmation-request')) return one;
      }
      return undefined;
    });
    expect(await mailsTo(email)).toHaveLength(1);
    for (const again of [letter, letter]) await sendLetter(again, 'mail');
    await setRole('student');
    const { lines } = await runRedrive();
    expect(lines.filter((line) => line === `repaired: user#${user.id}/confirmation`)).toHaveLength(3);
    expect(await mailsTo(email)).toHaveLength(2);
    await sendLetter(letter, 'mail');
    expect((await runRedrive()).code).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('may lie between what failed: Lambda puts several failures into one letter', async () => {
    const between = someOpportunity();
    await publish([between]);
    const { opportunity, letter } = await givenUp();
    const { startSequenceNumber: last } = letter.DDBStreamBatchInfo;
    await withoutLetters();
    const both = { startSequenceNumber: String(Number(last) - 30), batchSize: 2 };
    await sendLetter({ ...letter, DDBStreamBatchInfo: { ...letter.DDBStreamBatchInfo, ...both } });
    await store([opportunity]);
    const { code, lines } = await runRedrive();
    expect([code, lines[0]]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^repaired: .*opportunity#${opportunity.id}/opportunity$`)),
    ]);
    expect(lines[0]).not.toContain('search#');
    expect(await listed(between)).toEqual([between.title]);
  });
});
