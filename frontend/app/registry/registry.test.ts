import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { FIGURES } from '#frontend/features/dashboard/figures.ts';
import { roleOfPath } from '#frontend/testing/roleOfPath.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { ALL_SCREENS, DASHBOARD_SCREENS, pageModule, screenPaths } from './all.ts';
import { loaderFor } from './roles.ts';

/** Spec, point 2; what the spec does not name comes after it, but for the tracker, which follows what it is about. */
const SIDEBARS = {
  student: [
    'jobs',
    'internships',
    'applications',
    'startup',
    'courses',
    'projects',
    'mentors',
    'ai',
    'study-plan',
  ],
  mentor: ['mentees', 'schedule', 'projects', 'courses', 'ai'],
  employer: ['post-job', 'applicants', 'screening', 'analytics', 'fairness', 'challenges'],
  alumni: ['opportunities', 'mentor', 'events', 'challenges', 'applications'],
  admin: [
    'users',
    'analytics',
    'settings',
    'approvals',
    'review',
    'reports',
    'mentors',
    'rubrics',
    'courses',
    'challenges',
    'library',
    'attempts',
    'credentials',
    'plan-requests',
    'fairness',
    'messages',
    'audit',
  ],
};

describe('the sidebar', () => {
  test.each(Object.entries(SIDEBARS))('of a %s has the links of the spec, in order', async (role, links) => {
    const { default: screens } = await loaderFor(role)();
    const shown = screens.filter(({ icon }) => icon).map(({ path }) => path);
    expect(shown).toEqual(links.map((link) => `/dashboard/${role}/${link}`));
  });

  test.each(['visitor', '', 'toString', '__proto__'])('of the unknown role "%s" is the student’s', (role) => {
    expect(loaderFor(role)).toBe(loaderFor('student'));
  });
});

test('every path that links lead to is a declared screen, and each is declared once', () => {
  const declared = screenPaths({ local: true });
  expect(new Set(declared).size).toBe(declared.length);
  for (const path of [...Object.values(PATHS), ...Object.values(ADMIN_PATHS)])
    expect(declared).toContain(path);
});

test('the screens that articles of the library lead to are declared, and for a role that the article is for', () => {
  const declared = screenPaths({ local: false });
  for (const { id, roles, screens } of ARTICLES)
    for (const { path } of screens) {
      expect(declared, id).toContain(path);
      const role = roleOfPath(path);
      if (role !== undefined) expect(roles, `${id}: ${path}`).toContain(role);
    }
});

test('the figures of each home link to screens of its role', () => {
  const declared = screenPaths({ local: true });
  for (const [role, figures] of Object.entries(FIGURES))
    for (const { to } of figures) {
      if (to === undefined || to.startsWith('#')) continue;
      expect(declared).toContain(to);
      expect(roleOfPath(to)).toBe(role);
    }
});

test('a screen of one role is at an address of that role', () => {
  for (const { path, roles } of DASHBOARD_SCREENS)
    expect(roleOfPath(path)).toBe(roles.length === 1 ? roles[0] : undefined);
});

test('every page is a file', () => {
  const pages = ALL_SCREENS.map(pageModule);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) expect(existsSync(join(import.meta.dirname, '../../..', page)), page).toBe(true);
});
