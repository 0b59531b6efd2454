import { counted, sentence } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CRITERION_IDS, overallScore } from '#shared/core/rubric.ts';
import { EVENTS, LIVE, PROJECTS, REVIEWS, STARTUP } from '../work.ts';
import { type AskedOf, type Expecting, momentAfter } from './asked.ts';

const { verified, waiting, draft } = PROJECTS;

const projects: Expecting = ({ part }) =>
  part.references.length === 1
    ? [`“${part.references[0]?.label}”`, ['Verified', 'Waiting for review', 'Draft']]
    : ['three projects', `${verified}: Verified`, `${waiting}: Waiting for review`, `${draft}: Draft`];

/** What a reviewer gave over all. */
const overallOf = ({ score, documentation }: (typeof REVIEWS)[number]): number =>
  overallScore(
    CRITERION_IDS.map((criterion) => ({
      criterion,
      score: criterion === 'documentation' ? documentation : score,
    })),
  );

const feedback: Expecting = () => [
  `“${verified}”`,
  ...REVIEWS.flatMap((one) => [`${one.reviewer} gave ${overallOf(one)}%`, one.feedback]),
  // The reviews come in the order of their ids.
  ['Documentation 2 and 3 of 5', 'Documentation 3 and 2 of 5'],
];

const reviews: Expecting = async ({ person: { reader } }) => {
  const { counts } = await reader.call('reviews.list', { query: { tab: 'pending', limit: 1 } });
  return [sentence(counted(counts.pending, 'project waits', 'projects wait')), waiting];
};

const dueOf = ({ now }: AskedOf['scene'], days: number): string =>
  dayText(new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10));

const live: Expecting = ({ scene, person: { account } }) => {
  if (account.role === 'alumni')
    return [LIVE.alumni.title, 'Nils Falk', 'active', LIVE.alumni.milestone, dueOf(scene, LIVE.alumni.days)];
  const { title, company, milestone, days } = LIVE.employer;
  return [
    ...[title, milestone, dueOf(scene, days), 'delivered'],
    ...(account.role === 'student'
      ? [company, 'what you handed in waits for an answer']
      : ['Sanna Lind', 'something handed in waits for your answer']),
  ];
};

const hostOf = ({ person: { account } }: AskedOf): keyof typeof EVENTS => {
  const { role } = account;
  if (role === 'student' || role === 'admin') throw new Error(`${role}s host no event.`);
  return role;
};

const events: Expecting = ({ scene, person: { account } }) => [
  ...Object.values(EVENTS).flatMap(({ title, days, capacity }) => [
    `${title}: ${momentAfter(scene, days)}`,
    `${capacity - 1} places left`,
  ]),
  `The next event for you is “${EVENTS.alumni.title}”`,
  ...(Object.values(EVENTS).some(({ guest }) => guest === account.role) ? ['going'] : []),
  ...(account.role === 'student' || account.role === 'admin' ? [] : ['you host it']),
];

const guests: Expecting = (asked) => {
  const { title, capacity, guest } = EVENTS[hostOf(asked)];
  const { firstName, lastName } = asked.scene.people[guest].account;
  return [
    `One person has a place at “${title}”, of ${capacity}, and nobody waits`,
    `${firstName} ${lastName}: Going`,
  ];
};

/** What the answers say of projects, reviews, live projects, events and challenges. */
export const WORK: Readonly<Record<string, Expecting>> = {
  'projects.status': projects,
  'projects.feedback': feedback,
  'reviews.waiting': reviews,
  'engagements.status': live,
  'startups.next': ({ scene }) => [STARTUP.name, STARTUP.milestone, dueOf(scene, STARTUP.days)],
  'startups.riskiest': () => [STARTUP.name, STARTUP.assumption],
  'events.forMe': events,
  'events.guests': guests,
  'challenges.forMe': () => ['No challenge is open to you'],
};
