import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { getMember, teamOf } from '#functions/parts/startups/members.ts';
import { getStartup } from '#functions/parts/startups/repository.ts';
import { storeStartup } from '#functions/scenarios/startup.ts';
import { type Member, manyUsers, member } from '#functions/testing/members.ts';
import { allClients, RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { asOperator } from '#functions/testing/stack.ts';
import {
  accept,
  assumption,
  close,
  createStartup,
  decline,
  handOver,
  invite,
  launch,
  milestone,
  remove,
  team,
} from '#functions/testing/startups.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';

beforeAll(asOperator);

const countOf = async ({ id }: Member): Promise<number> =>
  (await getItem(z.object({ startups: z.number() }), keyOf('startup-count', { userId: id })))?.startups ?? 0;

/** What the records of a startup say of its team must be what they count, whatever happened. */
const expectSound = async (id: string, people: readonly Member[]): Promise<void> => {
  const [startup, all] = await Promise.all([getStartup(id), teamOf(id)]);
  const members = all.filter(({ status }) => status === 'member');
  expect(startup?.members).toBe(members.length);
  expect(startup?.invited).toBe(all.length - members.length);
  expect(members.length).toBeLessThanOrEqual(STARTUP.team);
  expect(members.filter(({ role }) => role === 'lead')).toHaveLength(1);
  const counted = startup?.status === 'closed' ? 0 : 1;
  for (const person of people) {
    const isMember = members.some(({ userId }) => userId === person.id);
    expect(await countOf(person)).toBe(isMember ? counted : 0);
  }
};

/** The status of an answer, and the code of its error. */
const answerOf = async (sent: ReturnType<typeof accept>) => {
  const answer = await sent;
  return { status: answer.status, error: answer.status < 400 ? '' : answer.error.code };
};

it('the last place of a team is taken once, however many accept at the same time', async () => {
  const [lead, guests, places] = await Promise.all([
    member(),
    manyUsers(STARTUP.invited),
    manyUsers(STARTUP.team - 2),
  ]);
  const at = new Date().toISOString();
  const { id } = await storeStartup({
    ...{ id: newId(), name: 'Last place', status: 'active', createdAt: at },
    team: [
      { userId: lead.id, at },
      ...places.map(({ id: userId }) => ({ userId, at })),
      ...guests.map(({ id: userId }) => ({ userId, at, invited: true })),
    ],
  });
  const joined = new Set<string>();
  const refused = new Set<string>();
  await allClients(rounds(24, 100), async (number) => {
    const guest = guests[number % guests.length];
    if (!guest) return;
    const { status, error } = await answerOf(accept(guest, id));
    if (status === 200) joined.add(guest.id);
    else refused.add(error);
  });
  expect([joined.size, [...refused]]).toEqual([1, ['limit_reached']]);
  expect((await getStartup(id))?.members).toBe(STARTUP.team);
  await expectSound(id, guests.slice(0, 8));
});

it('one of many saves with the same version is made', async () => {
  const { lead, members, id } = await team(2);
  const all = [lead, ...members];
  const save = (who: Member, at: number) =>
    who.browser.call('startups.milestones', {
      params: { id },
      body: { milestones: [milestone(`m${at}`)], version: 0 },
    });
  const assume = (who: Member, at: number) =>
    who.browser.call('startups.assumptions', {
      params: { id },
      body: { assumptions: [assumption(`a${at}`)], version: 0 },
    });
  for (const send of [save, assume]) {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => send(all[at % 3] ?? lead, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(409)]);
  }
});

it('a user has at most ten startups, also when they accept many invitations at once', async () => {
  const guest = await member();
  const teams = await Promise.all(Array.from({ length: STARTUP.most + 4 }, () => team(0)));
  await Promise.all(teams.map(async ({ lead, id }) => (await invite(lead, id, guest.id)).body));
  const answers = await Promise.all(teams.map(({ id }) => accept(guest, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(STARTUP.most);
  expect(answers.find(({ status }) => status !== 200)?.error.code).toBe('limit_reached');
  expect(await countOf(guest)).toBe(STARTUP.most);
});

it(`teams stay sound over seeded rounds of joining, leaving, handing over, saving and closing (seed ${RACE_SEED})`, async () => {
  for (let round = 0; round < rounds(4, 200); round++) {
    const random = randomFrom(RACE_SEED + round);
    const people = await manyUsers(6);
    const [lead, ...others] = people;
    if (!lead) throw new Error('There is no lead.');
    const { id } = await createStartup(lead);
    (await launch(lead, id)).body;
    const pick = (): Member => people[random(people.length)] ?? lead;
    const steps: (() => Promise<{ status: number }>)[] = Array.from({ length: 24 }, () => {
      const [who, whom, which, version] = [pick(), pick(), random(100), random(3)];
      if (which < 30) return () => invite(who, id, whom.id);
      if (which < 55) return () => accept(who, id);
      if (which < 62) return () => decline(who, id);
      if (which < 76) return () => remove(who, id, whom.id);
      if (which < 86) return () => handOver(who, id, whom.id);
      if (which < 98)
        return () =>
          who.browser.call('startups.milestones', {
            params: { id },
            body: { milestones: [milestone(`m${which}`)], version },
          });
      return () => close(who, id);
    });
    await Promise.all(others.slice(0, 3).map((one) => invite(lead, id, one.id)));
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async (_, client) => {
        const answered: number[] = [];
        for (const [index, step] of steps.entries())
          if (index % 4 === client) answered.push((await step()).status);
        return answered;
      }),
    );
    for (const status of statuses.flat()) expect(status, `round ${round}`).toBeLessThan(500);
    await expectSound(id, people);
    for (const person of people) {
      const own = await getMember(id, person.id);
      const { items } = (await person.browser.call('startups.list')).body;
      const isIn = own?.status === 'member';
      expect(items.some((one) => one.id === id && one.mine.status === 'member')).toBe(isIn);
      const seen = (await person.browser.call('startups.get', { params: { id } })).status;
      expect(seen, `round ${round}`).toBe(isIn ? 200 : 404);
    }
  }
});
