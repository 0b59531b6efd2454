import { beforeAll, expect, it } from 'vitest';
import { applied, hiring } from '#functions/testing/applicants.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { type EqualityAnswers, NO_ANSWERS } from '#shared/features/equality-rules.ts';

beforeAll(asOperator);

const ANSWERS: EqualityAnswers = { sex: 'another', race: 'pacific', age: null };

const own = async ({ browser }: Member) => (await browser.call('equality.get')).body;
const save = async ({ browser }: Member, body: EqualityAnswers) =>
  (await browser.call('equality.save', { body })).body;

it('are the user’s own: asked once, each can be skipped, changed and deleted', async () => {
  const user = await member();
  expect(await own(user)).toEqual({ asked: false, answers: NO_ANSWERS });
  expect(await save(user, NO_ANSWERS)).toEqual({ asked: true, answers: NO_ANSWERS });
  await save(user, ANSWERS);
  expect(await own(user)).toEqual({ asked: true, answers: ANSWERS });
  expect((await user.browser.call('equality.remove')).body).toEqual({ asked: true, answers: NO_ANSWERS });
  expect(await own(user)).toEqual({ asked: true, answers: NO_ANSWERS });
  // Nothing of them is left in the table.
  expect(JSON.stringify(await itemAt(`equality#${user.id}`, 'answers'))).not.toMatch(/another|pacific/);
});

it('are stored apart from the application, and no other kind of answer is taken', async () => {
  const { id } = await hiring();
  const [user] = await applied(id, 1);
  if (!user) throw new Error('nobody applied');
  await save(user, ANSWERS);
  expect(await itemAt(`equality#${user.id}`, 'answers')).toMatchObject({ answers: ANSWERS });
  const application = JSON.stringify(await itemAt(`user#${user.id}`, `application#${id}`));
  expect(application).not.toMatch(/another|pacific/);
  const refused = await user.browser.call('equality.save', { body: { ...ANSWERS, race: 'other' } as never });
  expect(refused.status).toBe(400);
});
