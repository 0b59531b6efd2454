import { DEMO_COLLEAGUE_EMAIL } from '#shared/core/demo.ts';
import { demoPeople } from './demo.ts';
import type { Person } from './person.ts';

/** A second employer of the demo company, who decides together with the first. */
export const demoColleague = (now: Date, password: string): Person[] =>
  demoPeople(now, password)
    .filter(({ account }) => account.role === 'employer')
    .map((employer) => ({
      ...employer,
      account: { ...employer.account, email: DEMO_COLLEAGUE_EMAIL, firstName: 'Tomasz', lastName: 'Brandt' },
      profile: {
        ...employer.profile,
        phone: '+1 202 555 0188',
        profileData: { ...employer.profile.profileData, position: 'Engineering Manager', linkedinUrl: '' },
      },
      sections: {},
    }));
