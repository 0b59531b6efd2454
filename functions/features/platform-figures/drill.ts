import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';

/** What came of a drill of getting data back. */
export interface Drill {
  readonly at: string;
  readonly outcome: 'passed' | 'failed';
  readonly note: string;
}

/** Records a drill as the latest: admins see it with the health of the platform. */
export const recordDrill = (drill: Drill): Promise<void> =>
  putItem({ Item: { ...itemOf('drill', {}), ...drill } });
