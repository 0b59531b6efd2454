import { hasAll } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, putItem, queryItems, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { RESOURCES } from '#shared/features/mentors/rules.ts';
import { type Resource, resourceSchema } from '#shared/features/mentors/schema.ts';

/** A link or a text with its owner, as the routes about one have it. */
export interface OwnedResource {
  readonly userId: string;
  readonly resource: Resource;
}

const itemFor = (userId: string, resource: Resource) => ({
  ...itemOf('mentor-resource', { userId, id: resource.id }),
  ...resource,
});

/** All links and texts of a user, in any order. */
export const resourcesOf = async (userId: string): Promise<Resource[]> => {
  const prefix = keyOf('mentor-resource', { userId, id: '' });
  const found: Resource[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(resourceSchema, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :resources)',
      ExpressionAttributeValues: { ':pk': prefix.pk, ':resources': prefix.sk },
      Limit: RESOURCES.most,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return found;
};

/** A link or a text of a user; undefined when there is none with this id. */
export const loadResource = async (userId: string, id: string): Promise<OwnedResource | undefined> => {
  const resource = await getItem(resourceSchema, keyOf('mentor-resource', { userId, id }));
  return resource && { userId, resource };
};

/** The write that counts a resource more or less; one more only while there is room. */
const counted = (userId: string, change: 1 | -1) => {
  const key = keyOf('mentor-library', { userId });
  const changes = { set: { entity: 'mentor-library' }, add: { resources: change } };
  const room = {
    condition: 'attribute_not_exists(resources) OR resources < :most',
    values: { ':most': RESOURCES.most },
  };
  return { Update: updateOf(key, changes, change > 0 ? room : undefined) };
};

/** The steps that add a resource: they fail when the library is full. */
export const additionSteps = (userId: string, resource: Resource) => ({
  resource: { Put: { Item: itemFor(userId, resource) } },
  library: counted(userId, 1),
});

export const storeAddition = (userId: string, resource: Resource): Promise<void> =>
  transact(additionSteps(userId, resource));

const EXISTS = conditionOf(hasAll(['pk']));

/** Replaces a resource. False when it was removed meanwhile. */
export const changeResource = async (userId: string, resource: Resource): Promise<boolean> => {
  try {
    await putItem({ Item: itemFor(userId, resource), ...EXISTS });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Removes a resource; nothing when it was removed before. */
export const removeOwned = async (userId: string, id: string): Promise<void> => {
  try {
    await transact({
      resource: { Delete: { Key: keyOf('mentor-resource', { userId, id }), ...EXISTS } },
      library: counted(userId, -1),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};
