import { expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import type { Change } from '#functions/core/stream/change.ts';
import { batchWrite } from '#functions/core/table.ts';
import { accountItem } from '#functions/testing/figures.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { periodFigures, sumOfFigures } from '#shared/features/platform-figures/periods.ts';
import { closeDays } from './close.ts';
import { countFigures } from './count.ts';
import { figuresOfNumbers } from './counters.ts';
import { closedDays } from './months.ts';
import { beginCounting, getState } from './state.ts';

/*
 * Random users who sign up, are active, apply and write, over two months. What they do reaches the count twice, late and in any
 * order, while days are being closed. The figures are compared with a count of the same records without any of that.
 */

const FIRST = '2026-09-28';
const DAYS = 40;
const dayAt = (index: number): string => daysAfter(FIRST, index);
const at = (day: string): Date => new Date(`${day}T10:00:00.000Z`);

interface Happened {
  readonly figure: 'signUps' | 'messages' | 'applications' | 'hires' | 'active';
  readonly day: string;
  readonly user: { readonly id: string; readonly role: Role };
  readonly change: Change;
}

const history = (...steps: readonly [string, string][]) =>
  steps.map(([status, day]) => ({ status, at: at(day).toISOString() }));

const lifeOf = (index: number, random: (below: number) => number): Happened[] => {
  const user = { id: `user-${index}`, role: ROLES[random(ROLES.length)] ?? 'student' };
  const joined = random(DAYS - 5);
  const happened: Happened[] = [];
  const add = (figure: Happened['figure'], day: string, after: object, before?: object) =>
    happened.push({ figure, day, user, change: { before, after, at: at(day) } as unknown as Change });
  add('signUps', dayAt(joined), accountItem({ ...user, createdAt: at(dayAt(joined)).toISOString() }));
  let last: object | undefined;
  for (let day = joined; day < DAYS; day += 1 + random(9)) {
    const active = { ...itemOf('activity', { userId: user.id }), userId: user.id, lastActiveOn: dayAt(day) };
    add('active', dayAt(day), active, last);
    last = active;
  }
  for (let number = random(4); number > 0; number -= 1) {
    const day = dayAt(joined + random(DAYS - joined));
    const item = itemOf('message', { id: user.id, number: String(number) });
    add('messages', day, { ...item, by: user.id, at: at(day).toISOString() });
  }
  const [applied, hired] = [joined + random(3), joined + 3];
  const application = {
    ...itemOf('application', { userId: user.id, opportunityId: 'one' }),
    ...{ userId: user.id, opportunityId: 'one', status: 'new', appliedAt: at(dayAt(applied)).toISOString() },
    opportunity: { replyBy: '2026-12-31' },
    history: history(['new', dayAt(applied)]),
  };
  add('applications', dayAt(applied), application);
  if (random(2) === 0) {
    const steps: [string, string][] = [
      ['new', dayAt(applied)],
      ['hired', dayAt(hired)],
    ];
    add('hires', dayAt(hired), { ...application, status: 'hired', history: history(...steps) }, application);
  }
  return happened;
};

const shuffled = <T>(items: readonly T[], random: (below: number) => number): T[] => {
  const mixed = [...items];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const other = random(end + 1);
    [mixed[end], mixed[other]] = [mixed[other] as T, mixed[end] as T];
  }
  return mixed;
};

