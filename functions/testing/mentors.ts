import type * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import type { Availability } from '#shared/features/meetings/availability-rules.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';
import type { mentorEditSchema } from '#shared/features/mentors/schema.ts';
import type { Browser } from './api.ts';
import { offer } from './meetings.ts';
import { listedMember, type Member, member } from './members.ts';
import { eventually } from './stack.ts';

type Settings = z.input<typeof mentorEditSchema>;

/** The settings of a mentor who takes requests. */
export const MENTOR_SETTINGS: Settings = {
  places: 3,
  type: 'Industry Professional',
  expertise: ['React', 'SQL'],
  industry: 'Software Development',
  languages: ['English'],
  about: 'Questions about work in a team.',
  conductVersion: CONDUCT_VERSION,
  paused: false,
  version: 0,
};

/** An expertise that no other test’s mentors have. */
export const newMark = (): string => `mark x${newId().slice(0, 8)}x`;

/** Saves the settings of a mentor. */
export const saveMentor = ({ browser }: Member, given: Partial<Settings> = {}) =>
  browser.call('mentors.saveOwn', { body: { ...MENTOR_SETTINGS, ...given } });

/** A user with the settings of a mentor and hours in which they can be met: one whom the directory lists. */
export const mentorWith = async (
  given: Partial<Settings> = {},
  hours: Partial<Availability> = {},
  account: Partial<Account> = {},
): Promise<Member> => {
  const mentor = await listedMember({ role: 'mentor', ...account });
  (await offer(mentor, hours)).body;
  (await saveMentor(mentor, given)).body;
  return mentor;
};

/** A student who was born on a day; of age unless it is given. */
export const studentBorn = async (dateOfBirth = '2000-02-29', skills: string[] = []): Promise<Member> => {
  const student = await member({}, skills);
  await updateItem(updateOf(profileKey(student.id), { set: { dateOfBirth } }));
  return student;
};

/** The ids of the mentors who answer a search of the directory, in order. */
export const directoryOf = async (browser: Browser, query: Record<string, string>): Promise<string[]> => {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await browser.call('mentors.list', {
      query: { limit: 50, ...query, ...(cursor !== undefined && { cursor }) },
    });
    ids.push(...page.body.items.map(({ id }) => id));
    cursor = page.body.nextCursor;
  }
  return ids;
};

/** Waits until a search of the directory answers with these mentors, in whatever order, and returns them in order. */
export const eventuallyListed = (
  browser: Browser,
  query: Record<string, string>,
  expected: readonly string[],
): Promise<string[]> =>
  eventually('the directory', async () => {
    const ids = await directoryOf(browser, query);
    return [...ids].sort().join() === [...expected].sort().join() && ids;
  });
