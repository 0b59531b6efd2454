import { HOUR_MS } from '#shared/core/durations.ts';
import type { EntryFields } from '#shared/features/challenges/entry-schema.ts';
import type { Challenge, ChallengeFields } from '#shared/features/challenges/schema.ts';
import { type Member, member } from './members.ts';
import { advanceClock } from './stack.ts';

/** What a host enters: a challenge for teams of three that ends in ten days, unless a test says something else. */
export const challengeFields = async (given: Partial<ChallengeFields> = {}): Promise<ChallengeFields> => ({
  title: 'Shorter waits at the campus clinic',
  description: 'Build something that shortens the wait.',
  prize: 'A week in our lab',
  deadline: new Date((await advanceClock(0)).getTime() + 240 * HOUR_MS).toISOString(),
  timeZone: 'Europe/Berlin',
  difficulty: 'intermediate',
  eligibility: '',
  openTo: 'students',
  teamSize: 3,
  rubric: [
    { name: 'Usefulness', description: 'Who is helped, and how much?', weight: 60 },
    { name: 'Craft', description: '', weight: 40 },
  ],
  ...given,
});

export const createChallenge = async (
  { browser }: Member,
  given: Partial<ChallengeFields> = {},
): Promise<Challenge> =>
  (await browser.call('challenges.create', { body: await challengeFields(given) })).body;

/** A host and an open challenge of theirs. */
export const openChallenge = async (given: Partial<ChallengeFields> = {}) => {
  const host = await member({ role: 'alumni' });
  const { id } = await createChallenge(host, given);
  const challenge = (await host.browser.call('challenges.open', { params: { id }, body: {} })).body;
  return { host, id, challenge };
};

/** Joins alone, or the team with an id. */
export const joinChallenge = ({ browser }: Member, id: string, teamId?: string) =>
  browser.call('challenges.join', { params: { id }, body: teamId === undefined ? {} : { teamId } });

export const entryFields = (given: Partial<EntryFields> = {}): EntryFields => ({
  title: 'Queue by text message',
  description: 'Patients wait wherever they like.',
  links: [],
  ...given,
});

/** A student who has joined alone and begun an entry. */
export const participant = async (challengeId: string) => {
  const student = await member();
  const { teamId } = (await joinChallenge(student, challengeId)).body;
  const params = { id: challengeId };
  const entry = (await student.browser.call('challenges.addEntry', { params, body: entryFields() })).body;
  return { student, teamId, entryId: entry.id };
};

/** Hands an entry in, or withdraws it. */
export const asTeam = ({ browser }: Member, what: 'submit' | 'withdraw', id: string, entryId: string) =>
  browser.call(`challenges.${what}`, { params: { id, entryId }, body: {} });

export const readChallenge = async ({ browser }: Member, id: string): Promise<Challenge> =>
  (await browser.call('challenges.get', { params: { id } })).body;
