import { newId } from '#functions/core/ids.ts';
import { storeEngagement } from '#functions/scenarios/engagement.ts';
import { storeStartup } from '#functions/scenarios/startup.ts';
import type { Role } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import type { Person } from './person.ts';

/*
 * What grows of the users’ own work: projects with their reviews, live projects and events.
 */

type People = Readonly<Record<Role, Person>>;

/** What each of the two reviewers gives for the reviewed project, the same for every criterion but one. */
export const REVIEWS = [
  { reviewer: 'Ruth Adler', score: 4, documentation: 2, feedback: 'The reminders work; explain the setup.' },
  { reviewer: 'Samir Haddad', score: 4, documentation: 3, feedback: 'A clear structure with good tests.' },
] as const;

export const PROJECTS = {
  verified: 'Habit tracker',
  waiting: 'Tide tables',
  draft: 'Budget planner',
} as const;

/** Others of the stack have projects in the queue, too: those of a scene have a technology of their own. */
const project = async (
  { reader }: Person,
  { title, technology, verified = false }: { title: string; technology: string; verified?: boolean },
): Promise<void> => {
  const { id } = await reader.change('projects.create', {
    body: {
      title,
      description: 'Reminds of what is done every day, and works without a network.',
      category: 'Web Application',
      technologies: [technology],
      githubUrl: 'https://github.com/example/project',
      liveUrl: '',
    },
  });
  if (title === PROJECTS.draft) return;
  const { version } = await reader.change('projects.get', { params: { id } });
  await reader.change('projects.submit', { params: { id }, body: { version, verified } });
};

/** Rates the reference projects first, as every reviewer does. */
const review = async (
  { reader }: Person,
  given: (typeof REVIEWS)[number],
  technology: string,
): Promise<void> => {
  const { items: references } = await reader.change('reviews.references');
  for (const { id } of references) {
    const scores = CRITERION_IDS.map((criterion) => ({ criterion, score: 3 }));
    await reader.change('reviews.rateReference', { params: { id }, body: { scores } });
  }
  const { items } = await reader.change('reviews.list', { query: { technology, limit: 50 } });
  const row = items.find(({ title, claimedUntil }) => title === PROJECTS.verified && claimedUntil === null);
  if (!row) throw new Error('The project does not wait for a review.');
  await reader.change('reviews.claim', { params: { id: row.id }, body: {} });
  await reader.change('reviews.finish', {
    params: { id: row.id },
    body: {
      scores: CRITERION_IDS.map((criterion) => ({
        criterion,
        score: criterion === 'documentation' ? given.documentation : given.score,
        comment: criterion === 'documentation' ? 'Say how it is started.' : '',
      })),
      feedback: given.feedback,
    },
  });
};

/** The project that each poster gave to a student, its next milestone and in how many days that is due. */
export const LIVE = {
  employer: {
    title: 'Map of drinking fountains',
    company: 'Harbour & Co',
    milestone: 'A first map',
    days: 10,
  },
  alumni: {
    title: 'Archive of field notes',
    company: 'Aldo Ricci',
    milestone: 'A list of sources',
    days: 12,
  },
} as const;

const liveProject = async (
  { title, company, milestone, days }: (typeof LIVE)[keyof typeof LIVE],
  {
    poster,
    student,
    companyId,
    now,
  }: { poster: Person; student: Person; companyId: string | null; now: Date },
): Promise<string> => {
  const due = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const nameOf = ({ account: { id, firstName, lastName } }: Person) => ({
    id,
    name: `${firstName} ${lastName}`,
  });
  const { id } = await storeEngagement({
    ...{ id: newId(), title, company, companyId, startedAt: now.toISOString() },
    student: nameOf(student),
    contact: nameOf(poster),
    milestones: [{ id: 'first', title: milestone, details: '', due, done: false }],
  });
  return id;
};

/** The event of each host: in how many days it is, for how many, and who comes. */
export const EVENTS = {
  alumni: { title: 'Reading a term sheet', days: 15, capacity: 20, guest: 'student' },
  employer: { title: 'Open day at the harbour', days: 17, capacity: 30, guest: 'mentor' },
  mentor: { title: 'A portfolio evening', days: 19, capacity: 12, guest: 'alumni' },
} as const;

/** The startup of the student: what is due next, in how many days, and what it assumes. */
export const STARTUP = {
  name: 'Tide Desk',
  milestone: 'Desks let to teams',
  days: 21,
  assumption: 'Owners of boats let their cabins by day',
} as const;

const startup = async ({ account: { id: userId } }: Person, now: Date): Promise<void> => {
  const { name, milestone, days, assumption } = STARTUP;
  const due = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  await storeStartup({
    ...{ id: newId(), name, status: 'active', createdAt: now.toISOString() },
    team: [{ userId, at: now.toISOString() }],
    milestones: [{ id: 'first', title: milestone, due, doneOn: null, evidence: '', evidenceUrl: '' }],
    assumptions: [{ id: 'first', statement: assumption, risk: 'high', test: '', result: '', decision: null }],
  });
};

const event = async (host: keyof typeof EVENTS, people: People, now: Date): Promise<void> => {
  const { title, days, capacity, guest } = EVENTS[host];
  const day = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const { id } = await people[host].reader.change('events.create', {
    body: {
      ...{ title, capacity, description: 'Bring your questions.', venue: 'Library', link: '', coHosts: [] },
      ...{ timeZone: 'UTC', audience: 'everyone' as const },
      startsAt: `${day}T10:00:00.000Z`,
      endsAt: `${day}T12:00:00.000Z`,
    },
  });
  await people[host].reader.change('events.publish', { params: { id }, body: {} });
  await people[guest].reader.change('events.rsvp', { params: { id }, body: {} });
};

/**
 * Stores the work of the scene.
 * @param reviewers two mentors who have nothing to do with the student, in the order of `REVIEWS`
 * @param other a student with whom the alumnus works
 */
export const storeWork = async (
  people: People,
  given: { reviewers: readonly [Person, Person]; other: Person; companyId: string; now: Date },
): Promise<void> => {
  const { student, employer, alumni } = people;
  const { reviewers, other, companyId, now } = given;
  const technology = `Language ${newId().slice(0, 8)}`;
  await project(student, { title: PROJECTS.verified, technology, verified: true });
  for (const title of [PROJECTS.waiting, PROJECTS.draft]) await project(student, { title, technology });
  await review(reviewers[0], REVIEWS[0], technology);
  await review(reviewers[1], REVIEWS[1], technology);
  const id = await liveProject(LIVE.employer, { poster: employer, student, companyId, now });
  await student.reader.change('engagements.submit', {
    params: { id },
    body: { note: 'The first half of the map.', githubUrl: 'https://github.com/example/map', liveUrl: '' },
  });
  await liveProject(LIVE.alumni, { poster: alumni, student: other, companyId: null, now });
  await startup(student, now);
  for (const host of ['alumni', 'employer', 'mentor'] as const) await event(host, people, now);
};
