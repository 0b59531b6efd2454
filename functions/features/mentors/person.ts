import { isDeepStrictEqual } from 'node:util';
import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { changeMentor, type MentorPerson } from '#functions/parts/mentors/repository.ts';
import { getProfile, type Profile } from '#functions/parts/profile/repository.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import type { Role } from '#shared/core/contract.ts';
import { MENTOR_ROLES, type MentorRole } from '#shared/features/mentors/rules.ts';
import { audienceOf, mayView, type Section } from '#shared/features/profile/rules.ts';

/** The role of a user as a mentor; undefined for those who cannot be one. */
export const mentorRoleOf = (role: Role | undefined): MentorRole | undefined =>
  MENTOR_ROLES.find((one) => one === role);

/** Whether an account may be used as a mentor's. */
export const isActiveMentor = (account: Account | undefined): boolean =>
  account !== undefined && mentorRoleOf(account.role) !== undefined && statusOf(account) === 'active';

/** What the directory shows of an account and its profile: what everyone may see. */
export const personOf = (
  { firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>,
  { profileData, sections = {} }: Pick<Profile, 'profileData' | 'sections'>,
): MentorPerson => {
  const { position, company, university } = profileData;
  const audiences = audiencesIn(sections);
  const shown = (section: Section, text: string): string =>
    mayView('everyone', audienceOf(audiences, section)) ? text : '';
  return {
    firstName,
    lastName,
    position: shown('work', position),
    company: shown('work', company),
    university: shown('education', university),
  };
};

/** Brings what a mentor's record says of the account and the profile up to date, if the user is a mentor. */
export const refreshPerson = (userId: string): Promise<void> =>
  changeMentor(userId, async (mentor) => {
    const account = await getAccount(userId);
    const active = isActiveMentor(account);
    const person = account ? personOf(account, await getProfile(userId)) : mentor.person;
    const isCurrent = active === mentor.active && isDeepStrictEqual(person, mentor.person);
    return isCurrent ? undefined : { ...mentor, active, person };
  });

/**
 * Follows a change of an account or a profile: a mentor's record says whether the account may be used, and what the directory
 * shows of it. One read for users who are no mentors, and none after a change of an account of another role.
 */
export const followMentorUser: Effect = async ({ before, after }) => {
  const images = [before, after].filter((image) => image !== undefined);
  const isAccount = images.some(({ entity }) => entity === 'account');
  if (isAccount && !images.some(({ role }) => MENTOR_ROLES.some((one) => one === role))) return;
  const { pk } = images[0] ?? {};
  await refreshPerson(partsOf(['account', 'profile'], { pk: String(pk) }).userId);
};
