import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countersOf, recordFrom, replyCountersSchema } from '#functions/parts/applications/reply-counts.ts';
import { cases } from '#functions/testing/rounds.ts';
import { canMove } from '#shared/core/workflow.ts';
import {
  HIRING_STAGES,
  type HiringRow,
  hiringDays,
  quantile,
  sizeOf,
  stepsThatHold,
  sumOfDays,
} from '#shared/features/applicants/hiring-rules.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import {
  APPLICATION_ACTORS,
  APPLICATION_STATUSES,
  type ApplicationActor,
  type ApplicationStatus,
  applicationWorkflow,
} from '#shared/features/applications/rules.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
const stepsOf = (...statuses: readonly ApplicationStatus[]) =>
  statuses.map((status, day) => [status, at(day)] as const);

const row = (statuses: readonly ApplicationStatus[], given: Partial<HiringRow> = {}): HiringRow => ({
  appliedAt: at(0),
  steps: stepsOf(...statuses),
  replyBy: '2026-01-02',
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
    replyBy: fc.constantFrom('2026-01-02', '2026-01-20'),
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
          row(['new', 'reviewed', 'interview_scheduled'], { replyBy: '2026-01-01' }),
          row(['new', 'withdrawn'], { replyBy: '2026-01-01' }),
          row(['new'], { replyBy: '2026-01-09' }),
          row(['new', 'reviewed', 'withdrawn'], { replyBy: '2026-01-01' }),
          row(['new', 'rejected'], { replyBy: '2026-01-02' }),
        ]),
      ),
    );
    expect(left).toEqual({
      'rejected reviewed': 1,
      'withdrawn reviewed': 1,
      'withdrawn new': 1,
      'rejected new': 1,
    });
    expect(stays).toEqual({ new: { '1': 5 }, reviewed: { '1': 3 } });
    // A day ends in UTC−12. The one who withdrew on the promised day is owed nothing; the one after it had been missed.
    expect(replies).toEqual({ kept: 2, late: 1, missed: 1, open: { '2026-01-09': 1 } });
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

interface Step {
  readonly status: ApplicationStatus;
  readonly at: string;
  readonly by: ApplicationActor;
}

/** Every step that may follow a history: those of the workflow, and an undo by who made the latest step. */
const nextSteps = (history: readonly Step[]): Omit<Step, 'at'>[] => {
  const [last, before] = [history.at(-1), history.at(-2)];
  if (!last) return [];
  const forward = APPLICATION_STATUSES.flatMap((status) =>
    APPLICATION_ACTORS.filter((by) => canMove(applicationWorkflow, last.status, status, by)).map((by) => ({
      status,
      by,
    })),
  );
  return before && last.by === 'employer' ? [...forward, { status: before.status, by: last.by }] : forward;
};

/** An application with any legal history, from minutes to weeks between the steps. */
const application = fc
  .record({
    appliedAt: fc.integer({ min: 0, max: 240 }),
    picks: fc.array(fc.tuple(fc.nat(20), fc.constantFrom(0, 1, 5, 23, 30, 200, 2000)), { maxLength: 8 }),
    replyBy: fc.constantFrom('2026-01-02', '2026-01-12', '2026-03-01'),
  })
  .map(({ appliedAt, picks, replyBy }) => {
    let hours = appliedAt;
    const moment = () => new Date(Date.UTC(2026, 0, 1, hours)).toISOString();
    const history: Step[] = [{ status: 'new', at: moment(), by: 'applicant' }];
    for (const [pick, gap] of picks) {
      const steps = nextSteps(history);
      const step = steps[pick % Math.max(1, steps.length)];
      if (!step) break;
      hours += gap;
      history.push({ ...step, at: moment() });
    }
    const opportunity = { type: 'job', title: '', company: '', location: '', replyBy } as const;
    const status = history.at(-1)?.status ?? 'new';
    return { status, history, appliedAt: history[0]?.at ?? '', opportunity };
  });

it('the analytics count every reply as the public record does', () => {
  fc.assert(
    fc.property(fc.array(application, { maxLength: 20 }), fc.integer({ min: 0, max: 900 }), (all, days) => {
      const today = at(days).slice(0, 10);
      // What the record has once the hourly run of that day is over.
      const counters: Record<string, number> = {};
      for (const one of all) {
        const missed = replyState(one, today) === 'missed';
        for (const name of countersOf({ ...one, ...(missed && { missedAt: at(days) }) }))
          counters[name] = (counters[name] ?? 0) + 1;
      }
      const record = replyCountersSchema.parse(counters);
      const { replies, answers } = sumOfDays(
        Object.values(
          hiringDays(
            all.map(({ history, appliedAt, opportunity: { replyBy } }) => ({
              steps: stepsThatHold(history),
              appliedAt,
              replyBy,
            })),
          ),
        ),
      );
      const overdue = sizeOf(Object.fromEntries(Object.entries(replies.open).filter(([day]) => day < today)));
      expect({ ...replies, missed: replies.missed + overdue, open: {} }).toEqual({
        kept: record.kept,
        late: record.late,
        missed: record.missed,
        open: {},
      });
      expect(record.days.map((_, day) => answers[day] ?? 0)).toEqual(record.days);
      if (sizeOf(answers) >= 5) expect(recordFrom(record)?.medianDays).toBe(quantile(answers, 0.5));
    }),
    cases(300, 20_000),
  );
});
