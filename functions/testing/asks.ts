import { accountKey } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import type { AskTopic } from '#shared/features/asks/rules.ts';
import type { ProfileData } from '#shared/features/users/schema.ts';
import { type Member, member } from './members.ts';
import { asOperator } from './stack.ts';

/** What a test says of a user’s profile; users of tests are adults unless it says something else. */
interface Said extends Partial<Pick<ProfileData, 'university' | 'graduationYear' | 'position' | 'company'>> {
  readonly dateOfBirth?: string;
}
export const ADULT = '1990-05-04';

/** Stores answers in the profile of a user, as if onboarding had asked for them. */
export const saying = async (
  who: Member,
  { dateOfBirth = ADULT, ...answers }: Said = {},
): Promise<Member> => {
  asOperator();
  await updateItem(
    updateOf(profileKey(who.id), {
      set: { dateOfBirth },
      setAt: Object.entries(answers).map(([name, text]) => [['profileData', name], text]),
    }),
  );
  return who;
};

/** An adult with a role and a profile. */
export const someone = async (given: Parameters<typeof member>[0] = {}, said: Said = {}): Promise<Member> =>
  saying(await member(given), said);

/** Suspends a user in the table alone: nothing that follows from it has happened yet. */
export const suspendOnly = async ({ id }: Member): Promise<void> => {
  await updateItem(updateOf(accountKey(id), { set: { suspended: true } }));
};

/** Says how many questions a week an alumnus takes. */
export const takes = ({ browser }: Member, perWeek: number, topics: AskTopic[] = [], version = 0) =>
  browser.call('asks.saveSettings', { body: { perWeek, topics, version } });

/** An alumnus who takes questions. */
export const taking = async (perWeek = 3, given: Parameters<typeof member>[0] = {}): Promise<Member> => {
  const alumnus = await someone({ role: 'alumni', firstName: 'Alba', lastName: 'Moreau', ...given });
  (await takes(alumnus, perWeek)).body;
  return alumnus;
};

export const QUESTION = 'How did you choose between research and industry?';

/** Asks an alumnus. */
export const ask = ({ browser }: Member, { id }: Pick<Member, 'id'>, question = QUESTION) =>
  browser.call('asks.create', { body: { to: id, question, topic: 'Choosing a career' } });

/** A student and an alumnus with a question that waits. */
export const askedQuestion = async (given: Parameters<typeof member>[0] = {}) => {
  const [student, alumnus] = [await someone(given), await taking()];
  const { id } = (await ask(student, alumnus)).body;
  return { student, alumnus, id };
};
