import { expect, it } from 'vitest';
import { type Member, member } from '#functions/testing/members.ts';
import { end, mentoring } from '#functions/testing/mentorships.ts';

const add = ({ browser }: Member, id: string, text: string, shared: boolean) =>
  browser.call('mentorships.addNote', { params: { id }, body: { text, shared } });

const textsOf = async ({ browser }: Member, id: string, limit = 20): Promise<string[]> => {
  const texts: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit, ...(cursor !== undefined && { cursor }) };
    const { body } = await browser.call('mentorships.notes', { params: { id }, query });
    texts.push(...body.items.map(({ text }) => text));
    cursor = body.nextCursor;
  }
  return texts;
};

it('shows shared notes to both, private ones to their author alone, the latest first, page by page', async () => {
  const { mentor, student, id } = await mentoring();
  for (const [who, text, shared] of [
    [mentor, 'one', true],
    [mentor, 'CANARY of the mentor', false],
    [student, 'two', true],
    [student, 'CANARY of the student', false],
    [mentor, 'three', true],
  ] as const)
    (await add(who, id, text, shared)).body;
  expect(await textsOf(mentor, id)).toEqual(['three', 'two', 'CANARY of the mentor', 'one']);
  expect(await textsOf(student, id)).toEqual(['three', 'CANARY of the student', 'two', 'one']);
  expect(await textsOf(student, id, 1)).toEqual(await textsOf(student, id));
  // Nothing else that the other side can read has them.
  const answers = await Promise.all([
    student.browser.call('mentorships.get', { params: { id } }),
    student.browser.call('mentorships.list'),
    student.browser.call('notifications.list'),
  ]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('CANARY');
});

it('has private notes after the end, and shared ones no more; and none of strangers', async () => {
  const { mentor, id } = await mentoring();
  (await end(mentor, id)).body;
  expect((await add(mentor, id, 'For myself', false)).status).toBe(201);
  expect((await add(mentor, id, 'For both', true)).error.code).toBe('illegal_transition');
  const stranger = await member({ role: 'mentor' });
  expect((await add(stranger, id, 'Hello', true)).status).toBe(404);
  expect((await stranger.browser.call('mentorships.notes', { params: { id } })).status).toBe(404);
});
