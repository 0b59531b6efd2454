import { expect, test } from 'vitest';
import {
  hoursInWords,
  postingsAsking,
  progressOfCourse,
  qualityInWords,
  testInWords,
  untilInWords,
} from './words.ts';

const on = (moment: string) => moment.slice(0, 10);
const NOTHING = { attempts: [], passedAt: null, renewable: false, open: null, missing: [], nextFrom: null };

test('a course is asked for by the skill that most postings name, whatever the spelling', () => {
  const demand = {
    saved: 20,
    skills: [
      { skill: 'react', postings: 14 },
      { skill: 'JavaScript', postings: 5 },
      { skill: 'SQL', postings: 19 },
    ],
  };
  expect(postingsAsking({ skills: ['React', 'JavaScript'] }, demand)).toBe(14);
  expect(postingsAsking({ skills: ['Writing'] }, demand)).toBe(0);
  expect(postingsAsking({ skills: ['React'] }, undefined)).toBe(0);
});

test('hours and progress read as a person says them', () => {
  expect([0.5, 1, 6.5].map(hoursInWords)).toEqual(['half an hour', '1 hour', '6.5 hours']);
  expect(progressOfCourse({ lessonsDone: [], lessons: 6 })).toBe('No lesson done yet');
  expect(progressOfCourse({ lessonsDone: [1, 4], lessons: 6 })).toBe('2 of 6 lessons done');
  expect(progressOfCourse({ lessonsDone: [1], lessons: 1 })).toBe('All lessons done');
});

test.each([
  [{ ...NOTHING, passedAt: '2026-11-20T00:00:00.000Z' }, [1, 2], 'Test passed on 2026-11-20'],
  [{ ...NOTHING, open: 'a' }, [1, 2], 'Your attempt at the test is open'],
  [
    { ...NOTHING, nextFrom: '2026-11-29T00:00:00.000Z', missing: ['waiting' as const] },
    [1, 2],
    'Not passed yet. Next attempt from 2026-11-29',
  ],
  [NOTHING, [1], 'The test opens once all lessons are done'],
  [NOTHING, [1, 2], 'You can take the test'],
])('the state of the test %#', (assessment, lessonsDone, words) => {
  expect(testInWords({ assessment, lessonsDone, lessons: 2 }, on)).toBe(words);
});

test('a test that measures badly is said to', () => {
  const quality = { attempts: 30, passed: 0.5, consistency: -0.2, discriminating: 3, questions: 12 };
  expect(qualityInWords(quality).join(' ')).toMatch(
    /50% of them passed.*do not agree enough.*0\.00.*3 of 12/,
  );
  expect(qualityInWords({ ...quality, consistency: 0.8 })[1]).toContain('agree well');
});

test('a waiting time is a moment and how long that is', () => {
  const now = Date.parse('2026-11-27T12:00:00.000Z');
  const wait = (moment: string) => untilInWords(moment, now, on);
  expect(wait('2026-11-27T12:30:00.000Z')).toBe('on 2026-11-27, in 1 hour');
  expect(wait('2026-11-29T12:00:00.000Z')).toBe('on 2026-11-29, in 48 hours');
  expect(wait('2026-12-04T11:00:00.000Z')).toBe('on 2026-12-04, in 7 days');
  expect(wait('2026-11-27T11:00:00.000Z')).toBe('now');
});
