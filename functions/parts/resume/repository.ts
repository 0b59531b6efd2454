import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { move } from '#functions/core/move.ts';
import { ConditionFailed, deleteItem, getItem, transact, updateItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { zlib } from '#functions/core/zlib.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { RESUME_UPLOAD_SECONDS } from '#shared/core/retention.ts';
import { type ResumeResult, resumeResultSchema } from '#shared/features/resume/result.ts';
import { resumeFileSchema, type UploadRejection } from '#shared/features/resume/routes.ts';
import { UPLOAD_STATUSES, uploadWorkflow } from '#shared/features/resume/rules.ts';

/** What was read from a file, compressed: as plain JSON it could exceed what an item may hold. */
const storedResult = z
  .instanceof(Uint8Array)
  .transform((bytes) => resumeResultSchema.parse(JSON.parse(zlib().gunzipSync(bytes).toString('utf8'))));

const uploadSchema = z.object({
  userId: z.string(),
  uploadId: z.string(),
  fileName: z.string(),
  /** Of the file in the bucket, once it is there. */
  size: z.number().int().optional(),
  status: z.enum(UPLOAD_STATUSES),
  createdAt: momentSchema,
  /** How often the function has begun to read the file. */
  attempts: z.number().int(),
  acceptedAt: momentSchema.optional(),
  rejection: z.string().optional(),
  version: z.number().int(),
  history: z.array(z.object({ status: z.enum(UPLOAD_STATUSES), at: z.string() })),
  result: storedResult.optional(),
});
export type StoredUpload = z.infer<typeof uploadSchema>;

/** The file of a user's resume; `uploadId` names it in the bucket. */
const storedFile = resumeFileSchema.extend({
  uploadId: z.string(),
  /** It was sent with an application: then it stays in the bucket when it is no longer the resume (decision 0179). */
  sent: z.boolean().optional(),
});
export type StoredFile = z.infer<typeof storedFile>;

const resumeSchema = z.object({
  file: storedFile.optional(),
  /** The latest upload. */
  latest: z.string().optional(),
  /** The uploads of earlier resumes whose files are still in the bucket. */
  kept: z.set(z.string()).optional(),
});
const resumeKey = (userId: string) => keyOf('resume', { userId });

const uploadKey = (userId: string, uploadId: string) => keyOf('resume-upload', { userId, uploadId });

/** Until when an upload is stored: the table deletes it later than that, the bucket its file. */
const isPast = ({ createdAt }: StoredUpload, now: Date): boolean =>
  now.getTime() >= Date.parse(createdAt) + RESUME_UPLOAD_SECONDS * 1000;

/** Stores an upload that the user's browser is about to begin, as their latest. */
export const storeUpload = (
  upload: Pick<StoredUpload, 'userId' | 'uploadId' | 'fileName'>,
  now: Date,
): Promise<void> => {
  const at = now.toISOString();
  return transact({
    upload: {
      Put: {
        Item: {
          ...itemOf('resume-upload', upload),
          ...upload,
          status: 'waiting',
          version: 1,
          history: [{ status: 'waiting', at }],
          attempts: 0,
          createdAt: at,
          ttl: Math.floor(now.getTime() / 1000) + RESUME_UPLOAD_SECONDS,
        },
      },
    },
    resume: {
      Update: updateOf(resumeKey(upload.userId), {
        set: { latest: upload.uploadId, entity: itemOf('resume', upload).entity },
      }),
    },
  });
};

/** A user's upload with what was read from it; undefined when there is none, or it is too old. */
export const getUpload = async (
  userId: string,
  uploadId: string,
  now: Date,
): Promise<StoredUpload | undefined> => {
  const upload = await getItem(uploadSchema, uploadKey(userId, uploadId));
  return upload && !isPast(upload, now) ? upload : undefined;
};

/** Moves an upload from what was read to another status. Throws `conflict` when it was moved meanwhile. */
export const moveUpload = (
  from: StoredUpload,
  to: 'parsing' | 'ready' | 'rejected',
  given: { attempts?: number; size?: number; result?: ResumeResult; rejection?: UploadRejection },
  at: Date,
): Promise<void> => {
  const { result, ...set } = given;
  const stored = result && { result: zlib().gzipSync(JSON.stringify(result)) };
  const key = uploadKey(from.userId, from.uploadId);
  return move(uploadWorkflow, { key, from, to, by: 'parser', at, set: { ...set, ...stored } });
};

/** The file of a user's resume and the id of their latest upload, if there are any. */
export const getResume = async (userId: string): Promise<z.infer<typeof resumeSchema>> =>
  (await getItem(resumeSchema, resumeKey(userId))) ?? {};

/** Whether the file was sent with an application, as a condition on the record. */
const sentAs = ({ sent }: StoredFile): string =>
  `${sent ? 'attribute_exists' : 'attribute_not_exists'}(#file.sent)`;

/**
 * The steps that make an upload's file the user's resume in place of `before`. They fail when that is no longer the
 * resume, or was sent with an application meanwhile, or the upload was deleted.
 */
export const acceptSteps = (
  { userId, uploadId }: StoredUpload,
  accepted: StoredFile,
  before: StoredFile | undefined,
) => ({
  resume: {
    Update: updateOf(
      resumeKey(userId),
      { set: { file: accepted }, add: before?.sent ? { kept: new Set([before.uploadId]) } : {} },
      before
        ? {
            condition: `#file.uploadId = :before AND ${sentAs(before)}`,
            names: { '#file': 'file' },
            values: { ':before': before.uploadId },
          }
        : {
            condition: 'attribute_exists(pk) AND attribute_not_exists(#file)',
            names: { '#file': 'file' },
          },
    ),
  },
  upload: {
    Update: updateOf(
      uploadKey(userId, uploadId),
      { set: { acceptedAt: accepted.acceptedAt } },
      { condition: 'attribute_exists(pk)' },
    ),
  },
});

/** Deletes an upload with what was read from it. */
export const deleteUpload = ({ userId, uploadId }: StoredUpload): Promise<void> =>
  deleteItem({ Key: uploadKey(userId, uploadId) });

/** The write that marks the file of a user's resume as sent with an application. It fails when it is another one by now. */
export const markSent = (userId: string, { uploadId }: StoredFile): Write => ({
  Update: updateOf(
    resumeKey(userId),
    { setAt: [[['file', 'sent'], true]] },
    { condition: '#file.uploadId = :upload', names: { '#file': 'file' }, values: { ':upload': uploadId } },
  ),
});

/**
 * Takes the file from a user's resume; its name stays among the files that are in the bucket. Returns it as it was at
 * that moment, or undefined when the resume is another one by now.
 */
export const takeFile = async (userId: string, { uploadId }: StoredFile): Promise<StoredFile | undefined> => {
  try {
    const before = await updateItem({
      ...updateOf(
        resumeKey(userId),
        { remove: ['file'], add: { kept: new Set([uploadId]) } },
        {
          condition: '#file.uploadId = :upload',
          names: { '#file': 'file' },
          values: { ':upload': uploadId },
        },
      ),
      ReturnValues: 'ALL_OLD',
    });
    return resumeSchema.parse(before).file;
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
};

/** Forgets a file that was deleted from the bucket. */
export const forgetFile = async (userId: string, { uploadId }: StoredFile): Promise<void> => {
  await updateItem(updateOf(resumeKey(userId), { discard: { kept: new Set([uploadId]) } }));
};
