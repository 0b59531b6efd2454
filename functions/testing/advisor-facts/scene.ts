import { newId } from '#functions/core/ids.ts';
import { storeApplicant } from '#functions/scenarios/application.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { storeMeeting } from '#functions/scenarios/meeting.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import type { Role } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { profileDataSchema } from '#shared/features/users/schema.ts';
import { type Person, personOf } from './person.ts';
import { storeWork } from './work.ts';

/** The records that questions are asked about: fixed, but for ids and for days, which count from today. */
export interface Scene {
  readonly people: Readonly<Record<Role, Person>>;
  readonly openings: readonly Opportunity[];
  readonly now: Date;
}

const OPENINGS: readonly Partial<Opportunity>[] = [
  {
    type: 'internship',
    title: 'Data internship',
    company: 'Orkney Robotics',
    location: 'Boston',
    skills: ['SQL', 'Python'],
  },
  { title: 'Frontend developer', company: 'Kelpwright', location: 'London', skills: ['React', 'TypeScript'] },
  {
    type: 'internship',
    title: 'Marketing internship',
    company: 'Tidewater',
    location: 'Berlin',
    skills: ['Excel'],
  },
  {
    title: 'Backend engineer',
    company: 'Bluefin',
    location: 'Remote',
    workMode: 'remote',
    skills: ['Python', 'Kubernetes'],
  },
  { title: 'Product manager', company: 'Fenwick', location: 'Dublin', skills: ['SQL', 'Figma'] },
  { type: 'project', title: 'Design project', company: 'Fenwick', location: 'Chicago', skills: ['Figma'] },
  {
    type: 'internship',
    title: 'Data analyst intern',
    company: 'Meridian',
    location: 'Paris',
    skills: ['SQL', 'Excel', 'Tableau'],
  },
];

/** The postings of the employer. */
const OWN: readonly Partial<Opportunity>[] = [
  { type: 'internship', title: 'Data intern', skills: ['SQL', 'Python'], location: 'Boston' },
  { title: 'Backend job', skills: ['Python', 'Docker'], location: 'Berlin' },
];

const placed = (given: Partial<Opportunity>): Opportunity =>
  someOpportunity({
    workMode: given.location === 'Remote' ? 'remote' : 'onsite',
    deadline: '2999-12-31',
    ...given,
  });

const day = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Who has which skills; the names are those of nobody else. */
const PEOPLE = {
  student: { firstName: 'Sanna', lastName: 'Lind', skills: ['SQL', 'Python', 'Excel'] },
  mentor: { firstName: 'Marek', lastName: 'Novak', skills: ['Python'] },
  employer: { firstName: 'Erin', lastName: 'Okafor', skills: [] },
  alumni: { firstName: 'Aldo', lastName: 'Ricci', skills: ['Kubernetes', 'Python'] },
  admin: { firstName: 'Ada', lastName: 'Moreau', skills: [] },
} as const satisfies Record<Role, object>;

/** An adult with these skills. */
const profileWith = (skills: readonly string[]) => ({
  phone: '',
  dateOfBirth: '2000-02-29',
  profileData: { ...profileDataSchema.parse({ skills: [...skills] }), isOnboardingComplete: true },
});

const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '08:00', to: '20:00' }));

/** Makes a user one whom students find as a mentor. */
const asMentor = async ({ reader }: Person, expertise: string[], places: number): Promise<void> => {
  const hours = { slotMinutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 60 } as const;
  await reader.change('meetings.saveAvailability', {
    body: { timeZone: 'UTC', weekly, exceptions: [], ...hours, maxPerDay: 24, maxPerWeek: 60 },
  });
  await reader.change('mentors.saveOwn', {
    body: {
      places,
      type: 'Industry Professional',
      expertise,
      industry: 'Software Development',
      languages: ['English'],
      about: 'Questions about work in a team.',
      conductVersion: CONDUCT_VERSION,
      paused: false,
      version: 0,
    },
  });
};

/** A mentorship with a goal that both agreed to, and a session. */
const mentoring = async (mentee: Person, mentor: Person, goal: string, start: string): Promise<void> => {
  const asked = { mentorId: mentor.account.id, goals: [goal], weeks: 8 as const };
  const { id } = await mentee.reader.change('mentorships.create', { body: asked });
  await mentor.reader.change('mentorships.accept', { params: { id }, body: {} });
  const { goalsVersion } = await mentee.reader.change('mentorships.get', { params: { id } });
  const steps = [
    { id: 'one', title: 'Read a book about it', due: '', done: true },
    { id: 'two', title: 'Try it at work', due: '', done: false },
  ];
  const goals = [{ id: 'goal', title: goal, area: 'skillDevelopment' as const, steps }];
  await mentee.reader.change('mentorships.saveGoals', {
    params: { id },
    body: { goals, version: goalsVersion },
  });
  await mentor.reader.change('mentorships.agreeGoals', {
    params: { id },
    body: { version: goalsVersion + 1 },
  });
  await mentee.reader.change('meetings.create', {
    body: {
      with: mentor.account.id,
      reason: { kind: 'mentorship', id },
      start,
      minutes: 30,
      topic: `A plan for ${goal.toLowerCase()}`,
      clientId: newId(),
    },
  });
};

