import { expect, it } from 'vitest';
import { advanceClock } from '#functions/testing/stack.ts';
import { milestone, remove, team } from '#functions/testing/startups.ts';
import { DAY_MS } from '#shared/core/durations.ts';

it('milestones are in the calendar of each member until they are done, and in the feed', async () => {
  const { lead, members, id } = await team(1);
  const [other = lead] = members;
  const now = (await advanceClock(0)).getTime();
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const done = { doneOn: day(-1), evidence: 'Shown' };
  const list = [
    milestone('a', { due: day(5) }),
    milestone('b', { due: day(6), ...done }),
    milestone('c', { due: day(80) }),
  ];
  const body = { milestones: list, version: 0 };
  (await lead.browser.call('startups.milestones', { params: { id }, body })).body;
  const query = { from: new Date(now).toISOString(), to: new Date(now + 20 * DAY_MS).toISOString() };
  expect((await other.browser.call('meetings.list', { query })).body.milestones).toEqual([
    { startupId: id, startup: 'Second Shift', id: 'a', title: 'Milestone a', due: day(5) },
  ]);
  const { url } = (await other.browser.call('meetings.calendar')).body;
  const { text } = await other.browser.send(new URL(url).pathname);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(5).replaceAll('-', '')}`);
  expect(text).toContain(`DTEND;VALUE=DATE:${day(6).replaceAll('-', '')}`);
  (await remove(other, id, other.id)).body;
  expect((await other.browser.call('meetings.list', { query })).body.milestones).toEqual([]);
});
