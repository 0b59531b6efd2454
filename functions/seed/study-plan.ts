import { getPlan } from '#functions/features/study-plan/repository.ts';
import { putPlan } from '#functions/features/study-plan/storing.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { GuideCountry } from '#shared/features/guides/fact.ts';
import type { StudyPlan } from '#shared/features/study-plan/schema.ts';

interface Due {
  readonly id: string;
  readonly title: string;
  readonly country: GuideCountry;
  readonly inDays: number;
  readonly timeZone: string;
}

/** Far enough ahead that nobody is reminded while a new stage is tried out. */
const DEADLINES: readonly Due[] = [
  {
    id: 'language-test',
    title: 'Language test, second date',
    country: 'ca',
    inDays: 41,
    timeZone: 'America/Toronto',
  },
  {
    id: 'application',
    title: 'Application for a master’s in data science',
    country: 'de',
    inDays: 68,
    timeZone: 'Europe/Berlin',
  },
  { id: 'visa', title: 'Appointment at the embassy', country: 'de', inDays: 132, timeZone: 'Europe/Berlin' },
];

const DOCUMENTS: StudyPlan['documents'] = [
  { id: 'transcript', name: 'Transcript of records', country: null, state: 'ready', note: '' },
  {
    id: 'certificate',
    name: 'Language certificate',
    country: 'ca',
    state: 'needed',
    note: 'Results come two weeks after the test.',
  },
  {
    id: 'reference',
    name: 'Reference of a professor',
    country: 'de',
    state: 'requested',
    note: 'Asked after the seminar.',
  },
  { id: 'motivation', name: 'Letter of motivation', country: 'de', state: 'needed', note: '' },
];

const planAt = (anchor: Date): StudyPlan => ({
  countries: ['de', 'ca'],
  intake: `${anchor.getUTCFullYear() + 1}-10`,
  notes: 'A master’s of two years, with a thesis in a company.',
  deadlines: DEADLINES.map(({ inDays, ...due }) => ({
    ...due,
    date: new Date(anchor.getTime() + inDays * DAY_MS).toISOString().slice(0, 10),
    time: '12:00',
    done: false,
  })),
  documents: DOCUMENTS,
});

/** Stores a plan of the demo student for studies abroad. False when there is one already. */
export const storeDemoPlan = async (anchor: Date): Promise<boolean> => {
  const userId = await userIdOf(demoEmail('student'));
  if (userId === undefined || (await getPlan(userId))) return false;
  return putPlan({ ...planAt(anchor), userId, version: 1, remindedUntil: anchor.toISOString() }, undefined);
};
