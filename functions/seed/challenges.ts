import type { Account } from '#functions/core/account.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { openingFact } from '#functions/parts/challenges/opening-fact.ts';
import type { ChallengeRecord, EntryRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { freeze } from '#functions/parts/challenges/rubric.ts';
import {
  type SomeTeam,
  someChallenge,
  someEntry,
  storedChallenge,
  storeTeams,
} from '#functions/scenarios/challenge.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import { accountsOf } from './asks.ts';
import { demoChallengeId } from './challenge-ids.ts';
import { CHALLENGES } from './data.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

type DemoChallenge = (typeof CHALLENGES)[number];
type DemoTeam = DemoChallenge['teams'][number];

/** How many students are looked at for teams. */
const LOOKED_AT = 30;
/** How long each was open before the first seeding or its deadline. */
const OPEN_DAYS = 21;
/** The hour of the day in UTC at which entries close. */
const CLOSES_AT = 17;

/** The status of a challenge before its results: the one whose results are published is judged first. */
const statusOf = ({ name }: DemoChallenge): 'open' | 'judging' => (name === 'open' ? 'open' : 'judging');

const challengeOf = (demo: DemoChallenge, host: Account, anchor: Date): ChallengeRecord => {
  const { name, host: _, deadlineDay, teams: __, rubric: criteria, ...fields } = demo;
  const deadline = new Date(anchor.getTime() + deadlineDay * DAY_MS);
  deadline.setUTCHours(CLOSES_AT, 0, 0, 0);
  const openedAt = new Date(Math.min(anchor.getTime(), deadline.getTime()) - OPEN_DAYS * DAY_MS);
  const rubric = numbered(criteria);
  const at = openedAt.toISOString();
  const closedAt = deadline.toISOString();
  const status = statusOf(demo);
  return someChallenge(
    {
      ...fields,
      id: demoChallengeId(name),
      host,
      status,
      rubric,
      deadline: closedAt,
      frozen: freeze(rubric, openedAt),
      history: [
        { status: 'draft', at, by: 'host', user: host.id },
        { status: 'open', at, by: 'host', user: host.id },
        ...(status === 'judging' ? [{ status, at: closedAt, by: 'schedule' } as const] : []),
      ],
      createdAt: at,
      updatedAt: status === 'judging' ? closedAt : at,
    },
    anchor,
  );
};

/** The students of the seed, and its moment. */
interface Around {
  readonly demo: Account | undefined;
  readonly students: readonly Account[];
  readonly anchor: Date;
}

/** The entry of a team: begun four days before its end, and handed in a day before it. */
const entryOf = (
  challenge: ChallengeRecord,
  { submitted, ...written }: NonNullable<DemoTeam['entry']>,
  team: EntryRecord['team'],
  daysBefore: (days: number) => string,
): EntryRecord =>
  someEntry(
    challenge,
    {
      ...written,
      id: idFor('challenge-entry', challenge.id, team.name),
      team,
      createdAt: daysBefore(4),
      submittedAt: daysBefore(1),
    },
    submitted ? 'submitted' : 'draft',
  );

/** A team with its entry, whose ids follow from their names. */
const teamOf = (
  challenge: ChallengeRecord,
  { name, members, entry }: DemoTeam,
  { demo, students, anchor }: Around,
): SomeTeam => {
  // Before the first seeding, and before the deadline.
  const end = Math.min(anchor.getTime(), Date.parse(challenge.deadline));
  const daysBefore = (days: number) => new Date(end - days * DAY_MS).toISOString();
  const team = { id: idFor('challenge-team', challenge.id, name), name };
  return {
    ...team,
    members: members.flatMap((which) => (which === 'demo' ? demo : students[which]) ?? []),
    ...(entry && { entry: entryOf(challenge, entry, team, daysBefore) }),
  };
};

/** Stores a challenge with its teams as it was opened: with the entry of the audit log. False when it is there already. */
const storeOpened = async (challenge: ChallengeRecord, teams: readonly SomeTeam[]): Promise<boolean> => {
  const { frozen, host } = challenge;
  if (!frozen) throw new Error(`${challenge.title} has no frozen rubric.`);
  // What became of its teams since stays as it is.
  if (await getChallenge(challenge.id)) return false;
  await storeTeams(challenge, teams);
  return unlessThere(
    () =>
      auditedTransaction(openingFact(challenge, frozen, host), {
        challenge: storedChallenge(challenge, teams),
      }),
    'challenge',
  );
};

/**
 * Stores the challenges of the demo employer and alumnus: one that is open, with a draft of the demo student’s team, and two whose
 * entries are closed. Once; returns how many are new.
 */
export const storeChallenges = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const [students, alumni, employers] = await Promise.all(
    (['student', 'alumni', 'employer'] as const).map((role) => accountsOf(role, people, LOOKED_AT)),
  );
  const hosts = { alumni: alumni?.demo, employer: employers?.demo };
  let stored = 0;
  for (const demo of CHALLENGES) {
    const host = hosts[demo.host];
    if (!host || !students) continue;
    const challenge = challengeOf(demo, host, anchor);
    const teams = demo.teams
      .map((team) => teamOf(challenge, team, { demo: students.demo, students: students.others, anchor }))
      .filter(({ members }) => members.length > 0);
    if (await storeOpened(challenge, teams)) stored += 1;
  }
  return stored;
};
