import * as business from './business.ts';
import * as data from './data.ts';
import * as designAndProduct from './design-product.ts';
import * as engineering from './engineering.ts';
import * as reliability from './reliability.ts';
import type { Role, RoleKey } from './role.ts';

/** Every line of work by its key. */
export const ROLES_OF_WORK: Record<RoleKey, Role> = {
  ...engineering,
  ...reliability,
  ...data,
  ...designAndProduct,
  ...business,
};
