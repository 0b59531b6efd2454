import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import { type ResumeFile, type resume, resumeFileSchema } from '#shared/features/resume.ts';
import { linkTo, removeAccepted } from './files.ts';
import { forgetFile, getResume, getUpload, type StoredFile } from './repository.ts';
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

/** Deletes the user's resume: the file first, so that no file is left without a record. */
export const deleteFile: Handler<typeof resume.deleteFile> = async ({ account, now }) => {
  const stored = await fileOf(account.id);
  await removeAccepted({ userId: account.id, ...stored }, now);
  try {
    await forgetFile(account.id, stored);
  } catch (error) {
    // Another file was accepted in the meantime: it stays.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return {};
};