const inWeek = (day: string) => {
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

/** What the records say of a day: users who joined, were active, and so on. */
const recount = (all: readonly Happened[], days: readonly string[], role?: Role) => {
  const of = (figure: Happened['figure']) =>
    all.filter((one) => one.figure === figure && days.includes(one.day) && (!role || one.user.role === role));
  const people = new Set(of('active').map(({ user }) => user.id)).size;
  const [signUps, messages, applications, hires] = (
    ['signUps', 'messages', 'applications', 'hires'] as const
  ).map((figure) => of(figure).length);
  return { signUps, messages, applications, hires, activeUsers: people };
};

const close = (day: string) => closeDays(new Date(`${daysAfter(day, 1)}T01:00:00.000Z`), () => true);
const stored = async (role: Role | 'all') =>
  (await closedDays(role, FIRST, dayAt(DAYS + 25)))
    .map(({ day, numbers }) => ({ day, figures: figuresOfNumbers(numbers) }))
    .sort((one, other) => one.day.localeCompare(other.day));

const inOwnTable = async (work: () => Promise<void>): Promise<void> => {
  const remove = await useOwnTable();
  try {
    await work();
  } finally {
    await remove();
  }
};

const storeAccounts = (all: readonly Happened[]) =>
  batchWrite(
    all
      .filter(({ figure }) => figure === 'signUps')
      .map(({ change }) => ({ PutRequest: { Item: change.after } })),
  );

const everyday = Array.from({ length: DAYS }, (_, index) => dayAt(index));

it.each(Array.from({ length: rounds(1, 100) }, (_, round) => RACE_SEED + round))(
  'figures equal a recount, doubled and in any order (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const all = Array.from({ length: 12 }, (_, index) => lifeOf(index, random)).flat();
    await inOwnTable(async () => {
      await storeAccounts(all);
      await beginCounting(FIRST);
      const twice = shuffled([...all, ...all.filter(() => random(2) === 0)], random);
      for (let start = 0; start < twice.length; start += 8)
        await Promise.all(twice.slice(start, start + 8).map(({ change }) => countFigures(change)));
      await close(dayAt(DAYS - 1));
      for (const role of ['all', ...ROLES] as const) {
        const days = await stored(role);
        expect(days.map(({ day }) => day)).toEqual(everyday);
        const only = role === 'all' ? undefined : role;
        for (const { day, figures } of days) expect(figures).toMatchObject(recount(all, [day], only));
        for (const monday of new Set(everyday.map(inWeek))) {
          const within = days.filter(({ day }) => inWeek(day) === monday);
          const week = periodFigures(
            within.map(({ figures }) => figures),
            'newInWeek',
          );
          expect(week).toMatchObject(
            recount(
              all,
              within.map(({ day }) => day),
              only,
            ),
          );
        }
        for (const month of ['2026-09', '2026-10', '2026-11']) {
          const within = days.filter(({ day }) => day.startsWith(month));
          const sum = periodFigures(
            within.map(({ figures }) => figures),
            'newInMonth',
          );
          expect(sum).toMatchObject(
            recount(
              all,
              within.map(({ day }) => day),
              only,
            ),
          );
        }
      }
    });
  },
);

it.each(Array.from({ length: rounds(1, 100) }, (_, round) => RACE_SEED + 1000 + round))(
  'closed days never change, and nothing is lost or counted twice when it comes late (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const all = Array.from({ length: 10 }, (_, index) => lifeOf(index, random)).flat();
    await inOwnTable(async () => {
      await storeAccounts(all);
      await beginCounting(FIRST);
      // Each comes on its day or up to twelve days later, and perhaps once more after that.
      const arrivals = Map.groupBy(
        all.flatMap((one) => {
          const first = daysAfter(one.day, random(3) === 0 ? random(13) : 0);
          return [first, ...(random(3) === 0 ? [daysAfter(first, random(10))] : [])].map((day) => ({
            day,
            one,
          }));
        }),
        ({ day }) => day,
      );
      let before: Awaited<ReturnType<typeof stored>> = [];
      for (let index = 0; index < DAYS + 25; index += 1) {
        const coming = shuffled(arrivals.get(dayAt(index)) ?? [], random);
        // The day before is closed in the middle of them, by two runs at once.
        await Promise.all([
          ...coming.map(({ one }) => countFigures(one.change)),
          ...(index > 0 ? [close(dayAt(index - 1)), close(dayAt(index - 1))] : []),
        ]);
        const now = await stored('all');
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
      }
      const sum = sumOfFigures(before.map(({ figures }) => figures));
      const { activeUsers: _, ...counted } = recount(all, everyday);
      expect(sum).toMatchObject(counted);
      expect((await getState())?.closedThrough).toBe(dayAt(DAYS + 23));
      // A user who came late is not added to a week in which they were active already, or to another one.
      for (const monday of new Set(everyday.map(inWeek))) {
        const within = before.filter(({ day }) => inWeek(day) === monday);
        const week = periodFigures(
          within.map(({ figures }) => figures),
          'newInWeek',
        );
        const exact = recount(
          all,
          everyday.filter((day) => inWeek(day) === monday),
        );
        expect(week.activeUsers).toBeLessThanOrEqual(exact.activeUsers);
      }
    });
  },
);
