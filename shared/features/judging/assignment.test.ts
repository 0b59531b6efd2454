import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, type JudgedEntry, type Panel, type Placed, type Plan } from './assignment.ts';
import { JUDGES_PER_ENTRY } from './rules.ts';

const RUNS = { numRuns: 150, seed: 1 };
const namesOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const panelOf = (judges: number, entries: readonly JudgedEntry[], seed = 'seed'): Panel => ({
  seed,
  round: 0,
  judges: namesOf('judge', judges),
  entries,
  common: [],
  kept: [],
});

const plain = (count: number): JudgedEntry[] => namesOf('entry', count).map((id) => ({ id, conflicts: [] }));

/** Panels with conflicts: some judges with many of them. */
const panels = fc
  .record({ judges: fc.integer({ min: 1, max: 9 }), entries: fc.integer({ min: 1, max: 30 }) })
  .chain(({ judges, entries }) =>
    fc.record({
      seed: fc.string(),
      judges: fc.constant(judges),
      conflicts: fc.array(fc.subarray(namesOf('judge', judges)), { minLength: entries, maxLength: entries }),
    }),
  )
  .map(({ seed, judges, conflicts }) =>
    panelOf(
      judges,
      conflicts.map((having, index) => ({ id: `entry${index}`, conflicts: having })),
      seed,
    ),
  );

const loadsOf = ({ judges }: Panel, assigned: readonly Placed[]): number[] =>
  judges.map((judge) => assigned.filter((one) => one.judge === judge).length);
const spreadOf = (loads: readonly number[]): number => Math.max(...loads) - Math.min(...loads);
const judgesOf = (assigned: readonly Placed[], entryId: string): string[] =>
  assigned.filter((one) => one.entryId === entryId).map(({ judge }) => judge);

/** The lowest load that the busiest judge can have, by trying all divisions. */
const leastPossible = ({ judges, entries }: Panel, { common }: Plan): number => {
  const choices = entries.map(({ id, conflicts }) => {
    const able = judges.filter((judge) => !conflicts.includes(judge));
    if (common.includes(id) || able.length <= JUDGES_PER_ENTRY) return [able];
    return able.flatMap((a, i) =>
      able.slice(i + 1).flatMap((b, j) => able.slice(i + j + 2).map((c) => [a, b, c])),
    );
  });
  const tryFrom = (at: number, loads: ReadonlyMap<string, number>, best: number): number => {
    const busiest = Math.max(0, ...loads.values());
    if (busiest >= best) return best;
    const options = choices[at];
    if (!options) return busiest;
    return options.reduce((least, chosen) => {
      const next = new Map(loads);
      for (const judge of chosen) next.set(judge, (next.get(judge) ?? 0) + 1);
      return tryFrom(at + 1, next, least);
    }, best);
  };
  return tryFrom(0, new Map(), Number.POSITIVE_INFINITY);
};

