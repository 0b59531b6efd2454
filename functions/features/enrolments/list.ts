import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { assessmentStates } from '#functions/parts/assessments/state.ts';
import { enrolmentKey, enrolmentList, enrolmentRecordSchema } from '#functions/parts/courses/enrolment.ts';
import type { enrolments } from '#shared/features/enrolments/routes.ts';
import { shownEnrolment } from './view.ts';

/** The longest page, which costs at most two read units with the tests: an enrolment has less than one KB. */
const MOST_ROWS = 8;

const positionSchema = z.object({ courseId: z.string(), updatedAt: z.string() });

/** The courses of the student, the latest read first. From an index, which lags a little. */
export const list: Handler<typeof enrolments.list> = async ({ account, query, now }) => {
  const { id: userId } = account;
  const purpose = `enrolments.list ${userId}`;
  const limit = Math.min(query.limit, MOST_ROWS);
  const after = query.cursor === undefined ? undefined : decodeCursor(purpose, query.cursor, positionSchema);
  const { items: found } = await queryItems(enrolmentRecordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('enrolment', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: limit + 1,
    ...(after && {
      ExclusiveStartKey: { ...enrolmentKey(userId, after.courseId), ...enrolmentList({ userId, ...after }) },
    }),
  });
  const { items, nextCursor } = pageFrom(found, limit, ({ courseId, updatedAt }) =>
    encodeCursor(purpose, { courseId, updatedAt }),
  );
  const ids = items.map(({ courseId }) => courseId).sort();
  const [first, last] = [ids[0], ids.at(-1)];
  const states = first && last ? await assessmentStates(userId, first, last) : new Map();
  return {
    items: items.map((enrolment) => shownEnrolment(enrolment, states.get(enrolment.courseId), account, now)),
    nextCursor,
  };
};
