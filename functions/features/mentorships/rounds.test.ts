import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { cancelSessions } from '#functions/features/meetings/cancel-all.ts';
import { create as createMeeting } from '#functions/features/meetings/create.ts';
import { putAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { mentorItem } from '#functions/parts/mentors/repository.ts';
import { getMentorship, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { OPEN_HOURS } from '#functions/testing/meetings.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';
import { holdsPlace, MAX_OPEN_REQUESTS } from '#shared/features/mentorships/rules.ts';
import { accept } from './accept.ts';
import { decline, end, withdraw } from './close.ts';
import { create } from './create.ts';
import { forward } from './forward.ts';
import { settleDue } from './settle-due.ts';

withOwnTable();
beforeAll(() => {
  process.env.MEETING_ROOM = 'https://rooms.example.com/{room}';
});

const START = Date.parse('2026-10-12T08:00:00.000Z');
const STEPS = 14;
const PLACES = 2;

/** All users of all rounds: a request may be offered onward to a mentor of an earlier one. */
const users = new Map<string, Account>();
const newUser = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = await storeUser({ account: given });
  users.set(account.id, account);
  return account;
};

const newMentor = async (places: number): Promise<Account> => {
  const account = await newUser({ role: 'mentor' });
  await putAvailability(account.id, { ...OPEN_HOURS, version: 1 });
  const at = new Date(START).toISOString();
  await putItem({
    Item: mentorItem({
      userId: account.id,
      role: 'mentor',
      active: true,
      person: { firstName: 'Robin', lastName: account.id, position: '', company: '', university: '' },
      places,
      type: 'Industry Professional',
      expertise: ['React'],
      industry: 'Software Development',
      languages: ['English'],
      about: '',
      conductVersion: CONDUCT_VERSION,
      approval: 'approved',
      since: at,
      approvedForMinors: true,
      used: 0,
      freeTimes: ['2999-01-01T00:00:00.000Z'],
      noticeHours: 0,
      answerMinutes: [],
      sessionsHeld: 0,
      unanswered: [],
      version: 1,
      revision: 1,
      createdAt: at,
    }),
  });
  return account;
};

/** What may be refused: by a rule, by another change, or by a table that is busy. */
const answered = answeredUnless(
  'no_capacity',
  'too_many_open',
  'asked_recently',
  'conflict',
  'illegal_transition',
  'not_found',
  'forbidden',
  'slot_taken',
  'unavailable',
  'too_many_requests',
);

/** Two or three users who do one thing each at the same time, step after step, while the table throttles. */
const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const mentors = [await newMentor(1), await newMentor(PLACES), await newMentor(1)];
  const students = [await newUser(), await newUser(), await newUser(), await newUser()];
  const ids: string[] = [];
  let now = new Date(START);
  const asking = async (student: Account, mentor: Account) => {
    const time = new Date(now.getTime() + DAY_MS);
    time.setUTCHours(10, 0, 0, 0);
    const body = {
      mentorId: mentor.id,
      goals: ['Learn React'],
      note: '',
      weeks: 4 as const,
      times: [time.toISOString()],
    };
    const made = await answered(call(create, { account: student, body, now }));
    if (made) ids.push(made.id);
  };
  const about = async (record: MentorshipRecord) => {
    const by = (id: string) => users.get(id) as Account;
    const [mentor, student] = [by(record.mentor.id), by(record.mentee.id)];
    const given = (account: Account, body: object = {}) => ({
      record,
      account,
      body,
      now,
      params: { id: record.id },
    });
    switch (random(8)) {
      case 0:
      case 1:
        return answered(call(accept, given(mentor)));
      case 2:
        return answered(call(decline, given(mentor, { reason: 'no_time', pause: random(6) === 0 })));
      case 3:
        return answered(call(withdraw, given(student)));
      case 4:
        return answered(call(end, given(one([mentor, student]))));
      case 5: {
        const made = await answered(call(forward, given(student)));
        if (made) ids.push(made.id);
        return undefined;
      }
      case 6: {
        const start = new Date(now.getTime() + (1 + random(3)) * DAY_MS);
        start.setUTCHours(8 + random(10), 0, 0, 0);
        const reason = { kind: 'mentorship', id: record.id } as const;
        const [who, other] = one([
          [mentor, student],
          [student, mentor],
        ] as const);
        const body = {
          with: other.id,
          reason,
          start: start.toISOString(),
          minutes: 30,
          topic: 'A plan',
          clientId: newId(),
        };
        return answered(call(createMeeting, { account: who, body, now }));
      }
      default:
        return record.dueAt === undefined ? undefined : settleDue(record.id, record.dueAt, now);
    }
  };
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + random(30) * HOUR_MS);
    if (random(4) === 0) await throttle({ partition: `mentor#${one(mentors).id}` }, 1 + random(3));
    const moves = Array.from({ length: 1 + random(3) }, async () => {
      const record = random(3) === 0 || ids.length === 0 ? undefined : await getMentorship(one(ids));
      if (!record) return asking(one(students), one(mentors));
      const repeat = random(5) === 0;
      await about(record);
      // As after a lost answer.
      if (repeat) await about(record);
    });
    await Promise.all(moves);
  }
  for (const id of ids) await cancelSessions(id, now);
  return { ids, now };
};

