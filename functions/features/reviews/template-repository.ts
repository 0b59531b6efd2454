import * as z from 'zod';
import { hasAll } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, putItem, queryItems, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { TEMPLATE } from '#shared/features/reviews/rules.ts';
import { templateSchema } from '#shared/features/reviews/schema.ts';
import { INDEXES } from '#shared/records.ts';

const storedSchema = templateSchema.omit({ own: true }).extend({ userId: z.string() });
/** A comment with the mentor who wrote it. */
export type StoredTemplate = z.infer<typeof storedSchema>;

const keyOfTemplate = (userId: string, id: string) => keyOf('review-template', { userId, id });

const itemFor = (template: StoredTemplate) => ({
  ...itemOf('review-template', template),
  ...template,
  ...(template.shared && listKey('review-template', 'shared', template)),
});

/** A comment of a mentor; undefined when they have none with this id. */
export const getTemplate = (userId: string, id: string): Promise<StoredTemplate | undefined> =>
  getItem(storedSchema, keyOfTemplate(userId, id));

/** At most `count` comments of a mentor after one, in the order of their ids. */
export const ownTemplates = async (
  userId: string,
  count: number,
  after: string | undefined,
): Promise<StoredTemplate[]> => {
  const { pk, sk } = keyOfTemplate(userId, '');
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :templates)',
    ExpressionAttributeValues: { ':pk': pk, ':templates': sk },
    ConsistentRead: true,
    Limit: count,
    ...(after !== undefined && { ExclusiveStartKey: keyOfTemplate(userId, after) }),
  });
  return items;
};

/** Where the shared comments go on. */
type Place = Pick<StoredTemplate, 'id' | 'title'>;

const placeOf = ({ id, title }: Place): string => listKey('review-template', 'shared', { id, title }).gsi1sk;

/** At most `count` comments that other mentors share, by title. From an index, which lags a little. */
export const sharedTemplates = async (
  callerId: string,
  count: number,
  after: Place | undefined,
): Promise<StoredTemplate[]> => {
  const found: StoredTemplate[] = [];
  let place = after && placeOf(after);
  while (found.length < count) {
    const { items, lastKey } = await queryItems(storedSchema, {
      IndexName: 'gsi1',
      KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk${place === undefined ? '' : ` AND ${INDEXES.gsi1.sk} > :place`}`,
      ExpressionAttributeValues: {
        ':pk': listPartition('review-template', 'shared', {}),
        ...(place !== undefined && { ':place': place }),
      },
      Limit: count,
    });
    found.push(...items.filter(({ userId }) => userId !== callerId));
    const last = items.at(-1);
    if (!lastKey || !last) break;
    place = placeOf(last);
  }
  return found.slice(0, count);
};

/** The write that counts a comment more or less; one more only while there is room. */
const counted = (userId: string, change: 1 | -1) => {
  const { entity } = itemOf('reviewer-state', { userId });
  const room = {
    condition: 'attribute_not_exists(templates) OR templates < :most',
    values: { ':most': TEMPLATE.most },
  };
  return {
    Update: updateOf(
      keyOf('reviewer-state', { userId }),
      { set: { entity, userId }, add: { templates: change } },
      change > 0 ? room : undefined,
    ),
  };
};

/** The steps that add a comment: they fail when a mentor has as many as they may. */
export const additionSteps = (template: StoredTemplate) => ({
  template: { Put: { Item: itemFor(template), ConditionExpression: 'attribute_not_exists(pk)' } },
  count: counted(template.userId, 1),
});

export const addTemplateRecord = (template: StoredTemplate): Promise<void> =>
  transact(additionSteps(template));

const EXISTS = conditionOf(hasAll(['pk']));

/** Replaces a comment. False when its mentor has none with this id. */
export const changeTemplateRecord = async (template: StoredTemplate): Promise<boolean> => {
  try {
    await putItem({ Item: itemFor(template), ...EXISTS });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Removes a comment; nothing when it was removed before. */
export const removeTemplateRecord = async (userId: string, id: string): Promise<void> => {
  try {
    await transact({
      template: { Delete: { Key: keyOfTemplate(userId, id), ...EXISTS } },
      count: counted(userId, -1),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};
