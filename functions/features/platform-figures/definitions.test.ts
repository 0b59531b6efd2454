import { describe, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { countablesOf } from './definitions.ts';

const at = new Date('2026-11-26T10:00:00.000Z');
const [EARLIER, LATER] = ['2026-11-20T08:00:00.000Z', '2026-11-25T08:00:00.000Z'];
const step = (status: string, moment = EARLIER) => ({ status, at: moment });

/** The figures in which a change counts, with the user and the moment. */
const counted = (after: Record<string, unknown> | undefined, before?: Record<string, unknown>) =>
  countablesOf({ before, after, at }).flatMap(({ figures, userId, at: moment }) =>
    figures.map(({ figure }) => [figure, userId, moment]),
  );

describe('what changes count as', () => {
  it('a posting is counted when it is published, and not when it is opened again', () => {
    const draft = { ...itemOf('opportunity', { id: 'o' }), owner: 'e', history: [step('draft')] };
    const open = { ...draft, history: [...draft.history, step('open', LATER)] };
    expect(counted(draft)).toEqual([]);
    expect(counted(open, draft)).toEqual([['postings', 'e', LATER]]);
    expect(counted(open)).toEqual([['postings', 'e', LATER]]);
    const paused = { ...open, history: [...open.history, step('paused', LATER)] };
    expect(counted({ ...paused, history: [...paused.history, step('open', LATER)] }, paused)).toEqual([]);
  });

  it('meetings count by their reason once they were held', () => {
    const meeting = (kind: string) => ({
      ...itemOf('meeting', { id: 'm' }),
      reason: { kind },
      guest: { id: 'g' },
      history: [step('confirmed')],
    });
    const held = (kind: string) => ({
      ...meeting(kind),
      history: [step('confirmed'), step('held', LATER)],
    });
    expect(counted(meeting('application'))).toEqual([]);
    expect(counted(held('application'), meeting('application'))).toEqual([['interviews', 'g', LATER]]);
    expect(counted(held('mentorship'), meeting('mentorship'))).toEqual([['sessions', 'g', LATER]]);
    expect(counted(held('contact'), meeting('contact'))).toEqual([]);
  });

  it('an application counts, its answer by the promised day, and again after a withdrawal', () => {
    const sent = {
      ...itemOf('application', { userId: 'u', opportunityId: 'o' }),
      ...{ userId: 'u', opportunityId: 'o', status: 'new', appliedAt: EARLIER, history: [step('new')] },
      opportunity: { replyBy: '2026-11-25' },
    };
    const first = [
      ['applications', 'u', EARLIER],
      ['firstApplications', 'u', EARLIER],
    ];
    expect(counted(sent)).toEqual(first);
    const answer = (replyBy: string) => ({
      ...sent,
      status: 'rejected',
      history: [...sent.history, step('rejected', LATER)],
      opportunity: { replyBy },
    });
    expect(counted(answer('2026-11-25'), sent)).toEqual([
      ['replies', 'u', LATER],
      ['firstAnswers', 'u', LATER],
    ]);
    expect(counted(answer('2026-11-21'), sent)).toEqual([['firstAnswers', 'u', LATER]]);
    const again = { ...sent, appliedAt: LATER, history: [step('new', LATER)] };
    expect(counted(again, { ...sent, status: 'withdrawn' }).map(([figure]) => figure)).toEqual(
      first.map(([figure]) => figure),
    );
  });

  it('courses count when they are begun and completed, guests when they are checked in', () => {
    const begun = {
      ...itemOf('enrolment', { userId: 'u', courseId: 'c' }),
      ...{ userId: 'u', courseId: 'c', startedAt: EARLIER, completedAt: null },
    };
    expect(counted(begun)).toEqual([['coursesBegun', 'u', EARLIER]]);
    expect(counted({ ...begun, completedAt: LATER }, begun)).toEqual([['coursesCompleted', 'u', LATER]]);
    const guest = { ...itemOf('event-guest', { eventId: 'e', userId: 'u' }), userId: 'u' };
    const [going, came] = [[step('going')], [step('going'), step('attended', LATER)]];
    expect(counted({ ...guest, history: came }, { ...guest, history: going })).toEqual([
      ['eventVisits', 'u', LATER],
    ]);
  });

  it('questions count, and the first mark of an answer', () => {
    const message = { ...itemOf('ai-message', { userId: 'u', at: EARLIER, id: 'a' }), timestamp: EARLIER };
    expect(counted({ ...message, isUser: true, right: null })).toEqual([['questions', 'u', EARLIER]]);
    const answer = { ...message, isUser: false, right: null };
    expect(counted(answer)).toEqual([]);
    expect(counted({ ...answer, right: false }, answer)).toEqual([['answersWrong', 'u', undefined]]);
    expect(counted({ ...answer, right: true }, { ...answer, right: false })).toEqual([]);
  });

  it('nothing counts that was deleted, or is of another kind', () => {
    expect(counted(undefined, itemOf('message', { id: 'm', number: '1' }))).toEqual([]);
    expect(counted(itemOf('notification', { userId: 'u', id: 'n' }))).toEqual([]);
  });
});

describe('active users', () => {
  const active = (day: string) => ({
    ...itemOf('activity', { userId: 'u' }),
    userId: 'u',
    lastActiveOn: day,
  });
  const figures = (day: string, before?: string) =>
    counted(active(day), before === undefined ? undefined : active(before)).map(([figure]) => figure);

  it.each([
    ['2026-11-25', undefined, ['activeUsers', 'newInWeek', 'newInMonth']],
    ['2026-11-25', '2026-11-24', ['activeUsers']],
    ['2026-11-25', '2026-11-22', ['activeUsers', 'newInWeek']],
    ['2026-12-02', '2026-11-30', ['activeUsers', 'newInMonth']],
    ['2026-12-07', '2026-11-30', ['activeUsers', 'newInWeek', 'newInMonth']],
    ['2026-11-25', '2026-11-25', []],
  ])('on %s after %s', (day, before, expected) => {
    expect(figures(day, before)).toEqual(expected);
  });
});
