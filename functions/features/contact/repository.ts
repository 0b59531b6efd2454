import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, putItem, queryItems } from '#functions/core/table.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CONTACT_MESSAGE_DAYS } from '#shared/core/retention.ts';
import { type ContactMessage, contactMessageSchema } from '#shared/features/contact/routes.ts';

type Position = Pick<ContactMessage, 'receivedAt' | 'id'>;

/** Stores a new message. The mail function sends it to the operator; after a year the table deletes it. */
export const storeMessage = (message: ContactMessage): Promise<void> => {
  const { support } = message;
  return putItem({
    Item: {
      ...itemOf('contact-message', message),
      ...listKey('contact-message', 'all', message),
      ...(support && listKey('contact-message', 'due', { id: message.id, dueAt: support.dueAt })),
      ...(support?.company &&
        listKey('contact-message', 'ofCompany', { ...message, companyId: support.company.id })),
      ...message,
      ttl: Math.floor(Date.parse(message.receivedAt) / 1000) + CONTACT_MESSAGE_DAYS * 86_400,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
};

const oldestShown = (now: Date): string =>
  new Date(now.getTime() - CONTACT_MESSAGE_DAYS * DAY_MS).toISOString();

/** A message by its id; undefined when there is none or it is too old: TTL deletes late. */
export const getMessage = async (id: string, now: Date): Promise<ContactMessage | undefined> => {
  const message = await getItem(contactMessageSchema, keyOf('contact-message', { id }));
  return message && message.receivedAt > oldestShown(now) ? message : undefined;
};

/** At most `count` messages after a position, the latest first, none older than they are stored. */
export const latestMessages = async (
  count: number,
  after: Position | undefined,
  now: Date,
): Promise<ContactMessage[]> => {
  const oldest = oldestShown(now);
  // DynamoDB refuses a position outside of the range.
  if (after && after.receivedAt < oldest) return [];
  const { items } = await queryItems(contactMessageSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :oldest',
    ExpressionAttributeValues: { ':list': listPartition('contact-message', 'all', {}), ':oldest': oldest },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...keyOf('contact-message', after),
        ...listKey('contact-message', 'all', after),
      },
    }),
  });
  return items;
};
