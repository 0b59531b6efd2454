import { expect, test } from 'vitest';
import { PATHS } from '#frontend/core/paths.ts';
import { roleOfPath } from '#frontend/testing/roleOfPath.ts';
import { ROLES } from '#shared/core/contract.ts';
import { ALL_SCREENS } from '../registry/all.ts';
import { TOP_BAR_LINKS } from '../registry/public.ts';
import { loaderFor } from '../registry/roles.ts';
import { commandsFor } from './commands.ts';
import { KEYWORDS } from './keywords.ts';

const all = (screens: Parameters<typeof commandsFor>[0]) =>
  commandsFor(screens).flatMap(({ commands }) => commands);
const screensOf = async (role: string) => (await loaderFor(role)()).default;

test('a visitor finds the public pages and the login, and nothing of the dashboard', () => {
  const does = all(undefined).map((command) => command.does);
  for (const { path } of TOP_BAR_LINKS) expect(does).toContain(path);
  expect(does.slice(0, 2)).toEqual([PATHS.explore, PATHS.auth]);
  expect(does).not.toContain('sign out');
  for (const what of does) expect(String(what)).not.toMatch(/^\/dashboard|:/);
});

test.each(ROLES)('a %s finds the screens of the role and no other role’s', async (role) => {
  const screens = await screensOf(role);
  const does = all(screens).map((command) => command.does);
  // One with a parameter is reached from a list.
  for (const { path } of screens) expect(does.includes(path), path).toBe(!path.includes(':'));
  for (const what of [PATHS.dashboard, PATHS.profile, PATHS.settings, PATHS.explore, 'sign out'])
    expect(does).toContain(what);
  expect(does).not.toContain(PATHS.auth);
  for (const what of does)
    if (typeof what === 'string') expect([role, undefined]).toContain(roleOfPath(what));
});

test('no two commands have the same words or lead to the same place', async () => {
  for (const screens of [undefined, ...(await Promise.all(ROLES.map(screensOf)))]) {
    const found = all(screens);
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    expect(new Set(found.map((command) => JSON.stringify(command.does))).size).toBe(found.length);
  }
});

test('what was found comes after the user’s own applications and screens', async () => {
  const command = (label: string) => ({ label, does: PATHS.explore });
  const found = { applications: [command('Applied for')], opportunities: [command('Open')] };
  const headings = (screens: Parameters<typeof commandsFor>[0]) =>
    commandsFor(screens, found).map(({ heading }) => heading);
  expect(headings(await screensOf('student'))).toEqual([
    'Your applications',
    'Go to',
    'Opportunities',
    'Actions',
    'Public pages',
  ]);
  expect(headings(undefined)).toEqual(['Go to', 'Opportunities', 'Actions']);
});

test('every path with keywords is that of a screen', () => {
  const paths = new Set(ALL_SCREENS.map(({ path }) => path));
  expect(Object.keys(KEYWORDS).filter((path) => !paths.has(path))).toEqual([]);
});
