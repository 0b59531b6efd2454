import { describe, expect, it } from 'vitest';
import { applicationCount, apply, personCounts, withdraw } from '#functions/testing/applications.ts';
import { manyUsers, member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { tally } from '#functions/testing/tally.ts';

const MANY = rounds(20, 100);
const AT_ONCE = Array.from({ length: MANY }, (_, i) => i);

describe(`${MANY} at once`, () => {
  it('applications of one person make one', async () => {
    const person = await member();
    const { id } = await published();
    const answers = await Promise.all(AT_ONCE.map(() => apply(person, id)));
    expect(tally(answers)).toEqual({ 201: 1, 409: MANY - 1 });
    for (const answer of answers)
      if (answer.status === 409) expect(answer.error.code).toBe('already_applied');
    expect(await applicationCount(id)).toBe(1);
    expect(await personCounts(person.id)).toMatchObject({
      rows: { applications: 1 },
      figures: { applications: 1 },
    });
  });

  it('people apply for one opportunity, and all of them are counted', async () => {
    const people = await manyUsers(MANY);
    const { id } = await published();
    expect(tally(await Promise.all(people.map((person) => apply(person, id))))).toEqual({ 201: MANY });
    expect(await applicationCount(id)).toBe(MANY);
    for (const { id: userId } of people) {
      const { rows, figures } = await personCounts(userId);
      expect([rows.applications, figures.applications]).toEqual([1, 1]);
    }
  });

  it('withdrawals of one application take it back once', async () => {
    const person = await member();
    const { id } = await published();
    await apply(person, id);
    expect(tally(await Promise.all(AT_ONCE.map(() => withdraw(person, id))))).toEqual({
      200: 1,
      409: MANY - 1,
    });
    expect(await applicationCount(id)).toBe(0);
    expect((await personCounts(person.id)).figures.applications).toBe(0);
  });

  it('applications and withdrawals in any order leave counts that equal the rows', async () => {
    const people = await manyUsers(3);
    const opportunities = [await published(), await published()];
    const answers = await Promise.all(
      AT_ONCE.map((i) => {
        const person = people[i % people.length] as (typeof people)[number];
        const { id } = opportunities[i % opportunities.length] as (typeof opportunities)[number];
        return i % 5 < 3 ? apply(person, id) : withdraw(person, id);
      }),
    );
    for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    const standing = { applications: 0 };
    for (const { id } of people) {
      const { rows, figures } = await personCounts(id);
      expect(figures).toEqual(rows);
      standing.applications += rows.applications;
    }
    const counted = await Promise.all(opportunities.map(({ id }) => applicationCount(id)));
    expect(counted.map(Number).reduce((a, b) => a + b)).toBe(standing.applications);
  });
});