describe('an assignment', () => {
  it('never gives a judge an entry with a conflict, nor one twice, and says which entries lack judges', () => {
    fc.assert(
      fc.property(panels, (panel) => {
        const { added, short } = assign(panel);
        for (const { id, conflicts } of panel.entries) {
          const having = judgesOf(added, id);
          expect(new Set(having).size).toBe(having.length);
          expect(having.filter((judge) => conflicts.includes(judge))).toEqual([]);
          const able = panel.judges.length - conflicts.length;
          expect(having.length).toBeGreaterThanOrEqual(Math.min(able, JUDGES_PER_ENTRY));
          expect(short.includes(id)).toBe(able < JUDGES_PER_ENTRY);
        }
      }),
      RUNS,
    );
  });

  it('lets all judges without a conflict score the two common entries, which have the fewest conflicts', () => {
    fc.assert(
      fc.property(panels, (panel) => {
        const { added, common } = assign(panel);
        expect(common).toHaveLength(Math.min(2, panel.entries.length));
        for (const { id, conflicts } of panel.entries) {
          if (!common.includes(id)) continue;
          expect(judgesOf(added, id).toSorted()).toEqual(
            panel.judges.filter((judge) => !conflicts.includes(judge)).toSorted(),
          );
        }
        const conflictsOf = (chosen: boolean): number[] =>
          panel.entries
            .filter(({ id }) => common.includes(id) === chosen)
            .map(({ conflicts }) => conflicts.length);
        expect(Math.max(...conflictsOf(true))).toBeLessThanOrEqual(Math.min(...conflictsOf(false), 99));
      }),
      RUNS,
    );
  });

  it('has loads that differ by one at most without conflicts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 1, max: 60 }),
        fc.string(),
        (judges, entries, seed) => {
          const panel = panelOf(judges, plain(entries), seed);
          expect(spreadOf(loadsOf(panel, assign(panel).added))).toBeLessThanOrEqual(1);
        },
      ),
      RUNS,
    );
  });

  it('burdens no judge more than the conflicts make necessary', () => {
    const small = panels.filter(({ judges, entries }) => judges.length <= 5 && entries.length <= 6);
    fc.assert(
      fc.property(small, (panel) => {
        const plan = assign(panel);
        expect(Math.max(...loadsOf(panel, plan.added))).toBe(leastPossible(panel, plan));
      }),
      RUNS,
    );
  });

  it('is the same for the same seed, in whatever order judges and entries come, and another for another', () => {
    fc.assert(
      fc.property(panels, (panel) => {
        const turned = { ...panel, judges: panel.judges.toReversed(), entries: panel.entries.toReversed() };
        expect(assign(turned)).toEqual(assign(panel));
      }),
      RUNS,
    );
    const panel = panelOf(6, plain(30));
    expect(assign({ ...panel, seed: 'other' })).not.toEqual(assign(panel));
  });

  it('gives each judge a random order of their own', () => {
    const panel = panelOf(3, plain(40));
    const orders = panel.judges.map((judge) =>
      assign(panel)
        .added.filter((one) => one.judge === judge)
        .sort((one, other) => one.place - other.place)
        .map(({ entryId }) => entryId),
    );
    expect(orders.map((order) => order.toSorted())).toEqual(
      orders.map(() =>
        plain(40)
          .map(({ id }) => id)
          .toSorted(),
      ),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(3);
    for (const order of orders) expect(order).not.toEqual(order.toSorted());
    for (const judge of panel.judges)
      expect(
        assign(panel)
          .added.filter((one) => one.judge === judge)
          .map(({ place }) => place)
          .sort((one, other) => one - other),
      ).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});

describe('an assignment again', () => {
  it('gives what late judges left open to the others, and leaves what was scored where it is', () => {
    fc.assert(
      fc.property(panels, fc.nat(), fc.nat(), (panel, who, share) => {
        const first = assign(panel);
        const late = panel.judges[who % panel.judges.length] ?? '';
        const kept = first.added.filter(({ judge, place }) => judge !== late || place <= share % 5);
        const judges = panel.judges.filter((judge) => judge !== late);
        const again = { ...panel, round: 1, judges, kept, common: first.common };
        const { added, short } = assign(again);
        expect(added.filter(({ judge }) => judge === late)).toEqual([]);
        const all = [...kept, ...added];
        for (const { id, conflicts } of panel.entries) {
          const having = judgesOf(all, id);
          expect(new Set(having).size).toBe(having.length);
          expect(having.filter((judge) => conflicts.includes(judge))).toEqual([]);
          expect(having.length < JUDGES_PER_ENTRY).toBe(short.includes(id));
        }
        for (const judge of judges) {
          const places = all.filter((one) => one.judge === judge).map(({ place }) => place);
          expect(new Set(places).size).toBe(places.length);
        }
      }),
      RUNS,
    );
  });

  it('spreads them evenly, and changes nothing where nothing is open', () => {
    const panel = panelOf(5, plain(50));
    const first = assign(panel);
    const judges = panel.judges.slice(1);
    const kept = first.added.filter(({ judge }) => judge !== panel.judges[0]);
    const again = { ...panel, round: 1, judges, kept, common: first.common };
    const { added } = assign(again);
    expect(spreadOf(loadsOf(again, [...kept, ...added]))).toBeLessThanOrEqual(1);
    expect(assign({ ...again, kept: [...kept, ...added] }).added).toEqual([]);
  });

  it('forgets what a judge has in whom a conflict was found, and gives a new judge the common entries', () => {
    const panel = panelOf(4, plain(10));
    const first = assign(panel);
    const entries = panel.entries.map((entry) => ({ ...entry, conflicts: ['judge0'] }));
    const { added } = assign({
      ...panel,
      round: 1,
      entries,
      kept: first.added,
      common: first.common,
    });
    expect(added.filter(({ judge }) => judge === 'judge0')).toEqual([]);
    const joined = assign({
      ...panel,
      round: 1,
      judges: [...panel.judges, 'new'],
      kept: first.added,
      common: first.common,
    });
    expect(joined.added.map(({ judge, entryId }) => [judge, entryId]).toSorted()).toEqual(
      first.common.map((id) => ['new', id]).toSorted(),
    );
  });
});

it('assigns 1,000 entries to three judges each, of a hundred with conflicts', () => {
  const entries = plain(1000).map(({ id }, index) => ({
    id,
    conflicts: namesOf('judge', 100).filter((_, judge) => (index * 7 + judge * 13) % 19 === 0),
  }));
  const panel = panelOf(100, entries);
  const { added, short, common } = assign(panel);
  expect(short).toEqual([]);
  expect(spreadOf(loadsOf(panel, added))).toBeLessThanOrEqual(1);
  for (const { id } of entries)
    if (!common.includes(id)) expect(judgesOf(added, id)).toHaveLength(JUDGES_PER_ENTRY);
});
