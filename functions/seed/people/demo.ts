import type { Role } from '#shared/contract.ts';
import { demoEmail } from '#shared/demo.ts';
import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import { dayOf } from '#shared/features/opportunities.ts';
import { emptyProfileData, type ProfileData } from '#shared/features/users.ts';
import { randomFor } from '../random.ts';
import { DAY_MS, workingHours } from '../span.ts';
import type { Person } from './person.ts';
import { examplePage } from './profile.ts';

interface Portrait {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Years before `now`. */
  readonly age: number;
  readonly joinedDaysAgo: number;
  readonly profileData: Partial<ProfileData>;
  readonly applications: readonly ApplicationStatus[];
}

const portraits = (year: number): Record<Role, Portrait> => ({
  student: {
    firstName: 'Nila',
    lastName: 'Castellan',
    phone: '+1 202 555 0143',
    age: 21,
    joinedDaysAgo: 74,
    profileData: {
      academicLevel: 'Undergraduate',
      program: 'B.Tech',
      university: 'Northhaven Institute of Technology',
      graduationYear: String(year + 1),
      gpa: 8.7,
      careerGoal: 'Internships',
      skills: ['JavaScript', 'TypeScript', 'React', 'Python', 'UI/UX Design'],
      interests: ['Software Development'],
      linkedinUrl: examplePage('profiles', 'nila.castellan@'),
    },
    applications: [
      'interview_scheduled',
      'interview_scheduled',
      'reviewed',
      'reviewed',
      'new',
      'new',
      'rejected',
      'rejected',
      'withdrawn',
    ],
  },
  mentor: {
    firstName: 'Gwen',
    lastName: 'Farrow',
    phone: '+44 7700 900312',
    age: 41,
    joinedDaysAgo: 190,
    profileData: {
      company: 'Patchbay',
      position: 'Engineering Manager',
      experience: '10+',
      careerGoal: 'Skill Upgrade',
      skills: ['Node.js', 'TypeScript', 'Product Management'],
      interests: ['Cloud & DevOps'],
      linkedinUrl: examplePage('profiles', 'gwen.farrow@'),
    },
    applications: [],
  },
  employer: {
    firstName: 'Marcus',
    lastName: 'Adeleke',
    phone: '+44 7700 900458',
    age: 38,
    joinedDaysAgo: 122,
    profileData: {
      company: 'Brightwell Energy',
      position: 'Head of People',
      experience: '6-10',
      careerGoal: 'Full-time Job',
      skills: ['Business Analytics', 'Product Management'],
      interests: ['Sustainability'],
      linkedinUrl: examplePage('profiles', 'marcus.adeleke@'),
      portfolioUrl: examplePage('work', 'brightwell.energy@'),
    },
    applications: [],
  },
  alumni: {
    firstName: 'Jun',
    lastName: 'Okabe',
    phone: '+1 202 555 0178',
    age: 27,
    joinedDaysAgo: 101,
    profileData: {
      academicLevel: 'Postgraduate',
      program: 'M.Sc',
      university: 'Harbour State University',
      graduationYear: String(year - 3),
      gpa: 9.1,
      careerGoal: 'Career Change',
      skills: ['Python', 'Data Science', 'Machine Learning', 'Business Analytics'],
      interests: ['Data & Analytics'],
      linkedinUrl: examplePage('profiles', 'jun.okabe@'),
      portfolioUrl: examplePage('work', 'jun.okabe@'),
    },
    applications: ['reviewed', 'new', 'rejected'],
  },
  admin: {
    firstName: 'Ottilie',
    lastName: 'Marsh',
    phone: '+44 7700 900186',
    age: 46,
    joinedDaysAgo: 210,
    profileData: { careerGoal: 'Skill Upgrade', skills: ['Business Analytics'], interests: ['Consulting'] },
    applications: [],
  },
});

const YEAR_MS = 365.25 * DAY_MS;

/** The five demo accounts, as seen at `now`: confirmed, approved, onboarded, with a life of their own. */
export const demoPeople = (now: Date, password: string): Person[] =>
  Object.entries(portraits(now.getUTCFullYear())).map(([role, portrait]): Person => {
    const { firstName, lastName, phone, age, joinedDaysAgo, profileData, applications } = portrait;
    return {
      account: {
        email: demoEmail(role as Role),
        firstName,
        lastName,
        role: role as Role,
        approved: true,
        suspended: false,
        emailConfirmed: true,
        sessionEpoch: 0,
        createdAt: new Date(workingHours(randomFor('demo', role), now, joinedDaysAgo)).toISOString(),
      },
      profile: {
        phone,
        dateOfBirth: dayOf(new Date(now.getTime() - (age + 0.4) * YEAR_MS)),
        profileData: { ...emptyProfileData(), ...profileData, isOnboardingComplete: true },
      },
      applications,
      password,
    };
  });
