import { describe, expect, it } from 'vitest';
import { someCourse } from '#functions/testing/courses.ts';
import { claimsOf } from './claims.ts';
import type { Checked } from './findings.ts';
import { readingGrade } from './reading.ts';

describe('claims beside checks', () => {
  const stateOf = (course: Checked, label: string) => claimsOf(course).find((one) => one.label === label);

  it('hold where the course bears them out', () => {
    expect(stateOf(someCourse(), 'Hours')).toEqual({
      label: 'Hours',
      value: '2 hours',
      check: 'Lessons, exercises and test take about 1.5 hours, and up to 4 hours for the task.',
      state: 'good',
    });
    expect(stateOf(someCourse({ hours: 30 }), 'Hours')?.state).toBe('open');
    expect(stateOf(someCourse({ task: null, hours: 6 }), 'Hours')?.state).toBe('open');
  });

  it('are open where nothing bears them out', () => {
    expect(stateOf(someCourse(), 'Skills')).toMatchObject({
      check: 'No lesson names Statics. See whether it is taught all the same.',
      state: 'open',
    });
    expect(stateOf(someCourse({ skills: ['Paragraph'] }), 'Skills')?.state).toBe('good');
    expect(stateOf(someCourse(), 'Objectives')?.check).toBe(
      'Some have 4 questions only, which later attempts repeat. No objective is of lesson 3.',
    );
    expect(stateOf(someCourse(), 'Sources')).toMatchObject({ value: '', state: 'open' });
    expect(stateOf(someCourse(), 'Passing')?.check).toContain('4 questions, and 3 right answers pass');
  });
});

it('the reading grade is that of Flesch and Kincaid', () => {
  // 6 words in a sentence of 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  expect(readingGrade('')).toBe(0);
});
