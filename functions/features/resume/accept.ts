import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { copyUpload, removeAccepted, removeUpload } from '#functions/parts/resume/files.ts';
import {
  acceptSteps,
  getResume,
  type StoredFile,
  type StoredUpload,
} from '#functions/parts/resume/repository.ts';
import type { resume } from '#shared/features/resume/routes.ts';
import { addToProfile } from './add-to-profile.ts';
import { shownFile } from './resume.ts';

/** Makes the uploaded file the user's resume in place of the one before. */
const acceptFile = async (upload: StoredUpload, now: Date): Promise<StoredFile> => {
  const { file: before } = await getResume(upload.userId);
  if (before?.uploadId === upload.uploadId) return before;
  if (!(await copyUpload(upload, now)))
    throw new AppError('conflict', { message: 'This file is no longer there. Please upload it again.' });
  const { uploadId, fileName, size = 0 } = upload;
  const file = { uploadId, fileName, size, acceptedAt: now.toISOString() };
  try {
    await transact(acceptSteps(upload, file, before));
  } catch (error) {
    if (error instanceof TransactionFailed) await removeAccepted(upload, now);
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  await removeUpload(upload, now);
  if (before && !before.sent) await removeAccepted({ ...upload, ...before }, now);
  return file;
};

/**
 * Adds the parts that the user took to the profile, and makes the file their resume. It can be repeated: what the
 * profile has already is not added again.
 */
export const acceptUpload: Handler<typeof resume.acceptUpload, StoredUpload> = async (call) => {
  const { record, account, body, now } = call;
  if (record.status !== 'ready')
    throw new AppError('conflict', { message: 'This resume has not been read yet.' });
  const leftOut = await addToProfile(account, body, now);
  return { file: shownFile(await acceptFile(record, now)), leftOut };
};
