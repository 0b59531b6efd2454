import { getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { loadProfile } from '#functions/parts/profile/change-profile.ts';
import { audiencesIn, ownSections } from '#functions/parts/profile/views.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { toJsonResume } from '#shared/features/profile/json-resume.ts';
import type { profile } from '#shared/features/profile/routes.ts';

/** The account's names and the profile. The names are read last: a change meanwhile makes a save of them fail. */
const load = async (userId: string) => {
  const whole = await loadProfile(userId);
  const account = await getAccount(userId);
  if (!account) throw new AppError('unauthenticated');
  const { sections: states, ...answers } = { ...account, ...whole.profile };
  return { answers, states, stored: whole.stored };
};

/** The user's own profile. */
export const own: Handler<typeof profile.own> = async ({ account: { id, role } }) => {
  const { answers, states, stored } = await load(id);
  return { id, role, sections: ownSections(answers, states, stored) };
};

/** The user's own profile as JSON Resume. */
export const exportResume: Handler<typeof profile.export> = async ({ account }) => {
  const { answers, states = {}, stored } = await load(account.id);
  return toJsonResume(sectionsOf(answers, stored), audiencesIn(states));
};
