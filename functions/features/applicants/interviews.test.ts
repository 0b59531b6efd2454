import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { decide, recordOfApplicant, undo } from '#functions/testing/applicants.ts';
import { withdraw } from '#functions/testing/applications.ts';
import { applicantOf, inDays, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

type People = Awaited<ReturnType<typeof applicantOf>>;

const paramsOf = ({ reason }: People) => ({ id: reason.opportunityId, userId: reason.userId });

const propose = async (people: People, given: Record<string, unknown> = {}, by: Member = people.host) => {
  const { at } = await inDays(4);
  const body = { minutes: 30, topic: 'First interview', proposed: [at('09:00'), at('15:00')], ...given };
  return by.browser.call('applicants.interview', { params: paramsOf(people), body: body as never });
};

const interviewsOf = async (people: People, by: Member = people.host) =>
  (
    await by.browser.call('applicants.interviews', {
      params: { id: people.reason.opportunityId },
      query: { users: people.guest.id },
    })
  ).body.items;

const statusOf = async ({ reason }: People) =>
  (await recordOfApplicant(reason.opportunityId, reason.userId)).status;

const accept = ({ guest }: People, id: string, start: string) =>
  guest.browser.call('meetings.accept', { params: { id }, body: { start } });

/** What the bell of a user says of meetings and invitations, the latest first. */
const heard = async (who: Member) =>
  (await who.browser.call('notifications.list')).body.items.flatMap(({ event }) => {
    if (event.kind === 'meeting') return [event.news];
    return event.kind === 'application' && event.status !== 'new' ? [event.status] : [];
  });

describe('inviting an applicant to an interview', () => {
  it('moves the application with the proposal, and says it once, when it can no longer be undone', async () => {
    const people = await applicantOf();
    const { guest, colleague } = people;
    const answer = (await propose(people, { panel: [colleague.id], clientId: 'client-1234' })).body;
    expect(answer).toMatchObject({ status: 'interview_scheduled', meeting: { status: 'proposed' } });
    expect(answer.undoUntil).not.toBeNull();
    // An application that was new has been reviewed by being invited.
    const { history } = await recordOfApplicant(people.reason.opportunityId, guest.id);
    expect(history.map(({ status }) => status)).toEqual(['new', 'reviewed', 'interview_scheduled']);
    const again = (await propose(people, { panel: [colleague.id], clientId: 'client-1234' })).body;
    expect([again.meeting.id, (await interviewsOf(people)).length]).toEqual([answer.meeting.id, 1]);
    expect(await heard(guest)).toEqual([]);
    await advanceClock(12_000);
    for (const who of [guest, colleague])
      await eventually('the proposal', async () => (await heard(who)).includes('proposed'));
    expect(await heard(guest)).toEqual(['proposed']);
    // Another interview of one who is invited moves nothing, and has nothing to undo.
    expect((await propose(people)).body).toMatchObject({ status: 'interview_scheduled', undoUntil: null });
  });

  it('is undone with its proposal, and nothing was sent', async () => {
    const people = await applicantOf();
    const { host, guest, reason } = people;
    (await propose(people)).body;
    expect((await undo(host, reason.opportunityId, guest.id)).body.status).toBe('reviewed');
    await advanceClock(12_000);
    await eventually('the cancellation', async () => (await interviewsOf(people))[0]?.status === 'cancelled');
    const { items } = (await guest.browser.call('meetings.list', { query: await nextMonth() })).body;
    expect(items).toEqual([]);
    expect((await heard(guest)).filter((news) => news !== 'reviewed')).toEqual([]);
    expect((await propose(people)).body.status).toBe('interview_scheduled');
  });

  it('is refused for an old version, a panel of others, after a rejection, and without times', async () => {
    const people = await applicantOf();
    const { version } = await recordOfApplicant(people.reason.opportunityId, people.guest.id);
    expect((await propose(people, { version: version + 1 })).error.code).toBe('conflict');
    const stranger = await member({ role: 'employer' });
    expect((await propose(people, { panel: [stranger.id] })).status).toBe(404);
    expect((await propose(people, { proposed: undefined })).status).toBe(400);
    expect((await propose(people, { anySlot: true })).status).toBe(400);
    expect((await propose(people, {}, stranger)).status).toBe(404);
    expect(await statusOf(people)).toBe('new');
    (await decide(people.host, people.reason.opportunityId, people.guest.id, 'rejected')).body;
    expect((await propose(people)).status).toBe(403);
  });
});

const nextMonth = async () => {
  const [from, to] = [await inDays(0), await inDays(30)];
  return { from: from.at('00:00'), to: to.at('00:00') };
};

describe('offering free times', () => {
  it('lets the applicant pick a time that every host offers and has free, and no other', async () => {
    const people = await applicantOf();
    const { host, colleague, guest } = people;
    await offer(host);
    await offer(colleague, {
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:10', to: '12:10' })),
    });
    const { meeting } = (await propose(people, { proposed: undefined, anySlot: true, panel: [colleague.id] }))
      .body;
    expect(meeting).toMatchObject({ anySlot: true, proposed: [] });
    const { at } = await inDays(5);
    const slotsFor = async (who: Member, query: Record<string, string>) =>
      (
        await who.browser.call('meetings.slots', {
          params: { id: host.id },
          query: { from: at('08:00'), to: at('20:00'), minutes: '30', ...query },
        })
      ).body.slots;
    const free = ['09:30', '10:00', '10:30', '11:00', '11:30'].map(at);
    expect(await slotsFor(guest, { panel: colleague.id })).toEqual(free);
    // The host sees the same, with what the guest has taken left out.
    expect(await slotsFor(host, { panel: colleague.id, guest: guest.id })).toEqual(free);
    for (const clock of ['09:00', '12:00', '09:15'])
      expect((await accept(people, meeting.id, at(clock))).error.code).toBe('slot_taken');
    const picked = (await accept(people, meeting.id, at('10:00'))).body;
    expect(picked).toMatchObject({ status: 'confirmed', start: at('10:00') });
    expect(picked).not.toHaveProperty('anySlot');
    expect(await slotsFor(host, { panel: colleague.id })).toEqual(
      free.filter((slot) => slot !== at('10:00')),
    );
    // A guest moves it within the hours of all, too.
    const move = (start: string) =>
      guest.browser.call('meetings.reschedule', { params: { id: meeting.id }, body: { start } });
    expect((await move(at('13:00'))).error.code).toBe('slot_taken');
    expect((await move(at('11:00'))).body.start).toBe(at('11:00'));
  });

  it('tells no stranger when anyone is free', async () => {
    const people = await applicantOf();
    const { at } = await inDays(5);
    const stranger = await member({ role: 'employer' });
    const query = { from: at('08:00'), to: at('20:00') };
    for (const given of [{ panel: people.colleague.id }, { guest: people.guest.id }]) {
      const answer = await stranger.browser.call('meetings.slots', {
        params: { id: stranger.id },
        query: { ...query, ...given },
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe('the interviews of a posting', () => {
  it('are for the whole company, with the room for those who take part', async () => {
    const people = await applicantOf();
    const { colleague, guest } = people;
    const link = 'https://meet.example.com/canary-room';
    (await propose(people, { link })).body;
    expect((await interviewsOf(people))[0]).toMatchObject({ takesPart: true, hasLink: true, link });
    expect((await interviewsOf(people, colleague))[0]).toMatchObject({
      takesPart: false,
      hasLink: true,
      link: '',
    });
    const own = await guest.browser.call('meetings.ofApplication', {
      params: { opportunityId: people.reason.opportunityId },
    });
    expect(own.body.items).toMatchObject([{ status: 'proposed', link }]);
  });
});

describe('the end of an application', () => {
  const confirmed = async () => {
    const people = await applicantOf();
    const { meeting } = (await propose(people, { panel: [people.colleague.id] })).body;
    const [start = ''] = meeting.proposed;
    (await accept(people, meeting.id, start)).body;
    (await propose(people)).body;
    return { people, start };
  };
  const cancelled = async (people: People) =>
    (await interviewsOf(people)).filter(({ status }) => status === 'cancelled').length;
  /** The task is queued by the stream, for when undo ends: the clock moves on until it is done. */
  const cancellations = (people: People) =>
    eventually('the cancellations', async () => {
      await advanceClock(12_000);
      return (await cancelled(people)) === 2;
    });

  it('by a withdrawal cancels what is to come, by mail with an entry for calendars', async () => {
    const { people, start } = await confirmed();
    const { host, colleague, guest, reason } = people;
    (await withdraw(guest, reason.opportunityId)).body;
    await cancellations(people);
    const address = (await getAccount(colleague.id))?.email ?? '';
    const mail = await eventually('the mail', async () =>
      (await mailsTo(address)).find(({ subject }) => subject.includes('cancelled')),
    );
    expect(mail.text).toContain('The application was withdrawn.');
    expect(JSON.stringify(mail)).toContain('METHOD:CANCEL');
    await offer(host);
    const { slots } = (
      await host.browser.call('meetings.slots', {
        params: { id: host.id },
        query: { from: start, to: new Date(Date.parse(start) + 60_000).toISOString(), minutes: '30' },
      })
    ).body;
    expect(slots).toEqual([start]);
  });

  it('by a rejection that is undone cancels nothing; one that holds cancels everything', async () => {
    const { people } = await confirmed();
    const { host, guest, reason } = people;
    (await decide(host, reason.opportunityId, guest.id, 'rejected')).body;
    (await undo(host, reason.opportunityId, guest.id)).body;
    await advanceClock(12_000);
    await eventually('the invitation', async () => (await heard(guest)).includes('proposed'));
    expect(await cancelled(people)).toBe(0);
    (await decide(host, reason.opportunityId, guest.id, 'rejected')).body;
    await cancellations(people);
    await eventually('the news', async () => (await heard(guest)).includes('cancelled'));
  });
});

it('a list of interviews says whether the caller has submitted a scorecard, and not whether others have', async () => {
  const people = await applicantOf();
  (await propose(people, { panel: [people.colleague.id] })).body;
  const rated = async (by: Member) => (await interviewsOf(people, by)).map((interview) => interview.rated);
  expect(await rated(people.host)).toEqual([false]);
  const params = paramsOf(people);
  const { criteria } = (await people.host.browser.call('applicants.one', { params })).body.scorecards;
  const ratings = [{ criterion: criteria[0]?.id ?? '', rating: 'solid', evidence: 'Showed it.' } as const];
  const body = { ratings, recommendation: 'yes', summary: '', version: 0 } as const;
  (await people.host.browser.call('applicants.saveScorecard', { params, body })).body;
  expect(await rated(people.host)).toEqual([true]);
  expect(await rated(people.colleague)).toEqual([false]);
});