/** Stores the records of the scene in the table that this process works on. */
export const storeScene = async (url: string, now: Date): Promise<Scene> => {
  const at = (days: number) => `${day(now, days)}T10:00:00.000Z`;
  const joined = async (role: Exclude<Role, 'student' | 'alumni'>): Promise<Person> => {
    const { skills, ...names } = PEOPLE[role];
    const account = await storeUser({ account: { ...names, role }, profile: profileWith(skills) });
    return personOf(url, account);
  };
  const [mentor, employer, admin] = [await joined('mentor'), await joined('employer'), await joined('admin')];
  const company = await storeCompany([employer.account], { name: 'Harbour & Co' });
  const openings = OPENINGS.map(placed);
  for (const opening of openings) await storePosting(opening, employer.account.id);
  const own = OWN.map((one) => placed({ ...one, companyId: company.id, company: company.name }));
  for (const posting of own) await storePosting(posting, employer.account.id);

  const applicant = async (role: 'student' | 'alumni', at0: readonly number[]) => {
    const { skills, ...names } = PEOPLE[role];
    const applications = at0.flatMap((index) => {
      const posting = openings[index];
      return posting ? [{ posting, history: [{ status: 'new' as const, at: at(-3) }] }] : [];
    });
    return personOf(
      url,
      await storeApplicant({ account: { ...names, role }, profile: profileWith(skills) }, applications),
    );
  };
  const [student, alumni] = [await applicant('student', [0, 1]), await applicant('alumni', [1])];
  for (const [index, skills] of [['SQL'], ['SQL', 'Python'], ['Docker']].entries()) {
    const posting = own[index === 2 ? 1 : 0];
    const history = [
      { status: 'new' as const, at: at(-5) },
      ...(index === 1 ? [{ status: 'reviewed' as const, at: at(-4) }] : []),
    ];
    if (posting)
      await storeApplicant({ account: { firstName: `Quill${index}` }, answers: { skills } }, [
        { posting, history },
      ]);
  }
  const [first] = openings;
  if (first)
    await storeMeeting({
      status: 'confirmed',
      reason: { kind: 'application', opportunityId: first.id, userId: student.account.id },
      about: first.title,
      host: { id: employer.account.id, name: 'Erin Okafor' },
      guest: { id: student.account.id, name: 'Sanna Lind' },
      start: at(4),
      createdAt: at(-1),
    });
  for (const [person, saved] of [
    [student, [2, 6]],
    [alumni, [3, 4]],
  ] as const) {
    for (const index of saved)
      await person.reader.change('saved.save', { params: { opportunityId: openings[index]?.id ?? '' } });
    await person.reader.change('searches.add', {
      body: { name: 'Data in Berlin', query: { q: 'data', location: 'Berlin' }, alert: 'daily' },
    });
    await person.reader.change('searches.add', {
      body: { name: 'Remote React', query: { skills: 'React', workMode: 'remote' }, alert: 'none' },
    });
  }
  await asMentor(mentor, ['React', 'Cybersecurity'], 3);
  await asMentor(alumni, ['Python', 'UX Design'], 2);
  // Alumni are approved as mentors one by one.
  await admin.reader.change('mentors.decide', {
    params: { id: alumni.account.id },
    body: { decision: 'approve', reason: 'Worked in the field.' },
  });
  await mentoring(student, mentor, 'Write better tests', at(6));
  const second = await personOf(
    url,
    await storeUser({ account: { firstName: 'Tove', lastName: 'Berg' }, profile: profileWith([]) }),
  );
  await mentoring(second, alumni, 'Speak in public', at(7));
  const third = await personOf(
    url,
    await storeUser({ account: { firstName: 'Nils', lastName: 'Falk' }, profile: profileWith([]) }),
  );
  await third.reader.change('mentorships.create', {
    body: { mentorId: mentor.account.id, goals: ['Find a job'], weeks: 8 },
  });
  const people = { student, mentor, employer, alumni, admin };
  const reviewer = async (firstName: string, lastName: string): Promise<Person> =>
    personOf(
      url,
      await storeUser({ account: { firstName, lastName, role: 'mentor' }, profile: profileWith([]) }),
    );
  const reviewers = [await reviewer('Ruth', 'Adler'), await reviewer('Samir', 'Haddad')] as const;
  await storeWork(people, { reviewers, other: third, companyId: company.id, now });
  return { people, openings: [...openings, ...own], now };
};
