import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { requestWrite } from '#functions/parts/mentorships/figures.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { accept, ask, asked, decline, doWith, read } from '#functions/testing/mentorships.ts';
import { asOperator, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { MAX_OPEN_REQUESTS } from '#shared/features/mentorships/rules.ts';

beforeAll(asOperator);

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort();

it('of five requests of a student at once three are open, and of two to one mentor one', async () => {
  const student = await studentBorn();
  const mentors = await Promise.all(Array.from({ length: 5 }, () => mentorWith()));
  const answers = await Promise.all(mentors.map((mentor) => ask(student, mentor)));
  expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409]);
  expect(await itemAt(`mentorship-figures#${student.id}`, 'figures')).toMatchObject({ requestsOpen: 3 });
  const [other, mentor] = [await studentBorn(), await mentorWith()];
  expect(statusesOf(await Promise.all([ask(other, mentor), ask(other, mentor)]))).toEqual([201, 409]);
  expect(await itemAt(`mentor#${mentor.id}`, 'mentor')).toMatchObject({ used: 1 });
});

it('of requests that have all read that there is room, no more are counted than there is room for', async () => {
  const studentId = newId();
  const count = () => transact({ open: requestWrite(studentId) });
  for (let open = 0; open < MAX_OPEN_REQUESTS; open++) await count();
  await expect(count()).rejects.toThrow(TransactionFailed);
  expect(await itemAt(`mentorship-figures#${studentId}`, 'figures')).toMatchObject({
    requestsOpen: MAX_OPEN_REQUESTS,
  });
});

it('of an acceptance, a refusal and a withdrawal at once one counts', async () => {
  const { mentor, student, id } = await asked();
  const answers = await Promise.all([
    accept(mentor, id),
    decline(mentor, id),
    doWith(student, 'withdraw', id),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status } = await read(student, id);
  expect(await itemAt(`mentor#${mentor.id}`, 'mentor')).toMatchObject({ used: status === 'active' ? 1 : 0 });
  expect(await itemsOf(`mentorship#${id}`)).toHaveLength(1);
});
