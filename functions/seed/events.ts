import type { Account } from '#functions/core/account.ts';
import { type SomeGuest, someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import type { EventFields } from '#shared/features/events/schema.ts';
import { accountsOf } from './asks.ts';
import { demoEventId } from './event-ids.ts';
import type { Person } from './people/person.ts';
import { unlessThere } from './unless-there.ts';

/** How many people of a role are looked at for guests. */
const LOOKED_AT = 30;

interface DemoEvent
  extends Pick<EventFields, 'title' | 'description' | 'venue' | 'link' | 'capacity' | 'audience'> {
  readonly name: Parameters<typeof demoEventId>[0];
  /** Days from the first seeding, and the hours of its day in UTC. */
  readonly day: number;
  readonly from: number;
  readonly hours: number;
}

/** The demo alumnus hosts a round table that is full, an evening for everyone, and hosted a walk through a plant. */
const EVENTS: readonly DemoEvent[] = [
  {
    name: 'round-table',
    title: 'From thesis to first job: a round table',
    description:
      'Six alumni say what they would do differently in their last two semesters, and answer your questions.\n\nWe sit in small groups and change tables twice, so that you talk to several of them. Bring one question that you would not send by mail.',
    venue: 'Alumni house, Garden room, 2 Mill Lane',
    link: '',
    capacity: 8,
    audience: 'students',
    day: 9,
    from: 17,
    hours: 2,
  },
  {
    name: 'open-evening',
    title: 'How hiring looks from the other side',
    description:
      'An open evening about what happens to an application after it was sent: who reads it, what is decided in the first minute, and which questions come up in every second interview.\n\nA talk of half an hour, then questions until nobody has any.',
    venue: 'Online',
    link: 'https://meet.example.com/fledge-hiring',
    capacity: 60,
    audience: 'public',
    day: 16,
    from: 18,
    hours: 1.5,
  },
  {
    name: 'plant-walk',
    title: 'A walk through a bottling plant',
    description:
      'We follow a bottle through the plant with the people who plan its day: the line, the control room, and the laboratory. Closed shoes, please.',
    venue: 'Gate 3, Harbour road 41',
    link: '',
    capacity: 14,
    audience: 'everyone',
    day: -24,
    from: 13,
    hours: 3,
  },
];

/** What the guests of each are, in their order: of the round table more want a place than there are. */
const statusesOf = ({ name, capacity }: DemoEvent): SomeGuest['status'][] => {
  if (name === 'round-table') return [...Array(capacity).fill('going'), 'waiting', 'waiting', 'waiting'];
  if (name === 'open-evening') return Array(11).fill('going');
  return [...Array(10).fill('attended'), 'absent', 'absent', 'left'];
};

const eventOf = (host: Account, coHosts: readonly Account[], demo: DemoEvent, anchor: Date) => {
  const { name, day, from, hours, ...fields } = demo;
  const start = new Date(anchor.getTime() + day * DAY_MS);
  start.setUTCHours(from, 0, 0, 0);
  return someEvent(
    {
      ...fields,
      id: demoEventId(name),
      host,
      coHosts,
      startsAt: start.toISOString(),
      endsAt: new Date(start.getTime() + hours * HOUR_MS).toISOString(),
      status: day < 0 ? 'held' : 'published',
    },
    anchor,
  );
};

/** Stores the events of the demo alumnus with their guests, among them the other demo accounts. Once. */
export const storeEvents = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const [students, alumni, mentors, employers] = await Promise.all(
    (['student', 'alumni', 'mentor', 'employer'] as const).map((role) => accountsOf(role, people, LOOKED_AT)),
  );
  const host = alumni?.demo;
  if (!host || !students) return 0;
  const demo = [students.demo, mentors?.demo, employers?.demo].flatMap((account) => account ?? []);
  const everyone = [...demo, ...students.others, ...(alumni?.others ?? [])];
  const coHost = mentors?.demo ? [mentors.demo] : [];
  let stored = 0;
  for (const one of EVENTS) {
    const coHosts = one.name === 'open-evening' ? coHost : [];
    // The demo student waits for a place at the round table.
    const comers =
      one.name === 'round-table'
        ? [
            ...students.others.slice(0, one.capacity + 1),
            ...(students.demo ? [students.demo] : []),
            ...students.others.slice(one.capacity + 1),
          ]
        : everyone.filter(({ id }) => coHosts.every((other) => other.id !== id));
    const guests = statusesOf(one).flatMap((status, index): SomeGuest[] => {
      const who = comers[index];
      return who ? [{ who, status }] : [];
    });
    const event = eventOf(host, coHosts, one, anchor);
    if (await unlessThere(() => storeEvent(event, guests, anchor))) stored += 1;
  }
  return stored;
};
