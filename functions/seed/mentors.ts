import { getAccount } from '#functions/core/account.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { mentorAtFirst } from '#functions/features/mentors/own.ts';
import { storeAddition } from '#functions/features/mentors/resource-repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { putAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { getMentor, mentorPut } from '#functions/parts/mentors/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import type { GuideCountry } from '#shared/features/guides/fact.ts';
import { type Availability, availabilityAtFirst } from '#shared/features/meetings/availability-rules.ts';
import { CONDUCT_VERSION, MENTOR_TYPES, type MentorType } from '#shared/features/mentors/rules.ts';
import type { ResourceFields } from '#shared/features/mentors/schema.ts';
import { RESOURCES } from './mentoring-texts.ts';
import type { Person } from './people/person.ts';
import { idFor, randomFor } from './random.ts';

/** What a mentor of the seed says of themselves, besides what their profile says. */
interface SeedMentor {
  readonly email: string;
  readonly places: number;
  readonly type: MentorType;
  readonly industry: string;
  readonly languages: readonly string[];
  readonly studiedIn: readonly GuideCountry[];
  readonly about: string;
  readonly hours: Availability;
  readonly resources?: readonly ResourceFields[];
}

const ABOUT = [
  'I help you to find out what to learn next, and to show what you can do.',
  'Bring a piece of work to each session: we look at it together, and at what would make it better.',
  'I changed my field twice, and know how to begin again without starting from nothing.',
  'We plan small steps, and talk about what became of them.',
] as const;
const ZONES = ['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'] as const;
const SECOND_LANGUAGES = ['German', 'Spanish', 'Hindi', 'French'] as const;

/** Late afternoons on some days of the week, in half hours. */
const afternoons = (timeZone: string, days: readonly number[]): Availability => ({
  ...availabilityAtFirst(timeZone),
  weekly: days.map((day) => ({ day, from: '16:00', to: '19:00' })),
});

/** The industry of a mentor: what interests them, as the profile says it. */
const industryOf = ({ profile }: Person): string =>
  profile.profileData.interests[0] ?? 'Software Development';

const mentorFor = (person: Person): SeedMentor => {
  const { email, role } = person.account;
  const random = randomFor('mentor', email);
  const places = random.between(1, 4);
  const type =
    role === 'alumni' ? 'Alumni Mentor' : random.pick(MENTOR_TYPES.filter((one) => one !== 'Alumni Mentor'));
  const second = random.chance(0.6) ? random.pick(SECOND_LANGUAGES) : undefined;
  return {
    email,
    places,
    type,
    industry: industryOf(person),
    languages: second === undefined ? ['English'] : ['English', second],
    // Alumni name a university elsewhere.
    studiedIn: second === 'German' && role !== 'alumni' ? ['de'] : [],
    about: random.pick(ABOUT),
    hours: afternoons(random.pick(ZONES), random.sample([1, 2, 3, 4, 5], random.between(2, 3)).sort()),
  };
};

/** The demo mentor, with places for six mentees, two requests and one more, and the demo alumnus. */
const demoMentors = (people: readonly Person[]): SeedMentor[] =>
  people.flatMap((person): SeedMentor[] => {
    const { email } = person.account;
    const own = { email, industry: industryOf(person), hours: afternoons('Europe/Berlin', [1, 2, 3, 4, 5]) };
    if (email === demoEmail('mentor'))
      return [
        {
          ...own,
          places: 9,
          type: 'Industry Professional',
          languages: ['English', 'German'],
          studiedIn: ['uk'],
          about:
            'I lead a team of engineers. Ask me about your first job, reviews of code, and growing in a team.',
          resources: RESOURCES,
        },
      ];
    if (email === demoEmail('alumni'))
      return [
        {
          ...own,
          places: 2,
          type: 'Alumni Mentor',
          languages: ['English', 'Japanese'],
          studiedIn: ['us'],
          about: ABOUT[2],
        },
      ];
    return [];
  });

/** How many of the alumni are mentors, besides all mentors whose accounts are approved. */
const ALUMNI = 4;

/** The mentors of the seed: some among its people, and the two demo accounts. */
export const seedMentors = (people: readonly Person[]): SeedMentor[] => {
  const others = people.filter(({ account, password }) => account.approved && password === undefined);
  const of = (role: string) => others.filter(({ account }) => account.role === role);
  return [...demoMentors(people), ...[...of('mentor'), ...of('alumni').slice(0, ALUMNI)].map(mentorFor)];
};

/** Stores a mentor with the hours in which they can be met. False when they are one already, or have no account. */
const storeMentor = async (
  { email, hours, resources = [], ...settings }: SeedMentor,
  anchor: Date,
): Promise<boolean> => {
  const userId = await userIdOf(email);
  const account = userId === undefined ? undefined : await getAccount(userId);
  if (!account || (await getMentor(account.id))) return false;
  // What a user with interviews has said already stays.
  await putAvailability(account.id, { ...hours, version: 1 });
  const first = await mentorAtFirst(account, anchor);
  const approved = { approval: 'approved', conductVersion: CONDUCT_VERSION, version: 1 } as const;
  try {
    await putItem(
      mentorPut(
        {
          ...first,
          ...settings,
          languages: [...settings.languages],
          studiedIn: [...settings.studiedIn],
          ...approved,
        },
        undefined,
      ),
    );
    const at = anchor.toISOString();
    for (const resource of resources) {
      const id = idFor('resource', resource.title);
      await storeAddition(account.id, { id, ...resource, createdAt: at, updatedAt: at });
    }
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Stores the mentors of the seed, and returns how many are new. The directory shows them once the stream was followed. */
export const storeMentors = async (people: readonly Person[], anchor: Date): Promise<number> => {
  let stored = 0;
  for (const mentor of seedMentors(people)) if (await storeMentor(mentor, anchor)) stored += 1;
  return stored;
};
