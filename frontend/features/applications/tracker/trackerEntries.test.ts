import { describe, expect, test } from 'vitest';
import type { OutsideApplication } from '#shared/features/applications/outside.ts';
import type { OutsideStage } from '#shared/features/applications/outside-stages.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { toCsv } from './exportCsv.ts';
import { entryOf, inOrder, outsideEntryOf } from './trackerEntries.ts';

const DAY = '2026-11-22';
const NOW = new Date(`${DAY}T15:00:00Z`);
const APPLICANT: readonly ApplicationStatus[] = ['hired', 'offer_declined', 'withdrawn'];
const stepTo = (status: ApplicationStatus, at: string): Application['history'][number] => ({
  status,
  at,
  by: APPLICANT.includes(status) ? 'applicant' : 'employer',
});
const applied = (status: ApplicationStatus, at: string, replyBy = '2026-12-01'): Application => ({
  opportunityId: `${status} ${at}`,
  userId: 'ada',
  status,
  appliedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: `${at}T08:00:00.000Z`,
  history: [
    { status: 'new', at: '2026-10-01T08:00:00.000Z', by: 'applicant' },
    ...(status === 'interview_scheduled' ? [stepTo('reviewed', '2026-10-02T08:00:00.000Z')] : []),
    ...(status === 'new' ? [] : [stepTo(status, `${at}T23:59:00.000Z`)]),
  ],
  opportunity: { type: 'job', title: 'Pilot', company: 'Harbour', location: 'Hull', replyBy },
});
const outside = (stage: OutsideStage, given: Partial<OutsideApplication> = {}): OutsideApplication => ({
  id: stage,
  title: 'Baker',
  company: 'Mill',
  location: '',
  url: '',
  appliedOn: '',
  remindOn: '',
  note: '',
  stage,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  history: [{ stage, at: '2026-11-01T08:00:00.000Z' }],
  ...given,
});

describe('a promised reply', () => {
  test.each([
    ['open', applied('new', '2026-10-01', DAY)],
    ['open', applied('reviewed', '2026-10-02', DAY)],
    ['missed', applied('reviewed', '2026-10-02', '2026-11-21')],
    ['kept', applied('rejected', '2026-11-20', '2026-11-20')],
    ['late', applied('interview_scheduled', '2026-11-21', '2026-11-20')],
    [undefined, applied('withdrawn', '2026-10-03', '2026-11-20')],
  ] as const)('is %s', (state, application) => {
    expect(replyState(application, DAY)).toBe(state);
  });

  test('is not answered by a withdrawal that was undone', () => {
    const answered = applied('interview_scheduled', '2026-11-25', '2026-11-20');
    const [first, reviewed, ...rest] = answered.history;
    const history = [
      ...(first && reviewed ? [first, reviewed] : []),
      stepTo('interview_scheduled', '2026-11-19T08:00:00.000Z'),
      stepTo('withdrawn', '2026-11-24T08:00:00.000Z'),
      ...rest,
    ];
    expect(replyState({ ...answered, history }, DAY)).toBe('kept');
  });
});

describe('the tracker', () => {
  test('puts what needs the user apart from what waits', () => {
    const groups = [
      entryOf(applied('interview_scheduled', '2026-11-20', DAY), NOW),
      entryOf(applied('new', '2026-11-20', '2026-12-01'), NOW),
      entryOf(applied('withdrawn', '2026-11-20'), NOW),
      outsideEntryOf(outside('applied'), NOW),
      outsideEntryOf(outside('applied', { remindOn: DAY }), NOW),
      outsideEntryOf(outside('rejected', { remindOn: DAY }), NOW),
    ].map(({ group, column }) => `${group} ${column}`);
    expect(groups).toEqual([
      'needsYou interview',
      'waiting applied',
      'closed closed',
      'waiting applied',
      'needsYou applied',
      'closed closed',
    ]);
  });

  test('begins with the nearest promised day', () => {
    const entries = [
      entryOf(applied('new', '2026-11-20', '2026-12-09'), NOW),
      entryOf(applied('new', '2026-11-20', '2026-12-01'), NOW),
      outsideEntryOf(outside('applied'), NOW),
    ];
    expect(inOrder(entries.toReversed()).map(({ promise }) => promise?.day)).toEqual([
      '2026-12-01',
      '2026-12-09',
      undefined,
    ]);
  });

  test('exports a line for each, which no spreadsheet runs', () => {
    const csv = toCsv(
      [
        entryOf(applied('new', '2026-11-20', DAY), NOW),
        outsideEntryOf(outside('offer', { note: '=1+1' }), NOW),
      ],
      'https://fledge.example',
    );
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain('"2026-11-22","Promised"');
  });
});
