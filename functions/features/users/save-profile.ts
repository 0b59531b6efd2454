import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { changeProfile } from '#functions/parts/profile/change-profile.ts';
import { getVersionedProfile, type Profile, toUser } from '#functions/parts/profile/repository.ts';
import type { Role } from '#shared/core/contract.ts';
import { ANSWERED_SECTIONS } from '#shared/features/profile/answers.ts';
import type { ProfileEdit, users } from '#shared/features/users/routes.ts';
import { birthDateProblem, graduationYearProblem } from '#shared/features/users/rules.ts';
import type { ProfileData, User } from '#shared/features/users/schema.ts';

/** Throws `invalid_input` for the rules that depend on today's date. */
const checkDates = ({ dateOfBirth, profileData }: Omit<ProfileEdit, 'version'>, now: Date): void => {
  const birth = birthDateProblem(dateOfBirth, now);
  const year = graduationYearProblem(profileData.graduationYear, now);
  const fields = {
    ...(birth !== undefined && { dateOfBirth: birth }),
    ...(year !== undefined && { 'profileData.graduationYear': year }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};

/**
 * The sections that show answers of onboarding, as changed. The first answers change no version: a section that was
 * never saved begins with them.
 */
const changedSections = ({ profileData, sections = {} }: Profile): Profile['sections'] => {
  const changed = { ...sections };
  for (const section of ANSWERED_SECTIONS) {
    const before = changed[section];
    if (before ?? profileData.isOnboardingComplete)
      changed[section] = { ...before, version: (before?.version ?? 0) + 1 };
  }
  return changed;
};

/**
 * The answers as they were given. Onboarding asks some roles for education and others for work: what a role is not asked,
 * and what the answers leave empty, stays as the profile has it.
 */
const answersGiven = (role: Role, given: ProfileData, before: ProfileData): ProfileData => {
  const { company, position, experience, academicLevel, program, university, graduationYear, gpa } = before;
  const education = { academicLevel, program, university, graduationYear, ...(gpa !== undefined && { gpa }) };
  const work = { company, position, experience };
  const hasWork = [given.company, given.position, given.experience].some((answer) => answer !== '');
  const hasEducation =
    given.gpa !== undefined ||
    [given.academicLevel, given.program, given.university, given.graduationYear].some(
      (answer) => answer !== '',
    );
  return {
    ...given,
    ...(!hasWork && role !== 'mentor' && role !== 'employer' && work),
    ...(!hasEducation && role !== 'student' && role !== 'alumni' && education),
  };
};

/**
 * Stores all answers of onboarding and returns the updated user; with `version` only if the profile still has it. Throws
 * `conflict` otherwise, and `invalid_input` for rules that a schema cannot express.
 */
export const replaceUserProfile = async (
  account: Account,
  { version, ...edit }: Omit<ProfileEdit, 'version'> & { version?: number },
  now: Date,
): Promise<User> => {
  checkDates(edit, now);
  const { firstName, lastName, phone, dateOfBirth, profileData } = edit;
  const { user } = await changeProfile(account, (before) => {
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', { message: 'Your profile was changed elsewhere since you opened it.' });
    return {
      names: { firstName, lastName },
      profile: {
        phone,
        dateOfBirth,
        profileData: {
          ...answersGiven(account.role, profileData, before.profile.profileData),
          isOnboardingComplete: true,
        },
        sections: changedSections(before.profile),
      },
      sections: {},
    };
  });
  return user;
};

/** The user's profile. Names are read after the version, so that a concurrent change makes a save fail, not vanish. */
export const profile: Handler<typeof users.profile> = async ({ account }) => {
  const { profile: stored, version } = await getVersionedProfile(account.id);
  const current = await getAccount(account.id);
  if (!current) throw new AppError('unauthenticated');
  return { ...toUser(current, stored), version };
};

/** Stores the profile unless it has changed since the given version. */
export const saveProfile: Handler<typeof users.saveProfile> = async ({ account, body, now }) => ({
  ...(await replaceUserProfile(account, body, now)),
  version: body.version + 1,
});
