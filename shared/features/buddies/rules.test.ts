import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageGroupOf, bestFirst, type Candidate, commonOf, mayPair } from './rules.ts';

const candidate: fc.Arbitrary<Candidate> = fc.record({
  userId: fc.uuid(),
  side: fc.constantFrom('student' as const, 'senior' as const),
  role: fc.constantFrom('student', 'alumni'),
  university: fc.constantFrom('', 'Delft', ' delft', 'Porto'),
  field: fc.constantFrom('', 'Physics', 'Law'),
  year: fc.constantFrom('', '2026', '2027', '2028'),
  topics: fc.subarray(['Interviews', 'First job', 'Settling in']),
  age: fc.constantFrom('minor' as const, 'young' as const, 'adult' as const),
  approvedForMinors: fc.boolean(),
  since: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
});

const someone = (given: Partial<Candidate>): Candidate => ({
  userId: 'x',
  side: 'student',
  role: 'student',
  university: 'Delft',
  field: 'Physics',
  year: '2028',
  topics: [],
  age: 'adult',
  approvedForMinors: false,
  since: '2026-01-01',
  ...given,
});

describe('who may be paired', () => {
  it('does not depend on who is asked', () => {
    fc.assert(fc.property(candidate, candidate, (a, b) => mayPair(a, b) === mayPair(b, a)));
  });

  it('is a student and a senior who have a university or a field in common', () => {
    fc.assert(
      fc.property(candidate, candidate, (a, b) => {
        if (!mayPair(a, b)) return;
        expect(new Set([a.side, b.side]).size).toBe(2);
        const { university, field } = commonOf(a, b);
        expect(university + field).not.toBe('');
        const [student, senior] = a.side === 'student' ? [a, b] : [b, a];
        expect(senior.role === 'alumni' || Number(senior.year) < Number(student.year)).toBe(true);
      }),
    );
  });

  it('is no minor with an adult whom no admin has approved', () => {
    fc.assert(
      fc.property(candidate, candidate, (a, b) => {
        if (!mayPair(a, b)) return;
        for (const [one, other] of [
          [a, b],
          [b, a],
        ] as const)
          if (one.age === 'minor' && other.age === 'adult')
            expect(other.approvedForMinors || one.approvedForMinors).toBe(true);
      }),
    );
    const minor = someone({ userId: 'm', age: 'minor' });
    const senior = (given: Partial<Candidate>) => someone({ side: 'senior', year: '2026', ...given });
    expect(mayPair(minor, senior({ role: 'alumni' }))).toBe(false);
    expect(mayPair(minor, senior({ role: 'alumni', age: 'young' }))).toBe(false);
    expect(mayPair(minor, senior({ role: 'alumni', approvedForMinors: true }))).toBe(true);
    expect(mayPair(minor, senior({ age: 'young' }))).toBe(true);
    expect(mayPair(minor, senior({ age: 'adult' }))).toBe(false);
  });
});

it('the best has most in common, and has waited longest of those who have as much', () => {
  const one = someone({ topics: ['Interviews'] });
  const senior = (userId: string, given: Partial<Candidate>) =>
    someone({ side: 'senior', role: 'alumni', userId, university: '', field: '', ...given });
  const found = bestFirst(one, [
    senior('field', { field: 'physics' }),
    senior('nothing', {}),
    senior('both', { university: 'DELFT', field: 'Physics' }),
    senior('later', { university: 'Delft', since: '2026-03-01' }),
    senior('earlier', { university: 'Delft', since: '2026-02-01' }),
    senior('topic', { university: 'Delft', topics: ['Interviews'], since: '2026-03-01' }),
  ]);
  expect(found.map(({ userId }) => userId)).toEqual(['both', 'topic', 'earlier', 'later', 'field']);
});

it('tells ages apart on the day of a birthday', () => {
  expect(ageGroupOf('2008-11-26', '2026-11-25')).toBe('minor');
  expect(ageGroupOf('2008-11-26', '2026-11-26')).toBe('young');
  expect(ageGroupOf('2006-11-26', '2026-11-25')).toBe('young');
  expect(ageGroupOf('2006-11-26', '2026-11-26')).toBe('adult');
  expect(ageGroupOf('', '2026-11-26')).toBe('minor');
});
