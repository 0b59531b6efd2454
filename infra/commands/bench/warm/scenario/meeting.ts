import { OPEN_HOURS } from '#functions/testing/meetings.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayFromNow, type Person } from './scene.ts';

const AT = (days: number, clock: string): string => `${dayFromNow(days)}T${clock}:00.000Z`;

/** An applicant books the employer's time, and the two move, call off and hold meetings. */
export const meet = async (host: Person, guest: Person, opportunityId: string): Promise<void> => {
  const { version } = await host.browser.call('meetings.availability');
  await host.browser.call('meetings.saveAvailability', { body: { ...OPEN_HOURS, version } });
  const hosts = { params: { id: host.id } };
  await guest.browser.call('meetings.slots', {
    ...hosts,
    query: { from: AT(1, '00:00'), to: AT(15, '00:00') },
  });
  const reason = { kind: 'application', opportunityId, userId: guest.id };
  const meeting = { with: host.id, reason, minutes: 30, topic: 'Mock interview' };
  const { id } = await guest.browser.call('meetings.create', { body: { ...meeting, start: AT(8, '10:00') } });
  const params = { id };
  await guest.browser.call('meetings.get', { params });
  await guest.browser.call('meetings.list', { query: { from: AT(0, '00:00'), to: AT(40, '00:00') } });
  await guest.browser.call('meetings.ofApplication', { params: { opportunityId } });
  await host.browser.call('meetings.place', { params, body: { link: 'https://meet.example.com/fledge' } });
  await guest.browser.call('meetings.reschedule', {
    params,
    body: { start: AT(9, '11:00'), reason: 'Exams' },
  });
  await host.browser.call('meetings.outcome', {
    params,
    body: { outcome: 'held', stars: 5, note: 'Well prepared.' },
    at: new Date(Date.parse(AT(9, '12:00'))),
  });

  const ofApplicant = { params: { id: opportunityId, userId: guest.id } };
  const applicant = await host.browser.look('applicants.one', ofApplicant);
  const proposal = { proposed: [AT(4, '10:00'), AT(5, '10:00')], minutes: 45, topic: 'First interview' };
  const proposed = await host.browser.call('applicants.interview', {
    ...ofApplicant,
    body: { ...proposal, version: applicant.version },
  });
  const interview = { params: { id: proposed.meeting.id } };
  await guest.browser.call('meetings.ask', { ...interview, body: { note: 'Later, please' } });
  await host.browser.call('meetings.propose', { ...interview, body: { proposed: [AT(6, '10:00')] } });
  await guest.browser.call('meetings.accept', { ...interview, body: { start: AT(6, '10:00') } });
  await guest.browser.call('meetings.cancel', { ...interview, body: { reason: 'I am ill.' } });
};

/** A user reads their calendar in another program. */
export const subscribe = async ({ browser }: Person): Promise<void> => {
  const { url } = await browser.call('meetings.calendar');
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  await browser.another().call('meetings.feed', { params: { file }, at: new Date(Date.now() + DAY_MS) });
  await browser.call('meetings.resetCalendar');
};
