import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import type { Role } from '#shared/core/contract.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';

/** The screens of an article that a user of this role has. Visitors are shown all: they learn what there is. */
export const screensFor = (
  screens: ShownArticle['screens'],
  role: Role | undefined,
): ShownArticle['screens'][number][] =>
  screens.filter(({ path }) => {
    const [, , owner = ''] = path.split('/');
    return role === undefined || owner === role || !Object.hasOwn(ROLE_LABELS, owner);
  });
