import type { Account } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getMentor, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';
import {
  approvalAtFirst,
  MAX_EXPERTISE,
  MAX_LANGUAGES,
  type MentorRole,
  PLACES,
} from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';
import { freeTimesNow } from './calendar.ts';
import { isActiveMentor, mentorRoleOf, personOf } from './person.ts';
import { ownMentor } from './view.ts';

/** The role of the caller of a route for mentors, which admits no other. */
export const callerRole = (account: Account): MentorRole => mentorRoleOf(account.role) ?? 'alumni';

/** A mentor who has saved nothing yet, with what the profile says already. */
export const mentorAtFirst = async (account: Account, now: Date): Promise<Omit<StoredMentor, 'version'>> => {
  const [profile, { languages = [] }] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
  ]);
  const role = callerRole(account);
  const type = role === 'alumni' ? 'Alumni Mentor' : 'Industry Professional';
  return {
    userId: account.id,
    role,
    type,
    active: isActiveMentor(account),
    person: personOf(account, profile),
    places: PLACES.first,
    expertise: profile.profileData.skills.slice(0, MAX_EXPERTISE),
    industry: '',
    languages: languages.map(({ language }) => language).slice(0, MAX_LANGUAGES),
    studiedIn: [],
    about: '',
    conductVersion: 0,
    approval: approvalAtFirst(role),
    since: now.toISOString(),
    approvedForMinors: false,
    used: 0,
    ...(await freeTimesNow(account.id, type, now)),
    answerMinutes: [],
    sessionsHeld: 0,
    unanswered: [],
    revision: 0,
    createdAt: now.toISOString(),
  };
};

/** The settings of the signed-in user as a mentor. */
export const own: Handler<typeof mentors.own> = async ({ account, now }): Promise<OwnMentor> => {
  const mentor = await getMentor(account.id);
  return ownMentor(mentor ?? { ...(await mentorAtFirst(account, now)), version: 0 }, now);
};
