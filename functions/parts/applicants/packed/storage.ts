import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { zlib } from '#functions/core/zlib.ts';
import type { ListPointer } from '#functions/parts/applications/applicant-counts.ts';
import { type ApplicantScope, listPointerItem } from '#functions/parts/applications/applicant-scope.ts';
import { dateSchema } from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { replyRecordSchema } from '#shared/core/reply-record.ts';
import { applicantSchema } from '#shared/features/applicants/card.ts';
import { APPLICANT_LIST_KEYS } from '#shared/features/applicants/rules.ts';
import { APPLICATION_SOURCES, APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';

const packedSchema = applicantSchema.extend({
  /** The steps of the history that hold, and where the applicant came from: for the numbers of the posting, and filters. */
  steps: z.array(z.tuple([z.enum(APPLICATION_STATUSES), z.string()])),
  source: z.enum(APPLICATION_SOURCES).optional(),
});
/** An applicant in a packed list. Answers of the API leave out what a row does not show. */
export type PackedRow = z.infer<typeof packedSchema>;
/** Applicants by `rowKey`. */
export type Rows = ReadonlyMap<string, PackedRow>;
/** By what a list knows an application: one user may apply for several postings of a poster. */
export const rowKey = ({ userId, opportunityId }: Pick<PackedRow, 'userId' | 'opportunityId'>): string =>
  `${userId} ${opportunityId}`;

const packedPostingSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(OPPORTUNITY_STATUSES),
  replyBy: dateSchema,
  /** Its poster removed it: its applicants are in no list of the poster any more. */
  removed: z.boolean(),
  replies: replyRecordSchema.optional(),
});
/** A posting as the list of its poster’s applicants shows it. */
export type PackedPosting = z.infer<typeof packedPostingSchema>;

/** A packed list: applicants, and in that of a poster the postings that they applied for, by id. */
export interface PackedList {
  readonly rows: Rows;
  readonly postings: ReadonlyMap<string, PackedPosting>;
}
const listSchema = z.object({ rows: z.array(packedSchema), postings: z.array(packedPostingSchema) });
const bucket = () => openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET'));

/** A packed list; undefined when it is gone, or was packed in another form. */
export const loadList = async (key: string, at: Date): Promise<PackedList | undefined> => {
  const bytes = await bucket().read(key, at);
  if (!bytes) return undefined;
  const list = listSchema.safeParse(JSON.parse(zlib().brotliDecompressSync(bytes).toString())).data;
  return (
    list && {
      rows: new Map(list.rows.map((row) => [rowKey(row), row])),
      postings: new Map(list.postings.map((posting) => [posting.id, posting])),
    }
  );
};

/** Stores a packed list and returns its key. */
export const saveList = async (scope: ApplicantScope, list: PackedList, at: Date): Promise<string> => {
  const name = 'poster' in scope ? scope.poster.replace('#', '/') : scope.opportunityId;
  const key = `${APPLICANT_LIST_KEYS}${name}/${randomUUID()}`;
  const { rows, postings } = list;
  const text = JSON.stringify({ rows: [...rows.values()], postings: [...postings.values()] });
  const packed = zlib().brotliCompressSync(text, {
    params: { [zlib().constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  await bucket().write(key, new Uint8Array(packed), at);
  return key;
};

export const removeList = (key: string, at: Date): Promise<void> => bucket().remove(key, at);

/**
 * Makes a packed list the latest, if `from` still is, together with what is stored of its rows; false when another was
 * stored meanwhile.
 */
export const moveList = async (
  scope: ApplicantScope,
  list: ListPointer,
  from: ListPointer | undefined,
  also: Steps,
): Promise<boolean> => {
  const pointer: Write = {
    Put: {
      Item: { ...listPointerItem(scope), ...list },
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
    await transact({ pointer }, also);
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};
