import { describe, expect, test } from 'vitest';
import { fillPath, PATHS, roleOfPath, sidebarFor } from './paths.ts';

/** Spec, point 2. */
const SIDEBARS = {
  student: [
    'student/jobs',
    'student/internships',
    'student/startup',
    'student/courses',
    'student/projects',
    'student/mentors',
    'student/ai',
  ],
  mentor: ['mentor/mentees', 'mentor/schedule', 'mentor/projects', 'mentor/ai'],
  employer: ['employer/post-job', 'employer/applicants', 'employer/screening', 'employer/analytics'],
  alumni: ['alumni/opportunities', 'alumni/mentor', 'alumni/events'],
  // The last one is ours (docs/decisions/0103).
  admin: [
    'admin/users',
    'admin/analytics',
    'admin/settings',
    'admin/approvals',
    'admin/messages',
    'admin/audit',
  ],
};
const pathsFor = (role: string) => sidebarFor(role).map(({ path }) => path);

describe('the sidebar', () => {
  test.each(Object.entries(SIDEBARS))('of a %s has the links of the spec, in order', (role, links) => {
    expect(pathsFor(role)).toEqual(['/dashboard', ...links.map((link) => `/dashboard/${link}`)]);
  });

  test.each(['visitor', '', 'toString', '__proto__'])('of the unknown role "%s" is the student’s', (role) => {
    expect(pathsFor(role)).toEqual(pathsFor('student'));
  });

  test('leads only to paths that exist', () => {
    const known: readonly string[] = Object.values(PATHS);
    for (const role of Object.keys(SIDEBARS)) {
      for (const path of pathsFor(role)) expect(known).toContain(path);
    }
  });
});

test.each([
  ['/dashboard/mentor/mentees', 'mentor'],
  ['/dashboard/admin', 'admin'],
  ['/dashboard', undefined],
  ['/dashboard/profile', undefined],
  ['/dashboard/constructor', undefined],
])('%s belongs to %s', (path, role) => {
  expect(roleOfPath(path)).toBe(role);
});

test('a filled path keeps its parts apart', () => {
  expect(fillPath(PATHS.opportunity, { id: 'a/b?c' })).toBe('/opportunities/a%2Fb%3Fc');
});
