import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type EnrolmentRecord,
  enrolmentKey,
  enrolmentRecordSchema,
} from '#functions/parts/courses/enrolment.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';

/** Notes in an enrolment that its course has a newer version. Undefined for who reads that version already. */
export const noteNewer = async (
  userId: string,
  { id, version, changes }: Pick<CourseRecord, 'id' | 'version' | 'changes'>,
): Promise<EnrolmentRecord | undefined> => {
  try {
    const changed = await updateItem({
      ...updateOf(
        enrolmentKey(userId, id),
        { set: { newer: { version, changes } } },
        { condition: 'version < :version', values: { ':version': version } },
      ),
      ReturnValues: 'ALL_NEW',
    });
    return enrolmentRecordSchema.parse(changed);
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
};
