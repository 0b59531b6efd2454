import type { Profile } from '#functions/parts/profile/repository.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/features/applications/rules.ts';
import { PEOPLE } from '../data.ts';
import { type Random, randomFor } from '../random.ts';
import { workingHours } from '../span.ts';
import { WAITING_COMPANY } from '../waiting-company.ts';
import type { Person } from './person.ts';
import { profileFor } from './profile.ts';

/** How often each status is met among applications, out of a hundred. */
const SHARES: Record<ApplicationStatus, number> = {
  new: 34,
  reviewed: 25,
  interview_scheduled: 14,
  // Offers are for the demo employer’s applicants, who have something to read in them.
  offered: 0,
  hired: 0,
  offer_declined: 0,
  rejected: 17,
  withdrawn: 10,
};

const DRAWN = APPLICATION_STATUSES.flatMap((status) => Array.from({ length: SHARES[status] }, () => status));

/** The number of applications per role; other roles cannot apply. */
const APPLICATIONS: Partial<Record<Role, readonly [number, number]>> = { student: [2, 9], alumni: [1, 4] };

/** The least number of days since those who apply joined: before the first posting, and that of the past quarter, were open. */
const FIRST_DAYS = 160;

/** The last one of these roles waits for approval. */
const NEEDS_APPROVAL: readonly Role[] = ['mentor', 'employer', 'admin'];

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const applicationsOf = (random: Random, role: Role): ApplicationStatus[] => {
  const range = APPLICATIONS[role];
  return range ? Array.from({ length: random.between(...range) }, () => random.pick(DRAWN)) : [];
};

/** The profile, for the employer who waits for approval as the founder of a company that waits, too. */
const profileOf = (profile: Profile, isFounder: boolean): Profile =>
  isFounder
    ? {
        ...profile,
        profileData: { ...profile.profileData, company: WAITING_COMPANY.name, position: 'Founder' },
      }
    : profile;

const personFor = (role: Role, index: number, now: Date): Person => {
  const [firstName = '', lastName = ''] = PEOPLE.names[role][index] ?? [];
  const random = randomFor('person', role, index);
  const email = `${plain(firstName)}.${plain(lastName)}@people.fledge.test`;
  const isLast = index === PEOPLE.names[role].length - 1;
  return {
    account: {
      email,
      firstName,
      lastName,
      role,
      approved: !(isLast && NEEDS_APPROVAL.includes(role)),
      // One student is suspended, so that operators see what that looks like.
      suspended: isLast && role === 'student',
      emailConfirmed: true,
      sessionEpoch: 0,
      createdAt: new Date(
        workingHours(random, now, random.between(APPLICATIONS[role] ? FIRST_DAYS : 1, FIRST_DAYS + 140)),
      ).toISOString(),
    },
    profile: profileOf(profileFor(random, role, email, now), isLast && role === 'employer'),
    applications: applicationsOf(random, role),
  };
};

/**
 * The people of the seed besides the demo accounts, as seen at `now`. Those who apply joined before the
 * first opportunity was posted. None of them can sign in: they exist for what they did, and Cognito does not know them.
 */
export const otherPeople = (now: Date): Person[] =>
  ROLES.flatMap((role) => PEOPLE.names[role].map((_, index) => personFor(role, index, now)));
