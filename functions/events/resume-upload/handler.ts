import type { S3Event } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { addLogFields, log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observation.ts';
import { refusalOf } from '#functions/features/resume/check.ts';
import { readUpload, removeUpload, uploadAt } from '#functions/parts/resume/files.ts';
import { getUpload, moveUpload, type StoredUpload } from '#functions/parts/resume/repository.ts';
import { RESUME_MAX_BYTES } from '#shared/features/resume/rules.ts';
import { type Parsed, parseInThread } from './parse.ts';

/** Lambda runs an event three times at most. What has ended two runs is not opened a third time. */
const MOST_ATTEMPTS = 2;

/** What S3 says of a new object: its key is encoded as in a query. */
const recordSchema = z.object({
  eventTime: z.iso.datetime(),
  s3: z.object({ object: z.object({ key: z.string(), size: z.number() }) }),
});

const keyOf = (encoded: string): string => decodeURIComponent(encoded.replaceAll('+', ' '));

/** Checks a file by what is known without opening it, then reads it. */
const outcomeOf = async (upload: StoredUpload, size: number, at: Date): Promise<Parsed> => {
  if (upload.attempts >= MOST_ATTEMPTS) return { rejection: 'too_complex', because: 'Its runs did not end' };
  if (size > RESUME_MAX_BYTES) return { rejection: 'too_large' };
  const bytes = await readUpload(upload, at);
  if (!bytes) return { rejection: 'damaged', because: 'The file is gone' };
  const refused = refusalOf(bytes);
  return refused === undefined ? parseInThread(bytes) : { rejection: refused };
};

/** Reads an uploaded file, unless that was done already or another run does it. */
const process = async (userId: string, uploadId: string, size: number, at: Date): Promise<void> => {
  const found = await getUpload(userId, uploadId, at);
  if (found?.status !== 'waiting' && found?.status !== 'parsing') return;
  const attempts = found.attempts + 1;
  await moveUpload(found, 'parsing', { attempts, size }, at);
  const upload = await getUpload(userId, uploadId, at);
  if (upload?.status !== 'parsing' || upload.attempts !== attempts) return;
  const outcome = await outcomeOf(found, size, at);
  if ('result' in outcome) {
    await moveUpload(upload, 'ready', { result: outcome.result }, at);
    log('info', 'read a resume', { pages: outcome.result.pages });
    return;
  }
  await moveUpload(upload, 'rejected', { rejection: outcome.rejection }, at);
  log('info', 'rejected a resume', { rejection: outcome.rejection, because: outcome.because });
  await removeUpload(upload, at);
};

/**
 * S3 calls this for each new file among the uploads: it is checked, read, and the result stored for its user. A file
 * that is rejected is deleted at once. A failure is repeated by Lambda.
 */
export const handler = observed(async (event: S3Event): Promise<void> => {
  for (const record of event.Records) {
    const { eventTime, s3 } = recordSchema.parse(record);
    const of = uploadAt(keyOf(s3.object.key));
    if (!of) continue;
    addLogFields({ userId: of.userId, uploadId: of.uploadId });
    try {
      await process(of.userId, of.uploadId, s3.object.size, new Date(eventTime));
    } catch (error) {
      // S3 may report a file twice: another run was faster.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      log('info', 'another run reads this resume');
    }
  }
});
