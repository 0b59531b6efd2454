import { expect, test } from 'vitest';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';
import { mentorTasks } from './mentorTasks.tsx';

const OWN: OwnMentor = {
  places: 3,
  type: 'Skill Specialist',
  expertise: ['React'],
  industry: 'Software',
  languages: ['English'],
  studiedIn: [],
  about: '',
  conductVersion: 1,
  paused: false,
  version: 2,
  currentConductVersion: 1,
  approval: 'approved',
  unanswered: 0,
  used: 1,
  nextFreeSlot: null,
  unlisted: null,
  approvedForMinors: false,
};
const request = (name: string, at: number) => ({
  id: name.toLowerCase(),
  mentee: { id: `user-${name}`, name, university: '', major: '', year: '' },
  answerBy: `2026-12-0${3 + at}T14:00:00.000Z`,
  asked: { goals: ['A first job'], note: '', weeks: 8 as const, times: [] },
});
const titles = (names: readonly string[], own: Partial<OwnMentor> = {}) =>
  mentorTasks({
    requests: names.map(request),
    own: { ...OWN, ...own },
    screens: MENTOR_SCREENS.alumni,
    zone: 'Europe/Lisbon',
  });

test('requests come first, each with its button, and the others are counted', () => {
  const [first, ...rest] = titles(['Ana', 'Ben', 'Cleo', 'Dan']);
  expect(first).toMatchObject({
    title: 'Ana asks you to be their mentor',
    detail: 'Answer by Thu 3 Dec, 14:00 · A first job',
    action: { label: 'Answer', to: '/dashboard/alumni/mentor?tab=requests&open=ana' },
  });
  expect(rest.map(({ title }) => title)).toEqual([
    'Ben asks you to be their mentor',
    '2 more requests are waiting',
  ]);
  expect(titles(['Ana', 'Ben', 'Cleo'])[2]?.title).toBe('One more request is waiting');
});

test('what keeps students from finding the mentor follows, unless it is as the mentor wants it', () => {
  expect(titles([])).toEqual([]);
  expect(titles([], { unlisted: 'no_time' })[0]?.title).toBe('You have no free times');
  expect(titles([], { unlisted: 'paused', pausedBy: 'mentor' })).toEqual([]);
  expect(titles([], { version: 0, unlisted: 'conduct' })[0]?.title).toBe('Set up your mentoring');
});
