import { createHash } from 'node:crypto';
import * as z from 'zod';
import { looksLikeId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { type PublishedResults, resultsSchema } from '#shared/features/judging/result-schema.ts';
import { packed, unpacked } from './packed.ts';

/** The most bytes of a part: an item of the table has at most 400 KB. */
const PART = 350_000;

/** The results in parts that the table can store, and the SHA-256 of their JSON, which is in the audit log. */
export const resultParts = (results: PublishedResults): { parts: Uint8Array[]; sha256: string } => {
  const bytes = packed(results);
  return {
    parts: Array.from({ length: Math.ceil(bytes.length / PART) }, (_, at) =>
      bytes.subarray(at * PART, (at + 1) * PART),
    ),
    sha256: createHash('sha256').update(JSON.stringify(results)).digest('hex'),
  };
};

const partSchema = z.object({ sk: z.string(), bytes: z.instanceof(Uint8Array) });

/** The published results of a challenge; undefined before. */
export const getResults = async (challengeId: string): Promise<PublishedResults | undefined> => {
  const { pk } = keyOf('judging-result', { challengeId, part: '' });
  const parts: z.infer<typeof partSchema>[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(partSchema, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      Limit: 10,
      ...(after && { ExclusiveStartKey: after }),
    });
    parts.push(...items);
    after = lastKey;
  } while (after);
  if (parts.length === 0) return undefined;
  const inOrder = parts.sort((one, other) => Number(one.sk) - Number(other.sk));
  return unpacked(resultsSchema, Buffer.concat(inOrder.map(({ bytes }) => bytes)));
};

/** The published results of the challenge that an address names, for visitors; undefined before, and for what is none. */
export const publicResults = async (id: string): Promise<PublishedResults | undefined> =>
  looksLikeId(id) ? getResults(id) : undefined;
