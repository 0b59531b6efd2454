import { expect, test } from 'vitest';
import type { User } from '#shared/features/users/schema.ts';
import { afterSignIn, authPath, nextPath } from './arrival.ts';

const next = (value: string) => nextPath(new URLSearchParams({ next: value }));

test('leads back to any screen of this site', () => {
  expect(next('/explore?type=job&q=a%20b#top')).toBe('/explore?type=job&q=a%20b#top');
  expect(next('/opportunities/%E2%82%AC')).toBe('/opportunities/%E2%82%AC');
  expect(next('/')).toBe('/');
  expect(nextPath(new URLSearchParams())).toBeUndefined();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'explore',
  '',
  'http://nowhere.invalid/x',
  '//nowhere.invalid//evil.example',
])('does not lead to another site: %j', (value) => {
  expect(next(value)).toBeUndefined();
});

test.each(['/auth', '/auth?next=/auth', '/auth/confirm', '/x/../auth', '/api/auth/session'])(
  'does not lead in a circle or out of the screens: %s',
  (value) => {
    expect(next(value)).toBeUndefined();
  },
);

test('a screen whose name begins alike is fine', () => {
  expect(next('/authors')).toBe('/authors');
});

const user = (isOnboardingComplete: boolean) =>
  ({ role: 'mentor', profileData: { isOnboardingComplete } }) as User;

test('onboarding comes first and carries the path to return to', () => {
  expect(afterSignIn(user(false), undefined)).toBe('/onboarding/mentor');
  expect(afterSignIn(user(false), '/explore?q=a')).toBe('/onboarding/mentor?next=%2Fexplore%3Fq%3Da');
  expect(afterSignIn(user(false), '/onboarding/mentor?step=2')).toBe('/onboarding/mentor');
  expect(afterSignIn(user(true), '/onboarding/mentor?step=2')).toBe('/onboarding/mentor?step=2');
  expect(afterSignIn(user(true), undefined)).toBe('/dashboard');
  expect(afterSignIn(user(true), '/explore')).toBe('/explore');
});

test('builds the path to the sign-in screen', () => {
  expect(authPath({})).toBe('/auth');
  expect(authPath({ mode: 'signup', role: 'student' })).toBe('/auth?mode=signup&role=student');
  expect(authPath({ next: '/explore?q=a' })).toBe('/auth?next=%2Fexplore%3Fq%3Da');
});
