import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { peopleIn, rolesShown, SHOWN_FROM } from './disclosure.ts';
import { mondayOf } from './periods.ts';

const peopleOf = (numbers: readonly number[]): ReadonlyMap<Role, number> =>
  new Map(ROLES.map((role, at) => [role, numbers[at] ?? 0]));

describe('which roles are shown', () => {
  it('shows those with ten people', () => {
    expect([...rolesShown(peopleOf([10, 12, 30, 0, 0]))].sort()).toEqual(['employer', 'mentor', 'student']);
    expect([...rolesShown(peopleOf([9, 9, 9, 9, 9]))]).toEqual([]);
  });

  it('hides the smallest as well when the totals would give away the few that are left', () => {
    expect([...rolesShown(peopleOf([100, 40, 12, 0, 3]))].sort()).toEqual(['mentor', 'student']);
    expect([...rolesShown(peopleOf([100, 40, 12, 7, 3]))].sort()).toEqual(['employer', 'mentor', 'student']);
  });

  it('whatever is shown, what is left of the totals belongs to none or to ten people or more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 5, maxLength: 5 }), (numbers) => {
        const people = peopleOf(numbers);
        const shown = rolesShown(people);
        const rest = ROLES.filter((role) => !shown.has(role)).reduce(
          (sum, role) => sum + (people.get(role) ?? 0),
          0,
        );
        for (const role of shown) expect(people.get(role)).toBeGreaterThanOrEqual(SHOWN_FROM);
        if (shown.size > 0) expect(rest === 0 || rest >= SHOWN_FROM).toBe(true);
      }),
    );
  });
});

describe('the people of a range', () => {
  it('are never more than there were', () => {
    const activity = fc.array(fc.tuple(fc.nat(30), fc.nat(44)), { maxLength: 120 });
    fc.assert(
      fc.property(activity, fc.nat(44), fc.nat(44), (pairs, one, other) => {
        const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 10 + index)).toISOString().slice(0, 10);
        const byDay = Map.groupBy(pairs, ([, day]) => day);
        const seen = new Set<string>();
        const all = Array.from({ length: 45 }, (_, index) => {
          const [date, users] = [dayOf(index), new Set((byDay.get(index) ?? []).map(([user]) => user))];
          const isNew = (period: string) =>
            [...users].filter((user) => !seen.has(`${period}#${user}`)).length;
          const day = {
            date,
            day: users.size,
            newInWeek: isNew(mondayOf(date)),
            newInMonth: isNew(date.slice(0, 7)),
          };
          for (const user of users) seen.add(`${mondayOf(date)}#${user}`).add(`${date.slice(0, 7)}#${user}`);
          return day;
        });
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const people = new Set(pairs.filter(([, day]) => day >= first && day <= last).map(([user]) => user));
        expect(peopleIn(all.slice(first, last + 1), mondayOf)).toBeLessThanOrEqual(people.size);
      }),
    );
  });
});
