import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

/** Counts one more project of a student. It fails when they have as many as one may have. */
export const countProject = (userId: string): Write => ({
  Update: updateOf(
    keyOf('project-count', { userId }),
    { set: { entity: itemOf('project-count', { userId }).entity }, add: { projects: 1 } },
    { condition: 'attribute_not_exists(projects) OR projects < :most', values: { ':most': PROJECT.most } },
  ),
});
