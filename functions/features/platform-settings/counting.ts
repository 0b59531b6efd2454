import { type SwitchName, switchOfRoute } from '#shared/features/platform-settings/switches.ts';
import { LATER_ROUTES } from '#shared/later-routes.generated.ts';
import { ROUTES } from '#shared/routes.generated.ts';

/** `1 company`, `3 companies`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** How many routes a switch closes. */
export const routesOf = (name: SwitchName): number =>
  Object.keys({ ...ROUTES, ...LATER_ROUTES }).filter((id) => switchOfRoute(id) === name).length;
