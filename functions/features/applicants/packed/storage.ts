import { randomUUID } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { itemOf } from '#functions/core/keys.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import type { ListPointer } from '#functions/features/opportunities/applicant-counts.ts';
import { type Applicant, applicantSchema } from '#shared/features/applicant-card.ts';
import { APPLICANT_LIST_KEYS } from '#shared/features/applicant-rules.ts';

/** The applicants of one posting by user. */
export type Rows = ReadonlyMap<string, Applicant>;

const rowsSchema = z.array(applicantSchema);
const bucket = () => openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET'));

/** A packed list; undefined when it is gone, or was packed in another form. */
export const loadRows = async (key: string, at: Date): Promise<Rows | undefined> => {
  const bytes = await bucket().read(key, at);
  if (!bytes) return undefined;
  const rows = rowsSchema.safeParse(JSON.parse(brotliDecompressSync(bytes).toString())).data;
  return rows && new Map(rows.map((row) => [row.userId, row]));
};

/** Stores a packed list and returns its key. */
export const saveRows = async (opportunityId: string, rows: Rows, at: Date): Promise<string> => {
  const key = `${APPLICANT_LIST_KEYS}${opportunityId}/${randomUUID()}`;
  const packed = brotliCompressSync(JSON.stringify([...rows.values()]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  await bucket().write(key, new Uint8Array(packed), at);
  return key;
};

export const removeRows = (key: string, at: Date): Promise<void> => bucket().remove(key, at);

/** Makes a packed list the latest, if `from` still is; false when another was stored meanwhile. */
export const moveList = async (
  opportunityId: string,
  list: ListPointer,
  from: ListPointer | undefined,
): Promise<boolean> => {
  try {
    await putItem({
      Item: { ...itemOf('applicant-list', { opportunityId }), ...list },
      ...(from === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#key = :key AND upTo = :upTo',
            ExpressionAttributeNames: { '#key': 'key' },
            ExpressionAttributeValues: { ':key': from.key, ':upTo': from.upTo },
          }),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};
