import { connectLocal } from '#functions/commands/endpoints.ts';
import { SNAPSHOTS, STORAGE } from '#functions/parts/mentors/catalog/storage.ts';
import { mentorItem, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { COMPANIES, PEOPLE } from '#functions/seed/data.ts';
import { idFor, randomFor } from '#functions/seed/random.ts';
import { INTERESTS, SKILLS } from '#shared/core/choices.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { CONDUCT_VERSION, MENTOR_TYPES, SHOWN_TIMES } from '#shared/features/mentors/rules.ts';
import { catalogued } from './catalogued.ts';
import type { FillOptions } from './fill.ts';
import { importItems, importTarget } from './import.ts';

/** Mentors that are imported at a time. */
const BATCH = 10_000;
const LANGUAGES = ['English', 'German', 'Spanish', 'Hindi', 'French', 'Portuguese', 'Arabic', 'Mandarin'];
const NAMES = [...PEOPLE.names.mentor, ...PEOPLE.names.alumni];

/** The mentor of a number, always the same at `now`: listed, with free times within a fortnight. */
const mentorOf = (index: number, now: Date): StoredMentor => {
  const random = randomFor('fill-mentor', index);
  const [firstName = ''] = random.pick(NAMES);
  const [, lastName = ''] = random.pick(NAMES);
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const first = midnight + random.between(1, 14) * DAY_MS + random.between(7, 18) * HOUR_MS;
  const places = random.between(1, 6);
  const at = now.toISOString();
  return {
    userId: idFor('fill-mentor', index),
    role: 'mentor',
    active: true,
    person: {
      firstName,
      lastName,
      position: 'Engineer',
      company: random.pick(COMPANIES).name,
      university: random.chance(0.4) ? random.pick(PEOPLE.universities) : '',
    },
    places,
    used: random.between(0, places - 1),
    type: random.pick(MENTOR_TYPES),
    expertise: random.sample(SKILLS, random.between(2, 5)),
    industry: random.pick(INTERESTS),
    languages: random.sample(LANGUAGES, random.between(1, 2)),
    about: 'I help you to find out what to learn next, and to show what you can do.',
    conductVersion: CONDUCT_VERSION,
    approval: 'approved',
    since: at,
    approvedForMinors: random.chance(0.3),
    studiedIn: random.sample(GUIDE_COUNTRIES, random.between(0, 2)),
    freeTimes: Array.from({ length: SHOWN_TIMES }, (_, slot) =>
      new Date(first + slot * (HOUR_MS / 2)).toISOString(),
    ),
    noticeHours: 12,
    recheckAt: new Date(first).toISOString(),
    answerMinutes: [],
    sessionsHeld: 0,
    unanswered: [],
    version: 1,
    revision: 1,
    createdAt: at,
  };
};

/** Puts many listed mentors into the table of a running local copy, and waits for the snapshot that has them. */
export const fillMentors = async ({ dataDir, runtime, from, to, tell }: FillOptions): Promise<void> => {
  connectLocal(runtime);
  const now = new Date();
  const target = await importTarget(dataDir, runtime);
  for (let start = from; start < to; start += BATCH) {
    const length = Math.min(BATCH, to - start);
    const batch = Array.from({ length }, (_, index) => mentorItem(mentorOf(start + index, now)));
    await importItems(target, batch);
    tell(`${start + length} of ${to} mentors`);
  }
  await catalogued({ name: 'directory of mentors', storage: STORAGE, request: SNAPSHOTS.request });
};
