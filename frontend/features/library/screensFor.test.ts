import { expect, test } from 'vitest';
import { screensFor } from './screensFor.ts';

const screens = [
  { title: 'Explore', path: '/explore' },
  { title: 'Settings', path: '/dashboard/settings' },
  { title: 'Mentors', path: '/dashboard/student/mentors' },
  { title: 'My Mentees', path: '/dashboard/mentor/mentees' },
] as const;
const paths = (...given: Parameters<typeof screensFor>) => screensFor(...given).map(({ path }) => path);

test('users are led to their own screens, and visitors to all', () => {
  expect(paths(screens, 'student')).toEqual([
    '/explore',
    '/dashboard/settings',
    '/dashboard/student/mentors',
  ]);
  expect(paths(screens, 'admin')).toEqual(['/explore', '/dashboard/settings']);
  expect(paths(screens, undefined)).toHaveLength(4);
});
