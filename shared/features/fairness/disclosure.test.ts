import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGES, type EqualityAnswers, NO_ANSWERS, SEXES } from '../equality/rules.ts';
import { disclosed, GROUP_LEAST, OTHERS_LEAST } from './disclosure.ts';
import { daysOf, latestDue, madeOn, quarterOf } from './quarters.ts';
import { type Candidate, candidatesOf, type Dimension, GROUPS, type Tally, tally } from './tally.ts';

const candidate = (
  answers: Partial<EqualityAnswers>,
  reached = 0,
  score: number | null = null,
): Candidate => ({
  reached,
  score,
  answers: { ...NO_ANSWERS, ...answers },
});
const many = (size: number, make: (index: number) => Candidate) =>
  Array.from({ length: size }, (_, i) => make(i));

const shownOf = (candidates: readonly Candidate[], dimension: Dimension) =>
  new Map(
    disclosed(tally(candidates))
      .dimensions.find((one) => one.dimension === dimension)
      ?.groups.map((group) => [group.group, group]),
  );

const withWomen = (women: number) => [
  ...many(women, (i) => candidate({ sex: 'female' }, i % 3 === 0 ? 1 : 0)),
  ...many(40, (i) => candidate({ sex: 'male' }, i % 4 === 0 ? 1 : 0)),
  ...many(20, () => candidate({})),
];

describe('what is shown', () => {
  it('are groups from ten people on', () => {
    expect(shownOf(withWomen(9), 'sex').get('female')).toMatchObject({
      people: null,
      reached: [null, null, null],
    });
    expect(shownOf(withWomen(10), 'sex').get('female')).toMatchObject({ people: 10, reached: [4, 0, 0] });
  });

  it('is no group whose difference to all would show a smaller one', () => {
    // All 44 answered: 40 men would show that there are four others.
    const all = [
      ...many(40, () => candidate({ sex: 'male' })),
      ...many(4, () => candidate({ sex: 'female' })),
    ];
    expect([...shownOf(all, 'sex').values()].map(({ people }) => people)).toEqual([null, null, null]);
    expect(shownOf([...all, ...many(6, () => candidate({}))], 'sex').get('male')?.people).toBe(40);
  });

  it('is no outcome of too few people, whom the company knows', () => {
    const hired = (count: number) => [
      ...many(30, (i) => candidate({ sex: 'female' }, i < count ? 3 : i % 2)),
      ...many(30, (i) => candidate({ sex: 'male' }, i % 2)),
      ...many(20, (i) => candidate({}, i < 3 ? 3 : 0)),
    ];
    expect(shownOf(hired(2), 'sex').get('female')?.reached).toEqual([16, 2, 2]);
    // No one else was hired: who was, would be a woman.
    const women = hired(2).map((one) => (one.answers?.sex === null ? { ...one, reached: 0 } : one));
    expect(shownOf(women, 'sex').get('female')?.reached).toEqual([16, null, null]);
  });
});

const answers = fc.record({
  sex: fc.constantFrom(...SEXES, null),
  race: fc.constantFrom('white', 'white', 'black', 'asian', 'native', null),
  age: fc.constantFrom(...AGES, null),
});
const candidates = fc.array(
  fc.record({
    reached: fc.constantFrom(0, 0, 0, 1, 2, 3),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    answers: fc.oneof({ weight: 5, arbitrary: answers }, { weight: 1, arbitrary: fc.constant(undefined) }),
  }),
  { maxLength: 150 },
);

describe('for any candidates', () => {
  const visible = (groups: readonly { people: number | null }[]) =>
    groups.reduce((sum, { people }) => sum + (people ?? 0), 0);

  it('no hidden group follows from the others: what is left of each total is none or large enough', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const shown = disclosed(tally(all));
        const of = (dimension: Dimension) =>
          shown.dimensions.find((one) => one.dimension === dimension)?.groups ?? [];
        const rests = (total: number | null | undefined, groups: ReturnType<typeof of>) => {
          if (total == null || groups.every(({ people }) => people === null)) return;
          if (groups.some(({ people }) => people === null))
            expect(total - visible(groups)).toBeGreaterThanOrEqual(GROUP_LEAST);
        };
        for (const { dimension, groups } of shown.dimensions) {
          rests(shown.people, groups);
          for (const { people } of groups)
            if (people !== null) expect(people).toBeGreaterThanOrEqual(GROUP_LEAST);
          expect(groups.map(({ group }) => group)).toEqual(GROUPS[dimension]);
        }
        for (const position of [0, 1])
          for (const margin of of(position === 0 ? 'sex' : 'race'))
            rests(
              margin.people,
              of('sexAndRace').filter(({ group }) => group.split(' ')[position] === margin.group),
            );
      }),
      { numRuns: 300 },
    );
  });

  it('no outcome that a company knows of its candidates is that of a single group', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const whole: Tally = tally(all).all;
        for (const { groups } of disclosed(tally(all)).dimensions)
          for (const { people, reached, scored, above } of groups) {
            if (people === null) continue;
            for (const [stage, number] of reached.entries()) {
              const total = whole.reached[stage] ?? 0;
              if (number !== null && total > 0) expect(total - number).toBeGreaterThanOrEqual(OTHERS_LEAST);
            }
            if (scored === null || above === null) continue;
            if (whole.above > 0) expect(whole.above - above).toBeGreaterThanOrEqual(OTHERS_LEAST);
            const unscored = whole.people - whole.scored;
            if (unscored > 0) expect(unscored - (people - scored)).toBeGreaterThanOrEqual(OTHERS_LEAST);
          }
      }),
      { numRuns: 300 },
    );
  });
});

describe('candidates', () => {
  it('count once, by what came furthest, and not when they withdrew before a decision', () => {
    const at = '2026-07-01T00:00:00.000Z';
    const found = candidatesOf([
      {
        userId: 'a',
        match: 40,
        steps: [
          ['new', at],
          ['rejected', at],
        ],
      },
      {
        userId: 'a',
        match: 70,
        steps: [
          ['new', at],
          ['reviewed', at],
          ['interview_scheduled', at],
        ],
      },
      {
        userId: 'b',
        steps: [
          ['new', at],
          ['withdrawn', at],
        ],
      },
      {
        userId: 'c',
        steps: [
          ['new', at],
          ['interview_scheduled', at],
          ['withdrawn', at],
        ],
      },
      {
        userId: 'd',
        match: null,
        steps: [
          ['new', at],
          ['interview_scheduled', at],
          ['offered', at],
          ['offer_declined', at],
        ],
      },
    ]);
    expect([...found]).toEqual([
      ['a', { reached: 1, score: 70 }],
      ['c', { reached: 1, score: null }],
      ['d', { reached: 2, score: null }],
    ]);
  });

  it('have a score above the median of all who have one', () => {
    const { all } = tally([10, 20, 30, 40].map((score) => candidate({}, 0, score)));
    expect(all).toMatchObject({ people: 4, scored: 4, above: 2 });
  });
});

it('quarters are due thirty days after their end', () => {
  expect(quarterOf('2026-11-23T07:00:00.000Z')).toBe('2026-Q4');
  expect(daysOf('2026-Q4')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  expect(madeOn('2026-Q3')).toBe('2026-10-30');
  expect(latestDue('2026-10-29')).toBe('2026-Q2');
  expect(latestDue('2026-10-30')).toBe('2026-Q3');
  expect(latestDue('2027-01-29')).toBe('2026-Q3');
  expect(latestDue('2027-01-30')).toBe('2026-Q4');
});
