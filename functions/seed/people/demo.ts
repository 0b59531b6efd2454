import { ROLES } from '#shared/core/contract.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { PEOPLE } from '../data.ts';
import { randomFor } from '../random.ts';
import { workingHours } from '../span.ts';
import type { Person } from './person.ts';
import { demoSections } from './sections.ts';

const YEAR_MS = 365.25 * DAY_MS;

/** The five demo accounts at `now`: confirmed, approved, onboarded, with applications. */
export const demoPeople = (now: Date, password: string): Person[] =>
  ROLES.map((role): Person => {
    const { firstName, lastName, phone, age, joinedDaysAgo, graduatesInYears, applications, profileData } =
      PEOPLE.demo[role];
    const sections = demoSections(role, now);
    const { name = '', position = '' } = sections.work?.[0] ?? {};
    return {
      account: {
        email: demoEmail(role),
        firstName,
        lastName,
        role,
        approved: true,
        suspended: false,
        emailConfirmed: true,
        timeZone: 'Europe/Berlin',
        sessionEpoch: 0,
        createdAt: new Date(workingHours(randomFor('demo', role), now, joinedDaysAgo)).toISOString(),
      },
      profile: {
        phone,
        dateOfBirth: dayOf(new Date(now.getTime() - (age + 0.4) * YEAR_MS)),
        profileData: {
          ...emptyProfileData(),
          ...profileData,
          ...(profileData.company === '' && { company: name, position }),
          ...(graduatesInYears !== undefined && {
            graduationYear: String(now.getUTCFullYear() + graduatesInYears),
          }),
          isOnboardingComplete: true,
        },
      },
      sections,
      applications,
      password,
    };
  });
