import { getItem, type Key, putItem, queryItems } from '#functions/core/table.ts';
import { CONTACT_KEPT_DAYS, type ContactMessage, contactMessageSchema } from '#shared/features/contact.ts';

const contactKey = (id: string): Key => ({ pk: `contact#${id}`, sk: 'contact-message' });

type Place = Pick<ContactMessage, 'receivedAt' | 'id'>;

const LIST = 'contact-messages';

/** Where a message stands in the list of all, by when it came. */
const listKey = ({ receivedAt, id }: Place) => ({ gsi1pk: LIST, gsi1sk: `${receivedAt}#${id}` });

const DAY_MS = 86_400_000;

/** Stores a new message. The stream's consumer mails it to the operator; after a year the table deletes it. */
export const storeMessage = (message: ContactMessage): Promise<void> =>
  putItem({
    Item: {
      ...contactKey(message.id),
      ...listKey(message),
      entity: 'contact-message',
      ...message,
      ttl: Math.floor(Date.parse(message.receivedAt) / 1000) + CONTACT_KEPT_DAYS * 86_400,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

const oldestKept = (now: Date): string => new Date(now.getTime() - CONTACT_KEPT_DAYS * DAY_MS).toISOString();

/** A message by its id; undefined when there is none, or none any more: TTL deletes late. */
export const getMessage = async (id: string, now: Date): Promise<ContactMessage | undefined> => {
  const message = await getItem(contactMessageSchema, contactKey(id));
  return message && message.receivedAt > oldestKept(now) ? message : undefined;
};

/** At most `count` messages after a place, the latest first, none older than they are kept. */
export const latestMessages = async (
  count: number,
  after: Place | undefined,
  now: Date,
): Promise<ContactMessage[]> => {
  const oldest = oldestKept(now);
  // A position outside of what is asked for is an error to DynamoDB.
  if (after && after.receivedAt < oldest) return [];
  const { items } = await queryItems(contactMessageSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :oldest',
    ExpressionAttributeValues: { ':list': LIST, ':oldest': oldest },
    ScanIndexForward: false,
    Limit: count,
    ...(after && { ExclusiveStartKey: { ...contactKey(after.id), ...listKey(after) } }),
  });
  return items;
};
