import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { AskTopic } from '#shared/features/asks/rules.ts';
import { type PublishedAnswer, publishedAnswerSchema } from '#shared/features/asks/schema.ts';

const placesOf = ({ id, publishedAt, topic }: Pick<PublishedAnswer, 'id' | 'publishedAt' | 'topic'>) => ({
  ...listKey('published-answer', 'all', { publishedAt, id }),
  ...(topic !== undefined && listKey('published-answer', 'ofTopic', { topic, publishedAt, id })),
});

/** The write that publishes an answer. */
export const publishWrite = (answer: PublishedAnswer): Write => ({
  Put: { Item: { ...itemOf('published-answer', answer), ...placesOf(answer), ...answer } },
});

/** The write that takes a published answer back. */
export const withdrawWrite = (id: string): Write => ({ Delete: { Key: keyOf('published-answer', { id }) } });

/** Where a list of published answers goes on. */
export const publishedPosition = publishedAnswerSchema.pick({ id: true, publishedAt: true });
type Position = Pick<PublishedAnswer, 'id' | 'publishedAt'>;

/** At most `count` published answers after a position, the latest first; of a topic if one is given. */
export const publishedAnswers = async (
  topic: AskTopic | undefined,
  count: number,
  after: Position | undefined,
): Promise<PublishedAnswer[]> => {
  const [index, list] =
    topic === undefined
      ? (['gsi1', listPartition('published-answer', 'all', {})] as const)
      : (['gsi2', listPartition('published-answer', 'ofTopic', { topic })] as const);
  const { items } = await queryItems(publishedAnswerSchema, {
    IndexName: index,
    KeyConditionExpression: `${index}pk = :pk`,
    ExpressionAttributeValues: { ':pk': list },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...keyOf('published-answer', after),
        ...(topic === undefined
          ? listKey('published-answer', 'all', after)
          : listKey('published-answer', 'ofTopic', { topic, ...after })),
      },
    }),
  });
  return items;
};
