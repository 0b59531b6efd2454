import { expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { mentorWith, newMark, studentBorn } from '#functions/testing/mentors.ts';
import { ask } from '#functions/testing/mentorships.ts';
import { eventually, itemAt, itemsOf } from '#functions/testing/stack.ts';

const STUDENTS = 100;

it('of 100 students who ask for the last place at once, one gets it, and the others learn who else has one', async () => {
  const expertise = newMark();
  const [mentor, other] = [
    await mentorWith({ places: 1 }),
    await mentorWith({ places: 5, expertise: [expertise] }),
  ];
  const students = await inParallel(Array.from({ length: STUDENTS }), 8, () => studentBorn());
  await eventually('the other mentor in the directory', async () => {
    const { body } = await (students[0] ?? other).browser.call('mentors.list', { query: { expertise } });
    return body.items.some(({ id }) => id === other.id);
  });
  // As many at any moment as the local stack serves within a function's time.
  const answers = await inParallel(students, 24, (student) => ask(student, mentor));
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([...statuses].map(([status, all]) => [status, all.length]).sort()).toEqual([
    [201, 1],
    [409, STUDENTS - 1],
  ]);
  for (const { error } of statuses.get(409) ?? []) {
    expect(error.code).toBe('no_capacity');
    const { otherMentors } = error.details as { otherMentors: string[] };
    expect(otherMentors.length).toBeGreaterThan(0);
    expect(otherMentors).not.toContain(mentor.id);
  }
  expect(await itemAt(`mentor#${mentor.id}`, 'mentor')).toMatchObject({ used: 1 });
  const pairs = await Promise.all(students.map(({ id }) => itemsOf(`mentorship-pairs#${id}`)));
  expect(pairs.flat()).toHaveLength(1);
});
