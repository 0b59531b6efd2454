import { expect, test } from 'vitest';
import type { Answers } from '#frontend/parts/profile/answers.ts';
import { ROLES } from '#shared/core/contract.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { answersFor, furthestStep, STEP_COUNT, stepsOf, stepWithField } from './steps.ts';

const answers: Answers = {
  ...emptyProfileData(),
  gpa: undefined,
  firstName: 'Ada',
  lastName: 'Byron',
  oneName: false,
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  dateOfBirth: '2001-12-10',
};

test('every role has four steps, and every answer is asked for in exactly one', () => {
  for (const role of ROLES) {
    const asked = stepsOf(role).flatMap((step) => Object.keys(answersFor(step, answers)));
    expect(asked.toSorted()).toEqual(Object.keys(answers).toSorted());
  }
});

test('a step with invalid answers cannot be passed', () => {
  expect(furthestStep({ ...answers, phone: '' }, 'student')).toBe(1);
  expect(furthestStep({ ...answers, dateOfBirth: '2999-01-01' }, 'student')).toBe(1);
  expect(furthestStep({ ...answers, gpa: 10.1 }, 'student')).toBe(2);
  expect(furthestStep({ ...answers, gpa: 8.45 }, 'student')).toBe(2);
  expect(furthestStep({ ...answers, gpa: 8.4 }, 'student')).toBe(STEP_COUNT);
  expect(furthestStep({ ...answers, graduationYear: '1974' }, 'alumni')).toBe(STEP_COUNT);
  expect(furthestStep({ ...answers, graduationYear: '2099' }, 'alumni')).toBe(2);
  expect(furthestStep({ ...answers, gpa: Number.NaN }, 'student')).toBe(2);
  expect(furthestStep({ ...answers, linkedinUrl: 'nonsense' }, 'student')).toBe(STEP_COUNT);
  expect(furthestStep(answers, 'admin')).toBe(STEP_COUNT);
});

test('knows where a field is asked for', () => {
  expect(stepWithField('dateOfBirth', 'mentor')).toBe(1);
  expect(stepWithField('gpa', 'student')).toBe(2);
  expect(stepWithField('skills', 'student')).toBe(3);
  expect(stepWithField('portfolioUrl', 'student')).toBe(4);
  expect(stepWithField('userId', 'student')).toBeUndefined();
});
