import { applicantOf, inDays, offer } from './meetings.ts';
import type { Member } from './members.ts';
import { itemsOf } from './stack.ts';

export type People = Awaited<ReturnType<typeof applicantOf>>;

/** What a guest sends to book a host. */
export const booking = async (
  { host, reason }: People,
  clock: string,
  given: Record<string, unknown> = {},
) => ({
  with: host.id,
  reason,
  start: (await inDays(3)).at(clock),
  minutes: 30,
  topic: 'Mock interview',
  ...given,
});

/** Books a time. */
export const book = async (people: People, clock: string, given: Record<string, unknown> = {}) =>
  people.guest.browser.call('meetings.create', { body: await booking(people, clock, given) });

/** Changes a meeting as one of its parties. */
export const change = (
  who: Member,
  what: 'reschedule' | 'cancel' | 'accept' | 'ask' | 'propose' | 'outcome' | 'place',
  id: string,
  body: Record<string, unknown> = {},
) => who.browser.call(`meetings.${what}`, { params: { id }, body });

/** An applicant and an employer who offers their time. */
export const open = async (given: Parameters<typeof offer>[1] = {}): Promise<People> => {
  const people = await applicantOf();
  await offer(people.host, given);
  return people;
};

/** What a user's calendar has booked, from the weeks that guard it. */
export const booked = async ({ id }: Member): Promise<string[]> =>
  (await itemsOf(`calendar#${id}`))
    .flatMap((item) => (item.entries ?? []) as { id: string; at: number }[])
    .map((entry) => `${new Date(entry.at * 60_000).toISOString()} ${entry.id}`)
    .sort();

/** The meetings of the next 40 days as a user sees them. */
export const listed = async (who: Member) => {
  const [{ at: from }, { at: to }] = [await inDays(0), await inDays(40)];
  return (await who.browser.call('meetings.list', { query: { from: from('00:00'), to: to('00:00') } })).body
    .items;
};
