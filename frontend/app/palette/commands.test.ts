import { expect, test } from 'vitest';
import { PATHS, PUBLIC_LINKS, roleOfPath, sidebarFor } from '#frontend/core/paths.ts';
import { ROLES } from '#shared/contract.ts';
import { commandsFor } from './commands.ts';

const all = (user: Parameters<typeof commandsFor>[0]) =>
  commandsFor(user).flatMap(({ commands }) => commands);

test('a visitor finds the public pages and the way in, and nothing of the dashboard', () => {
  for (const nobody of [null, undefined]) {
    const does = all(nobody).map((command) => command.does);
    for (const { path } of PUBLIC_LINKS) expect(does).toContain(path);
    expect(does).toContain(PATHS.auth);
    expect(does).toContain(PATHS.explore);
    expect(does).not.toContain('sign out');
    expect(does.filter((what) => typeof what === 'string' && what.startsWith('/dashboard'))).toEqual([]);
  }
});

test.each(ROLES)('a %s finds their own screens and no other role’s', (role) => {
  const found = all({ role });
  const does = found.map((command) => command.does);
  for (const { path } of sidebarFor(role)) expect(does).toContain(path);
  for (const what of [PATHS.profile, PATHS.settings, PATHS.explore, 'sign out']) expect(does).toContain(what);
  expect(does).not.toContain(PATHS.auth);
  for (const what of does)
    if (typeof what === 'string') expect([role, undefined]).toContain(roleOfPath(what));
});

test('no two commands have the same words or lead to the same place', () => {
  for (const user of [null, ...ROLES.map((role) => ({ role }))]) {
    const found = all(user);
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    expect(new Set(found.map((command) => JSON.stringify(command.does))).size).toBe(found.length);
  }
});
