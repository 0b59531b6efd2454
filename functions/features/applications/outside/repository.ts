import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { ConditionFailed, deleteItem, getItem, putItem, queryItems } from '#functions/core/table.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { type OutsideApplication, outsideApplicationSchema } from '#shared/features/applications/outside.ts';

/** As the table holds it: with its owner, and the role for whose screen the reminder is. */
export const storedOutsideSchema = outsideApplicationSchema.extend({
  userId: z.string(),
  role: z.enum(APPLICANT_ROLES),
});
export type StoredOutside = z.infer<typeof storedOutsideSchema>;

/** The record, in the list of reminders while it has one on `day` or later. */
const outsideItem = (application: StoredOutside, day: string) => ({
  ...itemOf('outside-application', application),
  ...(application.remindOn >= day && listKey('outside-application', 'reminders', application)),
  ...application,
});

export const getOutside = (userId: string, id: string): Promise<StoredOutside | undefined> =>
  getItem(storedOutsideSchema, keyOf('outside-application', { userId, id }));

/** Stores an application in place of what was read; `before` is undefined for a new one. False when it was changed meanwhile. */
export const putOutside = async (
  application: StoredOutside,
  before: StoredOutside | undefined,
  day: string,
): Promise<boolean> => {
  try {
    await putItem({
      Item: outsideItem(application, day),
      ConditionExpression: before ? 'updatedAt = :before' : 'attribute_not_exists(pk)',
      ...(before && { ExpressionAttributeValues: { ':before': before.updatedAt } }),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

export const deleteOutside = ({ userId, id }: StoredOutside): Promise<void> =>
  deleteItem({ Key: keyOf('outside-application', { userId, id }) });

/** At most `count` of a user's applications after an id. */
export const outsideOf = async (
  userId: string,
  count: number,
  after: string | undefined,
): Promise<OutsideApplication[]> => {
  const { items } = await queryItems(outsideApplicationSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('outside-application', { userId, id: '' }).pk },
    ConsistentRead: true,
    Limit: count,
    ...(after !== undefined && {
      ExclusiveStartKey: { ...keyOf('outside-application', { userId, id: after }) },
    }),
  });
  return items;
};
