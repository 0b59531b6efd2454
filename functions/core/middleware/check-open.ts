import type { Route } from '#shared/core/contract.ts';
import { READ_ONLY } from '#shared/features/platform-settings/settings.ts';
import { SWITCHES, switchOfRoute, switchSetting } from '#shared/features/platform-settings/switches.ts';
import { AppError } from '../errors.ts';
import { settingsAt } from '../settings.ts';
import type { ApiMiddleware } from './request.ts';

/** Features that change things also while the platform is read-only: who can’t sign in can’t end it. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set(['auth', 'google', 'platform-settings', 'system']);

/** Whether read-only closes a route. Asking what a change would bring about changes nothing. */
const changesSomething = ({ id, method }: Pick<Route, 'id' | 'method'>): boolean =>
  method !== 'GET' && !ALWAYS_OPEN.has(id.split('.')[0] ?? '');

/**
 * Refuses requests for what admins have switched off (503 `feature_off`), and those that change something while the platform is
 * read-only (503 `read_only`). Before anything else is looked at: it is the same for everyone.
 */
export const checkOpen = (): ApiMiddleware => ({
  name: 'check-open',
  before: async ({ internal }) => {
    const { route, now } = internal;
    internal.setting = settingsAt(now);
    const name = switchOfRoute(route.id);
    if (name !== undefined && !(await internal.setting(switchSetting(name))))
      throw new AppError('feature_off', { message: SWITCHES[name].text });
    if (changesSomething(route) && (await internal.setting(READ_ONLY))) throw new AppError('read_only');
  },
});
