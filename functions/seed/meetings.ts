import { getAccount } from '#functions/core/account.ts';
import { applicantsOf, applicationsOf } from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { putAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { type MeetingDescription, storeMeeting } from '#functions/scenarios/meeting.ts';
import { DEMO_COLLEAGUE_EMAIL, demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { INVITED_STATUSES } from '#shared/features/applications/rules.ts';
import { availabilityAtFirst } from '#shared/features/meetings/availability-rules.ts';
import { employerPostings } from './demo-postings.ts';
import { demoMeetingId } from './meeting-ids.ts';
import { unlessThere } from './unless-there.ts';

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
  bufferMinutes: 15,
  maxPerDay: 5,
  link: LINK,
  version: 1,
  weekly: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '09:00', to: '12:30' },
    { day, from: '14:00', to: '17:30' },
  ]),
});

interface Pair {
  readonly hostId: string;
  readonly guestId: string;
  readonly opportunityId: string;
  /** A colleague who takes part. */
  readonly colleagueId?: string | undefined;
}

/** Stores one meeting with its place in both calendars; nothing when it is there already. */
const storeDemoMeeting = async (id: string, pair: Pair, index: number, anchor: Date): Promise<boolean> => {
  const { colleagueId } = pair;
  const [colleague, host, guest, opportunity] = await Promise.all([
    colleagueId === undefined ? undefined : getAccount(colleagueId),
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
  const description: MeetingDescription = {
    id,
    topic,
    minutes,
    status: time.days < 0 ? 'held' : 'confirmed',
    timeZone: 'Europe/Lisbon',
    start: start.toISOString(),
    reason: { kind: 'application', opportunityId: pair.opportunityId, userId: guest.id },
    about: `${opportunity.title} at ${opportunity.company}`,
    host: personOf(host),
    panel: colleague ? [personOf(colleague)] : [],
    guest: personOf(guest),
    link: LINK,
    createdAt: at,
  };
  return unlessThere(() => storeMeeting(description), 'meeting');
};

/** The applicants of a posting that are looked at. */
const LOOKED_AT = 50;

/**
 * The demo employer and their colleague with applicants whom the company invited: those who wait for their interview have it
 * ahead of them, and one who came further has had it.
 */
const employerPairs = async (
  hostId: string,
  colleagueId: string | undefined,
  anchor: Date,
): Promise<Pair[]> => {
  const postings = await Promise.all(
    employerPostings(anchor).map(async ({ id: opportunityId }) =>
      (await applicantsOf(opportunityId, LOOKED_AT, undefined)).applicants
        .filter(({ status }) => INVITED_STATUSES.includes(status))
        .map(({ userId: guestId, status }) => ({ hostId, guestId, opportunityId, colleagueId, status })),
    ),
  );
  const invited = postings.flat();
  const ahead = invited.filter(({ status }) => status === 'interview_scheduled');
  const past = invited.find(({ status }) => status !== 'interview_scheduled') ?? ahead[2] ?? ahead[0];
  const [next, later = next] = ahead;
  // In the order of the times: one past, two ahead.
  return past && next && later ? [past, next, later] : [];
};

/** The demo student with those who invited them to an interview. */
const studentPairs = async (guestId: string): Promise<Pair[]> => {
  const applications = await applicationsOf(guestId, 20, undefined);
  const pairs: Pair[] = [];
  for (const { opportunityId, status } of applications) {
    if (!INVITED_STATUSES.includes(status)) continue;
    const owner = (await getOpportunity(opportunityId))?.owner;
    if (owner !== undefined) pairs.push({ hostId: owner, guestId, opportunityId });
  }
  return TIMES.flatMap((_, index) => pairs[index % Math.max(1, pairs.length)] ?? []);
};

/** The meetings of the demo student and the demo employer, and when those whom they meet can be met. */
export const storeDemoMeetings = async (anchor: Date): Promise<number> => {
  const [student, employer, colleague] = await Promise.all(
    [demoEmail('student'), demoEmail('employer'), DEMO_COLLEAGUE_EMAIL].map(userIdOf),
  );
  if (student === undefined || employer === undefined) return 0;
  const [ofStudent, ofEmployer] = [
    await studentPairs(student),
    await employerPairs(employer, colleague, anchor),
  ];
  for (const hostId of new Set([
    employer,
    ...(colleague === undefined ? [] : [colleague]),
    ...ofStudent.map((pair) => pair.hostId),
  ]))
    await putAvailability(hostId, hours());
  let stored = 0;
  for (const [index, pair] of ofStudent.entries())
    if (await storeDemoMeeting(demoMeetingId('student', index), pair, index, anchor)) stored += 1;
  for (const [index, pair] of ofEmployer.entries())
    if (await storeDemoMeeting(demoMeetingId('employer', index), pair, index, anchor)) stored += 1;
  return stored;
};