interface Item {
  readonly entity?: string;
  readonly [name: string]: unknown;
}

/** What must be true of the table, whatever was tried. */
const check = (items: readonly Item[], { ids, now }: Awaited<ReturnType<typeof play>>) => {
  const stored = items.filter(({ entity }) => entity === 'mentorship') as unknown as MentorshipRecord[];
  const byId = new Map(stored.map((one) => [one.id, one]));
  for (const id of ids) expect(byId.has(id)).toBe(true);
  const of = (role: string) => [...users.values()].filter((user) => user.role === role);
  for (const { id } of of('mentor')) {
    const mentor = items.find(({ entity, userId }) => entity === 'mentor' && userId === id) as unknown as {
      used: number;
      places: number;
    };
    const held = stored.filter((one) => one.mentor.id === id && holdsPlace(one.status)).length;
    expect(mentor.used).toBe(held);
    expect(held).toBeLessThanOrEqual(mentor.places);
  }
  for (const { id } of of('student')) {
    const figures = items.find(({ pk }) => pk === `mentorship-figures#${id}`);
    const open = stored.filter((one) => one.mentee.id === id && one.status === 'requested').length;
    expect(figures?.requestsOpen ?? 0).toBe(open);
    expect(open).toBeLessThanOrEqual(MAX_OPEN_REQUESTS);
  }
  const meetings = Map.groupBy(
    items.filter(({ entity }) => entity === 'meeting'),
    ({ reason }) => (reason as { id?: string }).id,
  );
  for (const one of stored.filter(({ id }) => ids.includes(id))) {
    const asked = [one.mentor.id];
    for (let from = one.forwardedFrom; from !== undefined; from = byId.get(from)?.forwardedFrom)
      asked.push(byId.get(from)?.mentor.id ?? '');
    expect(new Set(asked).size).toBe(asked.length);
    if (one.forwardedTo !== undefined) expect(byId.get(one.forwardedTo)?.forwardedFrom).toBe(one.id);
    const ended = one.status === 'ended' ? one.history.at(-1)?.at : undefined;
    for (const meeting of ended === undefined ? [] : (meetings.get(one.id) ?? [])) {
      expect(String(meeting.createdAt) <= (ended ?? '')).toBe(true);
      const coming = String(meeting.start) > now.toISOString();
      if (coming) expect(meeting.status).toBe('cancelled');
    }
  }
};

it.each(Array.from({ length: rounds(6, 200) }, (_, round) => round))(
  `round %i of requests, answers, sessions and ends keeps every promise (seed ${RACE_SEED})`,
  async (round) => {
    const played = await play(round);
    const items = await allItems();
    check(items as Item[], played);
  },
);
