import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../core/durations.ts';
import { interviewKit } from './interview-kit.ts';
import { currentInterview, isScorecardMissing, missingOf } from './interview-rules.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
const interview = (given: object) => ({
  status: 'confirmed' as const,
  start: at(5),
  minutes: 30,
  proposed: [],
  hasLink: true,
  ...given,
});
const proposal = (given: object) => ({ ...interview({ status: 'proposed' }), start: undefined, ...given });

describe('what is missing of an interview', () => {
  it.each([
    [undefined, 'times'],
    [interview({ status: 'cancelled' }), 'times'],
    [proposal({ proposed: [at(-1)] }), 'times'],
    [proposal({ proposed: [at(-1), at(1)] }), 'answer'],
    [proposal({ anySlot: true }), 'answer'],
    [proposal({ proposed: [at(1)], asked: 'Mornings' }), 'other-times'],
    [interview({ hasLink: false }), 'link'],
    [interview({}), undefined],
    [interview({ start: at(-1), hasLink: false }), 'outcome'],
    [interview({ start: at(-1), status: 'held' }), undefined],
  ] as const)('of %j is %s', (given, missing) => {
    expect(missingOf(given, NOW)).toBe(missing);
  });

  it.each([
    [{ start: at(-1) }, true],
    [{ start: at(-1), status: 'held' as const }, true],
    [{ start: at(1) }, false],
    [{ start: at(-1), rated: true }, false],
    [{ start: at(-1), takesPart: false }, false],
    [{ start: at(-1), status: 'cancelled' as const }, false],
  ])('is the scorecard of who took part: %j is %s', (given, missing) => {
    expect(isScorecardMissing({ ...interview({}), takesPart: true, rated: false, ...given }, NOW)).toBe(
      missing,
    );
  });

  it('is of the one that is still to come, before the latest', () => {
    const [held, next, gone] = [
      interview({ status: 'held', start: at(-30) }),
      interview({}),
      interview({ status: 'cancelled' }),
    ];
    expect(currentInterview([gone, held, next], NOW)).toBe(next);
    expect(currentInterview([gone, held], NOW)).toBe(held);
    expect(currentInterview([gone], NOW)).toBe(gone);
    expect(currentInterview([], NOW)).toBeUndefined();
  });
});

describe('the questions of an interview', () => {
  it('are in the words of the posting, with one for each skill that no requirement names', () => {
    const kit = interviewKit({
      requirements: [
        'You have read a query plan and acted on it.',
        'Experience with React',
        'SQL and patience',
      ],
      skills: ['React', 'Docker'],
    });
    expect(kit.map(({ question }) => question)).toEqual([
      'The posting says: “You have read a query plan and acted on it.” Tell us about a time when that was so.',
      'Tell us about your experience with React. Pick one piece of work that shows it.',
      'Tell us about a time when you needed this: SQL and patience.',
      'What is the most demanding thing that you have done with Docker?',
    ]);
  });

  it('are the same for every applicant, and name every requirement', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.array(fc.string()), (requirements, skills) => {
        const kit = interviewKit({ requirements, skills });
        expect(kit).toEqual(interviewKit({ requirements, skills }));
        expect(kit.slice(0, requirements.length).map(({ about }) => about)).toEqual(requirements);
      }),
    );
  });
});
