import { expect, test } from 'vitest';
import { emptyProfileData, type User } from '#shared/features/users/schema.ts';
import { waitingFor } from './approvalWait.ts';

const waiting = (given: Partial<User>, profileData: Partial<User['profileData']> = {}) =>
  waitingFor({
    id: 'u',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '',
    dateOfBirth: '',
    role: 'employer',
    status: 'pending',
    emailConfirmed: true,
    ...given,
    profileData: { ...emptyProfileData(), isOnboardingComplete: true, ...profileData },
  });

test('an employer without a company is told to add it', () => {
  expect(waiting({})?.missing?.label).toBe('Add your company');
  expect(waiting({}, { company: '  ' })?.missing?.label).toBe('Add your company');
  const named = waiting({}, { company: 'Harbour & Co' });
  expect(named?.missing).toBeUndefined();
  expect(named?.text).toContain('Harbour & Co');
});

test('a mentor learns whether the address or the experience is missing', () => {
  const role = 'mentor';
  expect(waiting({ role })?.missing?.label).toBe('Add your experience');
  expect(waiting({ role, emailConfirmed: false }, { experience: '3-5' })?.text).toMatch(
    /^Confirm your email/,
  );
  expect(waiting({ role }, { experience: '0-2' })?.missing).toBeUndefined();
});

test('students and alumni never wait', () => {
  expect(waiting({ role: 'student' })).toBeUndefined();
  expect(waiting({ role: 'alumni' })).toBeUndefined();
});
