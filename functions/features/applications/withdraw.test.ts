import { describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { append, updateOf } from '#functions/core/update.ts';
import { countMoves } from '#functions/parts/applications/applicant-counts.ts';
import { applicationKey } from '#functions/parts/applications/repository.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import {
  applicationCount,
  apply,
  personCounts,
  undoWithdrawal,
  withdraw,
} from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { type ApplicationStatus, WITHDRAWAL_UNDO_SECONDS } from '#shared/features/applications/rules.ts';

/** Moves an application as an employer will, with the figure that counts interviews. */
const move = (person: Member, opportunityId: string, status: ApplicationStatus) =>
  transact({
    application: {
      Update: updateOf(applicationKey(person.id, opportunityId), {
        set: { status, history: append([{ status, at: '2026-03-01T00:00:00.000Z', by: 'employer' }]) },
      }),
    },
    figures: status === 'interview_scheduled' ? incrementCounters(person.id, { interviews: 1 }) : undefined,
    counts: countMoves([
      { opportunityId, poster: 'company#span', userId: person.id, from: 'new', to: status },
    ]),
  });

describe('withdrawing', () => {
  it.each(['new', 'reviewed', 'interview_scheduled'] as const)('takes back what is %s', async (status) => {
    const person = await member();
    const { id } = await published();
    await apply(person, id);
    if (status !== 'new') await move(person, id, status);
    const answer = await withdraw(person, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'withdrawn', opportunityId: id, userId: person.id });
    expect(answer.body.history.map((entry) => entry.status)).toEqual(
      status === 'new' ? ['new', 'withdrawn'] : ['new', status, 'withdrawn'],
    );
    expect(answer.body.history.at(-1)?.at).toBe(answer.body.updatedAt);
    expect(await applicationCount(id)).toBe(0);
    expect(await personCounts(person.id)).toEqual({
      rows: { applications: 0, interviews: 0 },
      figures: { applications: 0, interviews: 0 },
    });
  });

  it('answers 409 for what is decided or withdrawn, and counts nothing twice', async () => {
    const person = await member();
    const [rejected, gone] = [await published(), await published()];
    for (const { id } of [rejected, gone]) await apply(person, id);
    await move(person, rejected.id, 'rejected');
    await withdraw(person, gone.id);
    for (const { id } of [rejected, gone]) {
      const answer = await withdraw(person, id);
      expect([answer.status, answer.error.code]).toEqual([409, 'not_withdrawable']);
    }
    expect(await applicationCount(rejected.id)).toBe(1);
    expect(await applicationCount(gone.id)).toBe(0);
    expect((await personCounts(person.id)).figures.applications).toBe(1);
  });

  it('answers 404 to a user who has not applied, even if others have', async () => {
    const [applicant, other] = [await member(), await member()];
    const { id } = await published();
    await apply(applicant, id);
    const answer = await withdraw(other, id);
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect(await applicationCount(id)).toBe(1);
  });
});

describe('undoing a withdrawal', () => {
  it.each(['new', 'interview_scheduled'] as const)(
    'brings back what was %s, with both counts',
    async (status) => {
      const person = await member();
      const { id } = await published();
      await apply(person, id);
      if (status !== 'new') await move(person, id, status);
      const counts = await personCounts(person.id);
      await withdraw(person, id);
      const answer = await undoWithdrawal(person, id);
      expect(answer.body).toMatchObject({ status, opportunityId: id });
      expect(answer.body.history.slice(-2)).toMatchObject([
        { status: 'withdrawn' },
        { status, by: 'applicant' },
      ]);
      expect(await personCounts(person.id)).toEqual(counts);
      expect(await applicationCount(id)).toBe(1);
      expect((await undoWithdrawal(person, id)).error.code).toBe('conflict');
      expect((await withdraw(person, id)).status).toBe(200);
    },
  );

  it('is refused after ten seconds, and without a withdrawal', async () => {
    const person = await member();
    const { id } = await published();
    await apply(person, id);
    expect((await undoWithdrawal(person, id)).error.code).toBe('conflict');
    await withdraw(person, id);
    await advanceClock((WITHDRAWAL_UNDO_SECONDS + 1) * 1000);
    expect((await undoWithdrawal(person, id)).error.code).toBe('conflict');
    expect(await applicationCount(id)).toBe(0);
  });
});
