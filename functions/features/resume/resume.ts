import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { linkTo, removeAccepted } from '#functions/parts/resume/files.ts';
import {
  forgetFile,
  getResume,
  getUpload,
  type StoredFile,
  takeFile,
} from '#functions/parts/resume/repository.ts';
import { type ResumeFile, type resume, resumeFileSchema } from '#shared/features/resume/routes.ts';
import { shown } from './uploads.ts';

/** The file without the name under which it is stored. */
export const shownFile = (file: StoredFile): ResumeFile => resumeFileSchema.parse(file);

const fileOf = async (userId: string): Promise<StoredFile> => {
  const { file: stored } = await getResume(userId);
  if (stored) return stored;
  throw new AppError('not_found', { message: 'You haven’t added a resume yet.' });
};

/** The user's resume and their latest upload. */
export const overview: Handler<typeof resume.overview> = async ({ account, now }) => {
  const { file: stored, latest } = await getResume(account.id);
  const found = latest === undefined ? undefined : await getUpload(account.id, latest, now);
  return { file: stored ? shownFile(stored) : null, upload: found ? shown(found) : null };
};

/** A link to the user's resume. */
export const file: Handler<typeof resume.file> = async ({ account, now }) => {
  const stored = await fileOf(account.id);
  return { url: linkTo({ userId: account.id, ...stored }, true, now) };
};

/**
 * Deletes the user's resume. Its name stays in the record until the file is deleted, so that no file is left without a
 * record. One that was sent with an application stays in the bucket.
 */
export const deleteFile: Handler<typeof resume.deleteFile> = async ({ account, now }) => {
  const stored = await fileOf(account.id);
  const taken = await takeFile(account.id, stored);
  // Another file was accepted in the meantime: it stays.
  if (!taken || taken.sent) return {};
  await removeAccepted({ userId: account.id, ...taken }, now);
  await forgetFile(account.id, taken);
  return {};
};
