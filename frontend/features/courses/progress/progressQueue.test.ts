import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addProgress, isProgress, type Progress, progressInWords, withProgress } from './progressQueue.ts';

const progress: fc.Arbitrary<Progress> = fc.record({
  courseId: fc.constantFrom('git', 'react'),
  lesson: fc.integer({ min: 1, max: 4 }),
  done: fc.boolean(),
  place: fc.integer({ min: 0, max: 9 }),
  version: fc.constant(1),
});

/** What a server knows that got these, one after the other. */
const known = (sent: readonly Progress[]) => {
  const courses: Record<string, { done: Set<number>; lesson: number; place: number }> = {};
  for (const { courseId, lesson, done, place } of sent) {
    const before = courses[courseId]?.done ?? new Set();
    courses[courseId] = { done: done ? new Set([...before, lesson]) : before, lesson, place };
  }
  return courses;
};

test('what is sent in the end says the same as all that was read, whatever was sent in between', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(progress, fc.boolean()), { maxLength: 20 }), (steps) => {
      let waiting: readonly Progress[] = [];
      const sent: Progress[] = [];
      for (const [one, isSent] of steps) {
        waiting = addProgress(waiting, one);
        if (!isSent || !waiting[0]) continue;
        sent.push(waiting[0]);
        waiting = waiting.slice(1);
      }
      expect(known([...sent, ...waiting])).toEqual(known(steps.map(([one]) => one)));
    }),
  );
});

test('places that nobody needs any more do not wait', () => {
  const at = (lesson: number, place: number, done = false): Progress => ({
    courseId: 'git',
    lesson,
    place,
    done,
    version: 1,
  });
  const waiting = [at(1, 1), at(1, 9, true), at(2, 0), at(2, 4), at(1, 3)].reduce(
    addProgress,
    [] as readonly Progress[],
  );
  expect(waiting).toEqual([at(1, 3, true)]);
  expect(addProgress(waiting, at(2, 5))).toEqual([at(1, 3, true), at(2, 5)]);
});

test('what was stored by something else is left out', () => {
  expect(isProgress({ courseId: 'git', lesson: 1, done: true, place: 0, version: 1 })).toBe(true);
  for (const stored of [null, 3, {}, { courseId: 'git', lesson: '1', done: true, place: 0, version: 1 }])
    expect(isProgress(stored)).toBe(false);
});

test('the screen shows what waits as if it were sent', () => {
  const enrolment = { courseId: 'git', version: 2, lessonsDone: [3], lesson: 3, place: 7 } as Parameters<
    typeof withProgress
  >[0];
  const waiting: Progress[] = [
    { courseId: 'git', version: 2, lesson: 1, done: true, place: 5 },
    { courseId: 'git', version: 2, lesson: 2, done: false, place: 1 },
  ];
  expect(withProgress(enrolment, waiting)).toMatchObject({ lessonsDone: [1, 3], lesson: 2, place: 1 });
  // Of a version that the student left.
  expect(withProgress({ ...enrolment, version: 3 }, waiting)).toMatchObject({ lessonsDone: [3], lesson: 3 });
});

test('says where it is', () => {
  const waiting = [{ courseId: 'git', lesson: 1, done: true, place: 0, version: 1 }];
  expect(progressInWords({ waiting: [], state: 'unchanged' })).toBe('');
  expect(progressInWords({ waiting: [], state: 'saved' })).toBe('Saved');
  expect(progressInWords({ waiting, state: 'saving' })).toBe('Saving…');
  expect(progressInWords({ waiting, state: 'local' })).toBe('Will be saved when you are back online');
});
