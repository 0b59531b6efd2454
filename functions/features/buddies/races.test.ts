import { expect, it } from 'vitest';
import { someone } from '#functions/testing/asks.ts';
import { answerBuddy, buddyState, newUniversity, seek } from '#functions/testing/buddies.ts';
import type { Member } from '#functions/testing/members.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { itemAt, throttle } from '#functions/testing/stack.ts';

/*
 * Students and seniors of one university look for buddies, accept, decline and end at the same time, and the table throttles.
 * Whatever happens, each has one offer or pair at most, both sides say the same, and nobody is offered to the same user twice.
 */

const STEPS = 4;

/** Checks the seats against the pairs. */
const check = async (people: readonly Member[]): Promise<void> => {
  for (const { id } of people) {
    const seat = await itemAt(`buddies#${id}`, 'seat');
    if (seat?.pairId === undefined) {
      expect(['waiting', 'ended', undefined]).toContain(seat?.status);
      continue;
    }
    const pair = await itemAt(`buddy-pair#${seat.pairId}`, 'buddy-pair');
    expect(pair?.status).toBe(seat.status);
    const [student, senior] = [pair?.student, pair?.senior] as [{ id: string }, { id: string }];
    expect([student.id, senior.id]).toContain(id);
    const other = await itemAt(`buddies#${student.id === id ? senior.id : student.id}`, 'seat');
    expect(other).toMatchObject({ pairId: seat.pairId, status: seat.status });
  }
};

it.each(
  rounds(
    [1, 2],
    Array.from({ length: 20 }, (_, round) => round + 1),
  ),
)(`pairs nobody twice (seed ${RACE_SEED}, round %i)`, async (round) => {
  const university = newUniversity();
  const seniors = await Promise.all(
    [1, 2, 3].map(() => someone({ role: 'alumni' }, { university, graduationYear: '2019' })),
  );
  const students = await Promise.all(
    [1, 2, 3, 4].map(() => someone({}, { university, graduationYear: '2029' })),
  );
  const people = [...students, ...seniors];
  const act = async (who: Member, number: number): Promise<void> => {
    const random = randomFrom(RACE_SEED + round * 1000 + number * 7919);
    for (let step = 0; step < STEPS; step++) {
      const { pair, status } = await buddyState(who);
      if (random(4) === 0) await throttle({ partition: `buddies#${who.id}` }, 2);
      const answer =
        pair === null || status === 'ended'
          ? await seek(who, students.includes(who) ? 'student' : 'senior')
          : await answerBuddy(
              who,
              pair.status === 'paired' ? 'end' : random(3) === 0 ? 'decline' : 'accept',
              pair.id,
            );
      expect([200, 201, 409, 503]).toContain(answer.status);
    }
  };
  await Promise.all(people.map(act));
  await check(people);
});

it('of two students who come at once for one senior, one gets the offer and the other waits', async () => {
  const university = newUniversity();
  const senior = await someone({ role: 'alumni' }, { university });
  const students = await Promise.all([1, 2, 3, 4].map(() => someone({}, { university })));
  (await seek(senior, 'senior')).body;
  const answers = await Promise.all(students.map((student) => seek(student, 'student')));
  expect(answers.map(({ body: { status } }) => status).sort()).toEqual([
    'offered',
    'waiting',
    'waiting',
    'waiting',
  ]);
  await check([senior, ...students]);
});
