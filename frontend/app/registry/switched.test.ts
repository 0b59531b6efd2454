import { expect, test } from 'vitest';
import { ALL_SCREENS } from './all.ts';
import { SWITCHED_SCREENS, switchOfScreen } from './switched.ts';

test('every switch that names screens names some that exist', () => {
  const paths = ALL_SCREENS.map(({ path }) => path);
  const missing = Object.values(SWITCHED_SCREENS)
    .flat()
    .filter((start) => !paths.some((path) => path === start || path.startsWith(`${start}/`)));
  expect(missing).toEqual([]);
});

test('a screen belongs to the switch that names the most of its path', () => {
  expect(switchOfScreen('/dashboard/alumni/mentor/schedule')).toBe('meetings');
  expect(switchOfScreen('/dashboard/alumni/mentor')).toBe('mentoring');
  expect(switchOfScreen('/dashboard/alumni/mentors')).toBeUndefined();
});

test('no switch closes the home, the settings, signing in or the law’s screens', () => {
  const open = [
    '/',
    '/auth',
    '/dashboard',
    '/dashboard/settings',
    '/dashboard/admin/settings',
    '/dashboard/admin/fairness',
    '/dashboard/admin/audit',
    '/dashboard/profile',
    '/contact',
    '/privacy',
  ];
  expect(open.filter((path) => switchOfScreen(path) !== undefined)).toEqual([]);
});
