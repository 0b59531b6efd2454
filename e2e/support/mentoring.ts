import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from 'playwright/test';
import { updateOf } from '#functions/core/update.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';
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

/** An approved mentor with free times, whose settings are saved. */
export const newMentor = async (
  context: BrowserContext,
  { firstName, lastName, places }: Wishes,
): Promise<Person> => {
  const mentor = await signUp(context, {
    role: 'mentor',
    confirmed: true,
    onboarded: true,
    firstName,
    lastName,
  });
  await asOperator();
  const [{ updateItem }, { accountKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/account.ts'),
  ]);
  await updateItem(updateOf(accountKey(mentor.id), { set: { approved: true } }));
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

/** The answer of a request that the API took. */
export const sent = async <Answer>(request: ReturnType<APIRequestContext['post']>): Promise<Answer> => {
  const response = await request;
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
};

/** The directory follows changes: waits until it lists a mentor, or no longer does. */
export const listsMentor = (request: APIRequestContext, { id, lastName }: Person, listed: boolean) =>
  expect
    .poll(async () => {
      const { items } = await sent<{ items: { id: string }[] }>(request.get(`/api/mentors?q=${lastName}`));
      return items.some((mentor) => mentor.id === id);
    })
    .toBe(listed);
