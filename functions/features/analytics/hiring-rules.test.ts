import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import {
  HIRING_STAGES,
  type HiringRow,
  hiringDays,
  quantile,
  stepsThatHold,
  sumOfDays,
} from '#shared/features/hiring-rules.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
const stepsOf = (...statuses: readonly ApplicationStatus[]) =>
  statuses.map((status, day) => [status, at(day)] as const);

const row = (statuses: readonly ApplicationStatus[], given: Partial<HiringRow> = {}): HiringRow => ({
  appliedAt: at(0),
  steps: stepsOf(...statuses),
  ...given,
});

const PATHS: readonly (readonly ApplicationStatus[])[] = [
  ['new'],
  ['new', 'withdrawn'],
  ['new', 'rejected'],
  ['new', 'reviewed'],
  ['new', 'reviewed', 'interview_scheduled'],
  ['new', 'reviewed', 'interview_scheduled', 'offered', 'hired'],
  ['new', 'reviewed', 'interview_scheduled', 'offered', 'offer_declined'],
];
const rows = fc.array(
  fc.record({
    steps: fc.constantFrom(...PATHS.map((path) => stepsOf(...path))),
    appliedAt: fc.integer({ min: 0, max: 9 }).map(at),
    source: fc.constantFrom('search', 'link', undefined),
    replyBy: fc.constantFrom('2026-01-02', '2026-01-20', undefined),
  }),
  { maxLength: 40 },
);

describe('the numbers of a posting', () => {
  it('add up, however the applications are divided into days and postings', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const sum = sumOfDays(Object.values(hiringDays(all)));
        expect(sum.applied).toBe(all.length);
        const halves = [all.slice(0, 7), all.slice(7)].flatMap((part) => Object.values(hiringDays(part)));
        expect(sumOfDays(halves)).toEqual(sum);
        const people = HIRING_STAGES.map((stage) => sum.reached[stage] ?? 0);
        // A later stage never has more people, and everyone was new.
        expect(
          [all.length, ...people.slice(0, -1)].every((count, index) => count >= (people[index] ?? 0)),
        ).toBe(true);
        const bySource = Object.entries(sum.sources).filter(([name]) => name.endsWith(' new'));
        expect(bySource.reduce((total, [, count]) => total + count, 0)).toBe(all.length);
      }),
      cases(200, 20_000),
    );
  });

  it('say where people left, how long they waited, and which promises were kept', () => {
    const { left, stays, replies, answers } = sumOfDays(
      Object.values(
        hiringDays([
          row(['new', 'reviewed', 'rejected'], { replyBy: '2026-01-03' }),
          row(['new', 'reviewed', 'interview_scheduled'], { replyBy: '2026-01-02' }),
          row(['new', 'withdrawn'], { replyBy: '2026-01-02' }),
          row(['new'], { replyBy: '2026-01-09' }),
          row(['new', 'rejected']),
        ]),
      ),
    );
    expect(left).toEqual({ 'rejected reviewed': 1, 'withdrawn new': 1, 'rejected new': 1 });
    expect(stays).toEqual({ new: { '1': 4 }, reviewed: { '1': 2 } });
    expect(replies).toEqual({ kept: 1, late: 1, open: { '2026-01-09': 1 } });
    expect(answers).toEqual({ '1': 1, '2': 2 });
  });

  it('leave out what was undone', () => {
    const history = [
      { status: 'new', at: at(0), by: 'applicant' },
      { status: 'rejected', at: at(1), by: 'employer' },
      { status: 'new', at: at(1), by: 'employer' },
      { status: 'reviewed', at: at(2), by: 'employer' },
    ] as const;
    expect(stepsThatHold(history)).toEqual([
      ['new', at(0)],
      ['reviewed', at(2)],
    ]);
  });

  it('give no median of fewer than five', () => {
    expect(quantile({ '1': 4 }, 0.5)).toBeNull();
    expect(quantile({ '1': 2, '10': 3 }, 0.5)).toBe(10);
    expect(quantile({ '2': 9, '30': 1 }, 0.9)).toBe(2);
  });
});
