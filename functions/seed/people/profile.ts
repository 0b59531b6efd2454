import type { Profile } from '#functions/parts/profile/repository.ts';
import { CAREER_GOALS, EXPERIENCE_BANDS } from '#shared/core/choices.ts';
import type { Role } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { emptyProfileData, type ProfileData } from '#shared/features/users/schema.ts';
import { COMPANIES, PEOPLE, type Track } from '../data.ts';
import type { Random } from '../random.ts';

type Part = Partial<ProfileData>;

const YEAR_MS = 365.25 * DAY_MS;

const education = (random: Random, track: Track, graduationYear: number): Part => {
  const isMaster = random.chance(0.3);
  return {
    academicLevel: isMaster ? 'Postgraduate' : 'Undergraduate',
    program: random.pick(isMaster ? track.master : track.bachelor),
    university: random.pick(PEOPLE.universities),
    graduationYear: String(graduationYear),
    ...(random.chance(0.85) && { gpa: random.between(58, 97) / 10 }),
  };
};

const POSITIONS = {
  mentor: ['Staff Engineer', 'Head of Data', 'Design Lead', 'Finance Director', 'Engineering Manager'],
  employer: ['Talent Partner', 'Head of People', 'Recruiting Lead', 'Founder'],
} as const;

const work = (random: Random, role: 'mentor' | 'employer'): Part => ({
  company: random.pick(COMPANIES).name,
  position: random.pick(POSITIONS[role]),
  experience: random.pick(EXPERIENCE_BANDS.slice(1)),
});

const background = (random: Random, role: Role, track: Track, now: Date): { part: Part; age: number } => {
  const year = now.getUTCFullYear();
  if (role === 'student')
    return { part: education(random, track, year + random.between(1, 4)), age: random.between(19, 25) };
  if (role === 'alumni') {
    const ago = random.between(1, 6);
    return { part: education(random, track, year - ago), age: 22 + ago + random.between(0, 3) };
  }
  const age = random.between(29, 55);
  return { part: role === 'admin' ? {} : work(random, role), age };
};

/** Numbers reserved for fiction and examples. */
const phone = (random: Random): string =>
  random.chance(0.6) ? `+1 202 555 01${random.between(10, 99)}` : `+44 7700 900${random.between(100, 999)}`;

/** A page on a domain that is reserved for examples. */
export const examplePage = (site: string, email: string): string =>
  `https://${site}.example.org/${email.slice(0, email.indexOf('@')).replaceAll('.', '-')}`;

/** A believable profile of a user who finished onboarding, more or less completely. */
export const profileFor = (random: Random, role: Role, email: string, now: Date): Profile => {
  const track = random.pick(PEOPLE.tracks);
  const { part, age } = background(random, role, track, now);
  return {
    phone: phone(random),
    dateOfBirth: dayOf(new Date(now.getTime() - age * YEAR_MS - random.between(0, 300) * DAY_MS)),
    profileData: {
      ...emptyProfileData(),
      ...part,
      careerGoal: random.pick(CAREER_GOALS),
      skills: random.sample(track.skills, random.between(2, track.skills.length)),
      interests: [random.pick(track.interests)],
      linkedinUrl: random.chance(0.6) ? examplePage('profiles', email) : '',
      portfolioUrl: random.chance(0.35) ? examplePage('work', email) : '',
      isOnboardingComplete: true,
    },
  };
};
