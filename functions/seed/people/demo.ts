import { ROLES } from '#shared/contract.ts';
import { demoEmail } from '#shared/demo.ts';
import { dayOf } from '#shared/features/opportunities.ts';
import { emptyProfileData } from '#shared/features/users.ts';
import { PEOPLE } from '../data.ts';
import { randomFor } from '../random.ts';
import { DAY_MS, workingHours } from '../span.ts';
import type { Person } from './person.ts';

const YEAR_MS = 365.25 * DAY_MS;

/** The five demo accounts at `now`: confirmed, approved, onboarded, with applications. */
export const demoPeople = (now: Date, password: string): Person[] =>
  ROLES.map((role): Person => {
    const { firstName, lastName, phone, age, joinedDaysAgo, graduatesInYears, applications, profileData } =
      PEOPLE.demo[role];
    return {
      account: {
        email: demoEmail(role),
        firstName,
        lastName,
        role,
        approved: true,
        suspended: false,
        emailConfirmed: true,
        sessionEpoch: 0,
        createdAt: new Date(workingHours(randomFor('demo', role), now, joinedDaysAgo)).toISOString(),
      },
      profile: {
        phone,
        dateOfBirth: dayOf(new Date(now.getTime() - (age + 0.4) * YEAR_MS)),
        profileData: {
          ...emptyProfileData(),
          ...profileData,
          ...(graduatesInYears !== undefined && {
            graduationYear: String(now.getUTCFullYear() + graduatesInYears),
          }),
          isOnboardingComplete: true,
        },
      },
      applications,
      password,
    };
  });
