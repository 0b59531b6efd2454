import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from 'playwright/test';
import { updateOf } from '#functions/core/update.ts';
import { fullName } from '#shared/core/names.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';
import { MENTORING } from '#shared/features/mentorships/rules.ts';
import { expect } from './fixtures.ts';
import { everyDay } from './hours.ts';
import { asOperator } from './operator.ts';
import { type Person, signUp } from './people.ts';

const HOURS = everyDay('Europe/Lisbon');

/** A last name that no other run of a test has, by which the directory finds its mentors alone. */
export const ownName = (name: string): string => `${name}${randomUUID().replace(/\W|\d/g, '').slice(0, 6)}`;

interface Wishes {
  firstName: string;
  lastName: string;
  places: number;
}

/** A mentor whom an admin has approved. */
export const approvedMentor = async (
  context: BrowserContext,
  names: Pick<Wishes, 'firstName' | 'lastName'>,
): Promise<Person> => {
  const mentor = await signUp(context, { role: 'mentor', confirmed: true, onboarded: true, ...names });
  await asOperator();
  const [{ updateItem }, { accountKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/account.ts'),
  ]);
  await updateItem(updateOf(accountKey(mentor.id), { set: { approved: true } }));
  return mentor;
};

/** An approved mentor with free times, whose settings are saved. */
export const newMentor = async (
  context: BrowserContext,
  { firstName, lastName, places }: Wishes,
): Promise<Person> => {
  const mentor = await approvedMentor(context, { firstName, lastName });
  await sent(context.request.put('/api/availability', { data: HOURS }));
  await sent(
    context.request.put('/api/mentors/me', {
      data: {
        places,
        type: 'Skill Specialist',
        expertise: ['Python', 'Statistics'],
        industry: 'Data & Analytics',
        languages: ['English', 'Portuguese'],
        about: 'I help with first projects in data.',
        conductVersion: CONDUCT_VERSION,
        paused: false,
        version: 0,
      },
    }),
  );
  return mentor;
};

/** Gives a user a date of birth so many years ago. */
export const bornYearsAgo = async ({ id }: Pick<Person, 'id'>, years: number): Promise<void> => {
  await asOperator();
  const [{ updateItem }, { profileKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/parts/profile/repository.ts'),
  ]);
  const dateOfBirth = `${new Date().getFullYear() - years}-01-01`;
  await updateItem(updateOf(profileKey(id), { set: { dateOfBirth } }));
};

/** The answer of a request that the API took. */
export const sent = async <Answer>(request: ReturnType<APIRequestContext['post']>): Promise<Answer> => {
  const response = await request;
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
};

interface Pair {
  /** The mentorship. */
  id: string;
  mentor: Person;
  mentee: Person;
}

const HOUR_MS = 3_600_000;

/** Sessions that two users booked and that are over, about some topics, the latest first. Returns their ids. */
export const pastSessions = async (
  { id, mentor, mentee }: Pair,
  topics: readonly string[],
): Promise<string[]> => {
  await asOperator();
  const { storeMeeting } = await import('#functions/scenarios/meeting.ts');
  const nameOf = (person: Person) => ({ id: person.id, name: fullName(person) });
  const stored: string[] = [];
  for (const [number, topic] of topics.entries()) {
    const start = `${new Date(Date.now() - 2 * (number + 1) * HOUR_MS).toISOString().slice(0, 16)}:00.000Z`;
    const meeting = await storeMeeting({
      reason: { kind: 'mentorship', id },
      about: MENTORING,
      topic,
      host: nameOf(mentor),
      guest: nameOf(mentee),
      status: 'confirmed',
      start,
      createdAt: start,
    });
    stored.push(meeting.id);
  }
  return stored;
};

/** The directory follows changes: waits until it lists a mentor, or no longer does. */
export const listsMentor = (request: APIRequestContext, { id, lastName }: Person, listed: boolean) =>
  expect
    .poll(async () => {
      const { items } = await sent<{ items: { id: string }[] }>(request.get(`/api/mentors?q=${lastName}`));
      return items.some((mentor) => mentor.id === id);
    })
    .toBe(listed);
