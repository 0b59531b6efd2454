import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchWrite } from '#functions/core/table.ts';
import { mentorItem } from '#functions/parts/mentors/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { ASKED_AT, anyMentor, isAnswer } from '#functions/testing/naive-mentors.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { bestMentors } from './others.ts';

describe('the mentors who are offered instead of another', () => {
  withOwnTable();

  it('are as many as were asked for, also while there is no snapshot of the directory', async () => {
    const listed = fc
      .sample(anyMentor, { numRuns: 100, seed: 1 })
      .filter((mentor) => isAnswer(mentor, {}, false))
      .slice(0, 6);
    await batchWrite(listed.map((mentor) => ({ PutRequest: { Item: mentorItem(mentor) } })));
    const account = await storeUser();
    const [first = ''] = listed.map(({ userId }) => userId);
    const seeking = { account, minor: false, goals: [], except: new Set([first]), now: ASKED_AT };
    const found = await bestMentors(seeking, 3);
    expect(found).toHaveLength(3);
    expect(found.map(({ id }) => id)).not.toContain(first);
    expect(await bestMentors(seeking, 1)).toHaveLength(1);
  });
});
