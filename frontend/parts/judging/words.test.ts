import { expect, it } from 'vitest';
import { personIdIn } from './profileAddress.ts';
import { type JudgeProgress, missingInWords, standingOf } from './words.ts';

const judge = (given: Partial<JudgeProgress>): JudgeProgress => ({
  id: 'u-1',
  name: 'Ada',
  assigned: 4,
  scored: 4,
  conflicts: 0,
  late: 0,
  ...given,
});

it('names what holds results back: entries, judges who lack, and scores that are missing', () => {
  expect(missingInWords({ entries: 0, short: 0, judges: [] })).toEqual([
    'No entry was handed in, so there is nothing to publish.',
  ]);
  expect(
    missingInWords({
      entries: 5,
      short: 1,
      judges: [judge({}), judge({ name: 'Grace', scored: 3 }), judge({ name: 'Alan', scored: 0 })],
    }),
  ).toEqual([
    '1 entry has too few judges without a conflict. Choose more judges.',
    'Grace has not scored 1 entry.',
    'Alan has not scored 4 entries.',
  ]);
  // All is scored, and a conflict was declared a moment ago.
  expect(missingInWords({ entries: 5, short: 0, judges: [judge({})] })).toEqual([
    expect.stringContaining('conflict is being settled'),
  ]);
});

it('says how far a judge is, lateness first', () => {
  expect(standingOf(judge({ late: 2 })).label).toBe('Late with 2 entries');
  expect(standingOf(judge({})).label).toBe('Done');
  expect(standingOf(judge({ scored: 1 })).label).toBe('Scoring');
  expect(standingOf(judge({ scored: 0 })).label).toBe('Not begun');
  expect(standingOf(judge({ scored: 0, assigned: 0 })).label).toBe('Nothing assigned');
});

it.each([
  ['https://fledge.example/people/u_1-x?from=mail#top', 'u_1-x'],
  [' /people/abc/ ', 'abc'],
  ['abc-1', 'abc-1'],
  ['https://fledge.example/companies/abc', undefined],
  ['https://fledge.example/people/', undefined],
  ['', undefined],
  [`/people/${'a'.repeat(65)}`, undefined],
])('reads the user of a profile’s address: %s', (address, id) => {
  expect(personIdIn(address)).toBe(id);
});
