import { getAccount } from '#functions/core/account.ts';
import { TransactionFailed, transact } from '#functions/core/table.ts';
import { applicantsOf, applicationsOf } from '#functions/features/applications/repository.ts';
import { userIdOf } from '#functions/features/auth/repository.ts';
import { putAvailability } from '#functions/features/meetings/availability-repository.ts';
import { newMeeting } from '#functions/features/meetings/repository.ts';
import { personOf } from '#functions/features/meetings/view.ts';
import { weeksOf, weekWrites } from '#functions/features/meetings/weeks.ts';
import { getOpportunity } from '#functions/features/opportunities/repository.ts';
import { demoEmail } from '#shared/demo.ts';
import { availabilityAtFirst } from '#shared/features/availability-rules.ts';
import type { StoredMeeting } from '#shared/features/meeting-schema.ts';
import { employerPostings } from './demo-postings.ts';
import { demoMeetingId } from './meeting-ids.ts';
import { DAY_MS } from './span.ts';

const MINUTE_MS = 60_000;
const LINK = 'https://meet.example.com/fledge-demo';

/** When the demo users' meetings are, in days from the first seeding: two ahead, one past. */
const TIMES = [
  { days: -6, clock: 9 * 60, topic: 'Portfolio review', minutes: 45 },
  { days: 1, clock: 14 * 60, topic: 'First interview', minutes: 30 },
  { days: 4, clock: 10 * 60 + 30, topic: 'Interview with the team', minutes: 60 },
] as const;

/** Monday to Friday, in half hours. */
const hours = () => ({
  ...availabilityAtFirst('Europe/Lisbon'),
  ...{ bufferMinutes: 15, maxPerDay: 5, link: LINK, version: 1 },
  weekly: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '09:00', to: '12:30' },
    { day, from: '14:00', to: '17:30' },
  ]),
});

interface Pair {
  readonly hostId: string;
  readonly guestId: string;
  readonly opportunityId: string;
}

/** Stores one meeting with its place in both calendars; nothing when it is there already. */
const storeMeeting = async (id: string, pair: Pair, index: number, anchor: Date): Promise<boolean> => {
  const [host, guest, opportunity] = await Promise.all([
    getAccount(pair.hostId),
    getAccount(pair.guestId),
    getOpportunity(pair.opportunityId),
  ]);
  const time = TIMES[index];
  if (!host || !guest || !opportunity || !time) return false;
  const midnight = Math.floor(anchor.getTime() / DAY_MS) * DAY_MS;
  const start = new Date(midnight + time.days * DAY_MS + time.clock * MINUTE_MS);
  const at = new Date(Math.min(anchor.getTime(), start.getTime()) - 3 * DAY_MS).toISOString();
  const { topic, minutes } = time;
  const status = time.days < 0 ? 'held' : 'confirmed';
  const meeting: StoredMeeting = {
    ...{ id, topic, minutes, status, timeZone: 'Europe/Lisbon', start: start.toISOString() },
    reason: { kind: 'application', opportunityId: pair.opportunityId, userId: guest.id },
    about: `${opportunity.title} at ${opportunity.company}`,
    ...{ host: personOf(host), panel: [], guest: personOf(guest), proposed: [], link: LINK, sequence: 0 },
    history: [
      { status: 'confirmed', at, by: 'guest', user: guest.id },
      ...(status === 'held'
        ? [
            {
              status,
              at: new Date(start.getTime() + DAY_MS).toISOString(),
              by: 'host',
              user: host.id,
            } as const,
          ]
        : []),
    ],
    ...{ createdAt: at, updatedAt: at, version: 1, ratings: [], reminders: [] },
  };
  const span = { start: start.getTime(), end: start.getTime() + minutes * MINUTE_MS };
  const entry = { id, at: span.start / MINUTE_MS, minutes, seq: 0, text: topic };
  const weeks = await Promise.all([host.id, guest.id].map((userId) => weeksOf(userId, span)));
  try {
    await transact([newMeeting(meeting), ...weeks.flatMap((own) => weekWrites(own, { entry }))]);
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};

/** The demo employer with applicants for their postings. */
const employerPairs = async (hostId: string, anchor: Date): Promise<Pair[]> => {
  for (const { id: opportunityId } of employerPostings(anchor)) {
    const { applicants } = await applicantsOf(opportunityId, TIMES.length, undefined);
    const going = applicants.filter(({ status }) => status !== 'withdrawn');
    if (going.length > 0)
      return TIMES.flatMap((_, index) => {
        const guest = going[index % going.length];
        return guest ? [{ hostId, guestId: guest.userId, opportunityId }] : [];
      });
  }
  return [];
};

/** The demo student with those who posted what the student applied for. */
const studentPairs = async (guestId: string): Promise<Pair[]> => {
  const applications = await applicationsOf(guestId, 20, undefined);
  const pairs: Pair[] = [];
  for (const { opportunityId, status } of applications) {
    if (status === 'withdrawn' || status === 'rejected') continue;
    const owner = (await getOpportunity(opportunityId))?.owner;
    if (owner !== undefined) pairs.push({ hostId: owner, guestId, opportunityId });
  }
  return TIMES.flatMap((_, index) => pairs[index % Math.max(1, pairs.length)] ?? []);
};

/** The meetings of the demo student and the demo employer, and when those whom they meet can be met. */
export const storeDemoMeetings = async (anchor: Date): Promise<number> => {
  const [student, employer] = await Promise.all(
    (['student', 'employer'] as const).map((role) => userIdOf(demoEmail(role))),
  );
  if (student === undefined || employer === undefined) return 0;
  const [ofStudent, ofEmployer] = [await studentPairs(student), await employerPairs(employer, anchor)];
  for (const hostId of new Set([employer, ...ofStudent.map((pair) => pair.hostId)]))
    await putAvailability(hostId, hours());
  let stored = 0;
  for (const [index, pair] of ofStudent.entries())
    if (await storeMeeting(demoMeetingId('student', index), pair, index, anchor)) stored += 1;
  for (const [index, pair] of ofEmployer.entries())
    if (await storeMeeting(demoMeetingId('employer', index), pair, index, anchor)) stored += 1;
  return stored;
};
