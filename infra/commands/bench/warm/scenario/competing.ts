import { demoChallengeId } from '#functions/seed/challenge-ids.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Person, Scene } from './scene.ts';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** A user looks for challenges, and at the one that they take part in; its host looks at the entries. */
export const readChallenges = async ({ browser }: Person, host: Person): Promise<void> => {
  const params = { id: demoChallengeId('open') };
  await browser.call('challenges.list', { query: { limit: '20' } });
  await browser.call('challenges.list', { query: { as: 'participant', limit: '20' } });
  await browser.call('challenges.get', { params });
  await host.browser.call('challenges.entries', { params, query: { limit: '20' } });
};

const ENTRY = {
  title: 'A map of quiet rooms',
  description: 'Sensors count who is in; the map shows where there is room.',
  links: [],
} as const;

/** A host opens a challenge and gives it more time; two users take part, hand in and withdraw; then it is cancelled. */
export const compete = async (
  { visitor }: Scene,
  host: Person,
  first: Person,
  second: Person,
): Promise<void> => {
  const fields = {
    title: 'Find a quiet place to learn',
    description: 'Half of the seats are empty while students look for one.',
    prize: 'A week in our lab',
    deadline: inDays(9),
    timeZone: 'Europe/Berlin',
    difficulty: 'beginner',
    eligibility: '',
    openTo: 'everyone',
    teamSize: 3,
    rubric: [{ name: 'Usefulness', description: 'Who is helped, and how much?', weight: 1 }],
  };
  const draft = await host.browser.call('challenges.create', { body: fields });
  const params = { id: draft.id };
  const { version } = await host.browser.call('challenges.open', { params });
  const later = { ...fields, deadline: inDays(10), version, reason: 'A holiday' };
  await host.browser.call('challenges.update', { params, body: later });
  await visitor.call('challenges.page', { params });
  await visitor.call('pages.challenge', { params });
  await visitor.call('pages.challengeMap');
  await visitor.call('pages.results', { params: { id: demoChallengeId('published') } });
  const { teamId } = await first.browser.call('challenges.join', { params, body: {} });
  await second.browser.call('challenges.join', { params, body: { teamId } });
  await second.browser.call('challenges.leave', { params, body: {} });
  const { id: entryId, version: written } = await first.browser.call('challenges.addEntry', {
    params,
    body: ENTRY,
  });
  const entry = { ...params, entryId };
  await first.browser.call('challenges.updateEntry', { params: entry, body: { ...ENTRY, version: written } });
  await first.browser.call('challenges.submit', { params: entry, body: {} });
  await first.browser.call('challenges.entry', { params: entry });
  await first.browser.call('challenges.entryVersion', { params: { ...entry, number: '1' } });
  await first.browser.call('challenges.withdraw', { params: entry });
  await first.browser.look('challenges.submit', { params: entry, body: {} });
  await host.browser.call('challenges.disqualify', { params: entry, body: { reason: 'Handed in before.' } });
  await host.browser.call('challenges.cancel', { params, body: { reason: 'The library is rebuilt.' } });
};
