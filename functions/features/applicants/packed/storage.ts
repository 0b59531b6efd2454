import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { itemOf } from '#functions/core/keys.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { TransactionFailed, transact, type Write } from '#functions/core/table.ts';
import { zlib } from '#functions/core/zlib.ts';
import type { ListPointer } from '#functions/features/opportunities/applicant-counts.ts';
import { applicantSchema } from '#shared/features/applicant-card.ts';
import { APPLICANT_LIST_KEYS } from '#shared/features/applicant-rules.ts';
import { APPLICATION_SOURCES, APPLICATION_STATUSES } from '#shared/features/application-rules.ts';

const packedSchema = applicantSchema.extend({
  /** The steps of the history that hold, and where the applicant came from: for the numbers of the posting, and filters. */
  steps: z.array(z.tuple([z.enum(APPLICATION_STATUSES), z.string()])),
  source: z.enum(APPLICATION_SOURCES).optional(),
});
/** An applicant in a packed list. Answers of the API leave out what a row does not show. */
export type PackedRow = z.infer<typeof packedSchema>;
/** The applicants of one posting by user. */
export type Rows = ReadonlyMap<string, PackedRow>;

const rowsSchema = z.array(packedSchema);
const bucket = () => openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET'));

/** A packed list; undefined when it is gone, or was packed in another form. */
export const loadRows = async (key: string, at: Date): Promise<Rows | undefined> => {
  const bytes = await bucket().read(key, at);
  if (!bytes) return undefined;
  const rows = rowsSchema.safeParse(JSON.parse(zlib().brotliDecompressSync(bytes).toString())).data;
  return rows && new Map(rows.map((row) => [row.userId, row]));
};

/** Stores a packed list and returns its key. */
export const saveRows = async (opportunityId: string, rows: Rows, at: Date): Promise<string> => {
  const key = `${APPLICANT_LIST_KEYS}${opportunityId}/${randomUUID()}`;
  const packed = zlib().brotliCompressSync(JSON.stringify([...rows.values()]), {
    params: { [zlib().constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  await bucket().write(key, new Uint8Array(packed), at);
  return key;
};

export const removeRows = (key: string, at: Date): Promise<void> => bucket().remove(key, at);

/**
 * Makes a packed list the latest, if `from` still is, together with what is stored of its rows; false when another was
 * stored meanwhile.
 */
export const moveList = async (
  opportunityId: string,
  list: ListPointer,
  from: ListPointer | undefined,
  also: readonly Write[],
): Promise<boolean> => {
  const pointer: Write = {
    Put: {
      Item: { ...itemOf('applicant-list', { opportunityId }), ...list },
      ...(from === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#key = :key AND upTo = :upTo',
            ExpressionAttributeNames: { '#key': 'key' },
            ExpressionAttributeValues: { ':key': from.key, ':upTo': from.upTo },
          }),
    },
  };
  try {
    await transact([pointer, ...also]);
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};
