import { expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import { begin, say } from '#functions/testing/conversations.ts';
import { withdraw } from '#functions/testing/projects.ts';
import { claimed, finish, release, reviewer } from '#functions/testing/reviews.ts';
import { asOperator } from '#functions/testing/stack.ts';

const about = (id: string) => ({ kind: 'review', id }) as const;

/** The student's date of birth. */
const born = (id: string, dateOfBirth: string) => {
  asOperator();
  return updateItem(updateOf(profileKey(id), { set: { dateOfBirth } }));
};

it('a reviewer writes to the student while they review and after; others do not', async () => {
  const { student, mentor, id } = await claimed();
  await born(student.id, '2000-02-29');
  const other = await reviewer('Otto');
  expect((await begin(other, student, about(id))).status).toBe(404);
  const { conversation } = (await begin(mentor, student, about(id))).body;
  expect(conversation.about).toEqual({ title: 'Project review', company: '' });
  expect((await say(student, conversation.id, 'Which browser did you use?')).status).toBe(201);
  (await finish(mentor, id)).body;
  expect((await say(mentor, conversation.id, 'A recent one.')).status).toBe(201);
});

it('a review that was released is no reason any more', async () => {
  const { student, mentor, id } = await claimed();
  await born(student.id, '2000-02-29');
  const { conversation } = (await begin(mentor, student, about(id))).body;
  (await release(mentor, id)).body;
  expect((await say(mentor, conversation.id, 'Hello again')).status).toBe(403);
  expect((await begin(await reviewer('Otto'), student, about(id))).status).toBe(404);
});

it('a review whose project was withdrawn is no reason any more', async () => {
  const { student, mentor, projectId, id } = await claimed();
  await born(student.id, '2000-02-29');
  const { conversation } = (await begin(mentor, student, about(id))).body;
  (await withdraw(student, projectId)).body;
  expect((await say(mentor, conversation.id, 'Hello again')).status).toBe(403);
});

it('a student under 18 and a mentor who is not approved for minors cannot write to each other', async () => {
  const { student, mentor, id } = await claimed();
  await born(student.id, '2899-01-01');
  expect((await begin(mentor, student, about(id))).status).toBe(403);
});

it('nobody meets for a review', async () => {
  const { student, mentor, id } = await claimed();
  const refused = await mentor.browser.call('meetings.create', {
    body: { with: student.id, reason: about(id), topic: 'Your project', minutes: 30, way: 'link', times: [] },
  });
  expect(refused.status).toBe(400);
});
