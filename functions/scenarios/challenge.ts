import type { Account } from '#functions/core/account.ts';
import { batchWrite, putItem } from '#functions/core/table.ts';
import { pastReminders } from '#functions/parts/challenges/due.ts';
import { entryRowWrite, entryVersionWrite } from '#functions/parts/challenges/entries.ts';
import type { ChallengeRecord, EntryRecord, TeamRecord } from '#functions/parts/challenges/record.ts';
import {
  challengeItem,
  entryItem,
  hostItem,
  memberItem,
  teamItem,
} from '#functions/parts/challenges/repository.ts';
import { freeze } from '#functions/parts/challenges/rubric.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import { CHALLENGE_ID } from '#shared/features/challenges/address.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';

/** A user of a challenge, as far as it knows them. */
type Someone = Pick<Account, 'id' | 'firstName' | 'lastName'>;
const personOf = (who: Someone) => ({ id: who.id, name: fullName(who) });

interface Given extends Partial<Omit<ChallengeRecord, 'host'>> {
  readonly host: Someone;
}

const CRITERIA = numbered([
  { name: 'Usefulness', description: 'Who is helped, and how much?', weight: 40 },
  { name: 'Evidence', description: 'What shows that it works?', weight: 35 },
  { name: 'Craft', description: 'Is it well made?', weight: 25 },
]);

/** The steps to a status, a day apart, the last one at `at`. */
const historyTo = (
  status: ChallengeRecord['status'],
  host: Someone,
  at: Date,
): ChallengeRecord['history'] => {
  const ways: Record<ChallengeRecord['status'], readonly ChallengeRecord['status'][]> = {
    draft: ['draft'],
    open: ['draft', 'open'],
    judging: ['draft', 'open', 'judging'],
    published: ['draft', 'open', 'judging', 'published'],
    cancelled: ['draft', 'open', 'cancelled'],
  };
  return ways[status].map((step, place, all) => ({
    status: step,
    at: new Date(at.getTime() - (all.length - 1 - place) * DAY_MS).toISOString(),
    ...(step === 'judging' ? ({ by: 'schedule' } as const) : ({ by: 'host', user: host.id } as const)),
  }));
};

/**
 * A challenge that came to its status the day before `now`, unless something else is given: an open one ends in ten days, the
 * others have ended two days before. From its opening on its rubric is frozen; the audit log knows nothing of it.
 */
export const someChallenge = ({ host, ...given }: Given, now: Date): ChallengeRecord => {
  const at = new Date(now.getTime() - DAY_MS);
  const status = given.status ?? 'open';
  const rubric = given.rubric ?? CRITERIA;
  const deadline =
    given.deadline ??
    new Date(now.getTime() + (status === 'open' || status === 'draft' ? 10 : -2) * DAY_MS).toISOString();
  return {
    id: `${CHALLENGE_ID}${host.id}-${status}`,
    title: 'Shorter waits at the campus clinic',
    description: 'Build something that shortens the wait.',
    prize: 'A week in our lab',
    timeZone: 'Europe/Berlin',
    difficulty: 'intermediate',
    eligibility: '',
    openTo: 'students',
    teamSize: 3,
    participants: 0,
    ...(status !== 'draft' && { frozen: freeze(rubric, at) }),
    dateChanges: [],
    reason: '',
    history: historyTo(status, host, at),
    version: 2,
    announced: pastReminders({ deadline }, now),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    ...given,
    status,
    rubric,
    deadline,
    host: personOf(host),
  };
};

interface GivenEntry extends Partial<Pick<EntryRecord, 'id' | 'team' | 'createdAt'>> {
  /** When it was handed in, if it was. */
  readonly submittedAt?: string;
  readonly title: string;
  readonly description?: string;
  readonly links?: string[];
}

/** An entry to a challenge, handed in once a day before its deadline unless it is a draft, or something else is given. */
export const someEntry = (
  challenge: Pick<ChallengeRecord, 'id' | 'deadline'>,
  { title, description = 'Patients wait wherever they like.', links = [], ...given }: GivenEntry,
  status: 'draft' | 'submitted',
): EntryRecord => {
  const { submittedAt = new Date(Date.parse(challenge.deadline) - DAY_MS).toISOString(), ...fields } = given;
  const createdAt = given.createdAt ?? new Date(Date.parse(challenge.deadline) - 3 * DAY_MS).toISOString();
  const version = { number: 1, submittedAt };
  const sent = status === 'submitted';
  return {
    id: `${challenge.id}-entry`,
    challengeId: challenge.id,
    team: { id: `${challenge.id}-team`, name: 'The night shift' },
    status,
    draft: { title, description, links },
    unsent: !sent,
    ...(sent && { submitted: { ...version, title } }),
    versions: sent ? [version] : [],
    history: [
      { status: 'draft', at: createdAt, by: 'team' },
      ...(sent ? [{ status, at: submittedAt, by: 'team' } as const] : []),
    ],
    reason: '',
    version: sent ? 2 : 1,
    updatedAt: sent ? submittedAt : createdAt,
    ...fields,
    createdAt,
  };
};

/** A team that takes part, with its entry if it has begun one. */
export interface SomeTeam {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Someone[];
  readonly entry?: EntryRecord;
}

const teamItems = (challenge: ChallengeRecord, { id, name, members, entry }: SomeTeam) => {
  const { createdAt: at, id: challengeId } = challenge;
  const team: TeamRecord = {
    id,
    challengeId,
    name,
    members: members.map(personOf),
    ...(entry && { entryId: entry.id }),
    turn: 1,
  };
  const { submitted } = entry ?? {};
  return [
    teamItem(team),
    ...members.map((who) => memberItem({ challengeId, userId: who.id, teamId: id, at })),
    ...(entry ? [entryItem(entry), entryRowWrite(entry)?.Put?.Item] : []),
    ...(entry && submitted ? [entryVersionWrite(entry.id, { ...entry.draft, ...submitted }).Put?.Item] : []),
  ].flatMap((item) => item ?? []);
};

/** Stores the teams of a challenge with their entries, and the challenge in the list of its host. Repeated, it changes nothing. */
export const storeTeams = async (challenge: ChallengeRecord, teams: readonly SomeTeam[]): Promise<void> => {
  const items = [hostItem(challenge), ...teams.flatMap((team) => teamItems(challenge, team))];
  await batchWrite(items.map((Item) => ({ PutRequest: { Item } })));
};

/** The write of a challenge with the count of those in its teams. It fails when the challenge is there already. */
export const storedChallenge = (challenge: ChallengeRecord, teams: readonly SomeTeam[]) => {
  const participants = teams.reduce((sum, { members }) => sum + members.length, challenge.participants);
  return {
    Put: {
      Item: challengeItem({ ...challenge, participants }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
};

/**
 * Stores a challenge with its teams, as if they had come one after the other: the challenge last, once. Throws `ConditionFailed`
 * when it is there already.
 */
export const storeChallenge = async (
  challenge: ChallengeRecord,
  teams: readonly SomeTeam[] = [],
): Promise<ChallengeRecord> => {
  await storeTeams(challenge, teams);
  await putItem(storedChallenge(challenge, teams).Put);
  return challenge;
};
