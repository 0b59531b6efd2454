import { beforeAll, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { marksOf } from '#functions/parts/saved/marks.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { randomFor } from '#functions/seed/random.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { store } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const ROUNDS = rounds(8, 200);

const close = (id: string) =>
  updateItem(updateOf({ pk: `opportunity#${id}`, sk: 'opportunity' }, { set: { status: 'closed' } }));

const appliedByRows = async (userId: string) =>
  (await itemsOf(`user#${userId}`))
    .filter(({ entity, status }) => entity === 'application' && status !== 'withdrawn')
    .map(({ opportunityId }) => String(opportunityId))
    .sort();

/** What a user does to one opportunity, with the answers that are right at any moment. */
const actions = (person: Member, id: string) => [
  async () => expect([201, 409]).toContain((await apply(person, id)).status),
  async () => expect([200, 404, 409]).toContain((await withdraw(person, id)).status),
  async () =>
    expect((await person.browser.call('saved.save', { params: { opportunityId: id } })).status).toBe(200),
  async () =>
    expect((await person.browser.call('saved.hide', { params: { opportunityId: id } })).status).toBe(200),
  async () => void (await close(id)),
];

it(`names every application and no other after ${ROUNDS} rounds of saving, applying, withdrawing and closing at once`, async () => {
  const seed = process.env.SEED ?? String(Math.floor(Math.random() * 1e9));
  console.log(`races of marks: SEED=${seed}`);
  const random = randomFor('races of marks', seed);
  for (let round = 0; round < ROUNDS; round++) {
    // A new user each time: the record is made by whichever request is first.
    const person = await member();
    const opportunities = [someOpportunity(), someOpportunity()];
    await store(opportunities);
    const drawn = Array.from({ length: random.between(4, 10) }, () => {
      const all = actions(person, random.pick(opportunities).id);
      return random.pick(all);
    });
    const [first] = opportunities;
    const together = [...drawn, actions(person, first?.id ?? '')[2] ?? (async () => {})];
    await Promise.all(together.map((action) => action()));
    const { applied, saved } = await marksOf(person.id);
    expect([...applied.keys()].sort(), `round ${round} of SEED=${seed}`).toEqual(
      await appliedByRows(person.id),
    );
    expect(saved.has(first?.id ?? '')).toBe(true);
  }
});
